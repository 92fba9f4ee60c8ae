import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJourneyReport } from './journeyReport.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-report-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a report of Playwright gives its counts, the failed journeys of all depths, and what failed beside them', () => {
  const journey = (title: string, status: string, messages: readonly string[]) => ({
    title,
    file: 'e2e/a.spec.ts',
    line: 7,
    tests: [
      { projectName: 'phone', status, results: [{ errors: messages.map((message) => ({ message })) }, { errors: [] }] },
    ],
  });
  const file = join(folder, 'report.json');
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        specs: [journey('good', 'expected', [])],
        suites: [
          {
            specs: [
              journey('bad', 'unexpected', ['\u001b[31mno heading\u001b[0m', 'not calm']),
              journey('shaky', 'flaky', ['sometimes']),
            ],
          },
        ],
      },
    ],
  };
  writeFileSync(file, JSON.stringify(report));
  expect(readJourneyReport(file)).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      { name: 'e2e/a.spec.ts:7 › bad (phone)', words: 'no heading\nnot calm' },
      { name: 'e2e/a.spec.ts:7 › shaky (phone)', words: 'sometimes' },
      { name: 'The run of the journeys', words: 'the server did not start' },
    ],
  });
});
