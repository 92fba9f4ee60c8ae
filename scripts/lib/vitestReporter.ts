import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import type { Failure, StepResult } from './stepResult.ts';

/**
 * A reporter of Vitest that writes what the summary of all steps needs into the file of `LECTERN_REPORT`, as
 * {@link StepResult} in JSON. Beside failed tests it counts hooks that failed, files that could
 * not be loaded, and errors that nobody caught. Vitest's own report leaves out the difference between what was expected and what came.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    let passed = 0;
    const failures: Failure[] = uncaught.map((error) => ({
      name: 'An error that nobody caught',
      words: wordsOf([error]),
    }));
    for (const module of modules) {
      const note = (name: string, errors: readonly SerializedError[] = []) => {
        if (errors.length > 0) {
          failures.push({ name: `${module.relativeModuleId} › ${name}`, words: wordsOf(errors) });
        }
      };
      note('the file', module.errors());
      for (const suite of module.children.allSuites()) {
        note(suite.fullName, suite.errors());
      }
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'passed') {
          passed += 1;
        }
        if (state === 'failed') {
          note(test.fullName, errors);
        }
      }
    }
    const result: StepResult = { passed, failed: failures.length, failures };
    writeFileSync(process.env.LECTERN_REPORT ?? '', JSON.stringify(result));
  }
}

/** Message, difference, and where it happened in our own files. */
function wordsOf(errors: readonly (SerializedError & { readonly diff?: unknown })[]): string {
  return errors
    .flatMap(({ name, message, diff, stacks = [] }) => [
      `${name}: ${message}`,
      ...(typeof diff === 'string' ? [diff] : []),
      ...stacks.slice(0, 2).map(({ file, line }) => `at ${file}:${line}`),
    ])
    .join('\n');
}
