import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * What Playwright's JSON report says: `{ passed, failed, failures }`, where each of `failures` is `{ name, words }`. A journey
 * that passed only when it was tried again counts as failed.
 */
export function readJourneyReport(file) {
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const failures = suites.flatMap(specsOf).flatMap(({ file: path, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        name: `${path}:${line} › ${title} (${projectName})`,
        words: wordsOf(results.flatMap((result) => result.errors)),
      })),
  );
  // What belongs to no journey, such as a product that did not start.
  if (errors.length > 0) failures.push({ name: 'The run of the journeys', words: wordsOf(errors) });
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

function wordsOf(errors) {
  return stripVTControlCharacters(errors.map(({ message }) => message ?? '').join('\n'));
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
