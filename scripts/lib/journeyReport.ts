import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { StepResult } from './stepResult.ts';

interface ReportError {
  readonly message?: string;
}

interface Spec {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly results: readonly { readonly errors: readonly ReportError[] }[];
  }[];
}

interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

/** What of Playwright's JSON report is read. */
interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
  readonly errors: readonly ReportError[];
}

/**
 * What Playwright's JSON report says. A journey that passed only when it was tried again counts as failed.
 */
export function readJourneyReport(file: string): StepResult {
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const failures = suites.flatMap(specsOf).flatMap(({ file: path, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        name: `${path}:${line} › ${title} (${projectName})`,
        words: wordsOf(results.flatMap((result) => result.errors)),
      })),
  );
  // What belongs to no journey, such as a product that did not start.
  if (errors.length > 0) {
    failures.push({ name: 'The run of the journeys', words: wordsOf(errors) });
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

function wordsOf(errors: readonly ReportError[]): string {
  return stripVTControlCharacters(errors.map(({ message }) => message ?? '').join('\n'));
}

function specsOf({ specs = [], suites = [] }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
