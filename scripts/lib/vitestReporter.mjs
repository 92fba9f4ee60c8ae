import { writeFileSync } from 'node:fs';

/**
 * A reporter of Vitest that writes what the summary of all steps needs into the file of `LECTERN_REPORT`, as JSON: `{ passed, failed,
 * failures }`, where each of `failures` is `{ name, words }`. Beside failed tests it counts hooks that failed, files that could
 * not be loaded, and errors that nobody caught. Vitest's own report leaves out the difference between what was expected and what came.
 */
export default class SummaryReporter {
  onTestRunEnd(modules, uncaught) {
    let passed = 0;
    const failures = uncaught.map((error) => ({ name: 'An error that nobody caught', words: wordsOf([error]) }));
    for (const module of modules) {
      const note = (name, errors) => {
        if (errors.length > 0) failures.push({ name: `${module.relativeModuleId} › ${name}`, words: wordsOf(errors) });
      };
      note('the file', module.errors());
      for (const suite of module.children.allSuites()) note(suite.fullName, suite.errors());
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') note(test.fullName, errors);
      }
    }
    writeFileSync(process.env.LECTERN_REPORT, JSON.stringify({ passed, failed: failures.length, failures }));
  }
}

/** Message, difference, and where it happened in our own files. */
function wordsOf(errors) {
  return errors
    .flatMap(({ name, message, diff, stacks = [] }) => [
      `${name}: ${message}`,
      ...(diff ? [diff] : []),
      ...stacks.slice(0, 2).map(({ file, line }) => `at ${file}:${line}`),
    ])
    .join('\n');
}
