import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runToEnd } from './runToEnd.ts';
import type { StepResult } from './stepResult.ts';

const VITEST = join(import.meta.dirname, '..', '..', 'node_modules', 'vitest', 'vitest.mjs');

let folder: string;
beforeAll(() => {
  // Inside the project, where the files find Vitest.
  folder = mkdtempSync(join(import.meta.dirname, '..', '..', 'node_modules', '.lectern-report-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a run leaves its counts, and what failed with the difference and the place', async () => {
  const files = {
    'vitest.config.mjs': 'export default {};',
    'a.test.mjs': `import { beforeAll, describe, expect, test } from 'vitest';
      test('adds', () => expect(1 + 1).toBe(2));
      test('divides', () => expect({ rest: 1 }).toEqual({ rest: 2 }));
      describe('with a hook', () => {
        beforeAll(() => { throw new Error('no server'); });
        test('is never reached', () => {});
      });`,
    'b.test.mjs': "import './none.mjs';",
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
  const report = join(folder, 'report.json');
  const run = runToEnd({
    what: 'The run',
    node: process.execPath,
    script: VITEST,
    args: ['run', '--root', folder, `--reporter=${join(import.meta.dirname, 'vitestReporter.ts')}`],
    root: folder,
    env: { ...process.env, LECTERN_REPORT: report },
  });
  await expect(run).rejects.toThrow(/^The run failed/);
  const { passed, failed, failures } = JSON.parse(readFileSync(report, 'utf8')) as StepResult;
  expect({ passed, failed }).toEqual({ passed: 1, failed: 3 });
  const words = Object.fromEntries(failures.map((failure) => [failure.name, failure.words]));
  expect(Object.keys(words).toSorted()).toEqual([
    'a.test.mjs › divides',
    'a.test.mjs › with a hook',
    'b.test.mjs › the file',
  ]);
  expect(words['a.test.mjs › divides']).toMatch(/AssertionError: [^]*"rest": 2[^]*"rest": 1[^]*a\.test\.mjs:3/);
  expect(words['a.test.mjs › with a hook']).toContain('Error: no server');
  expect(words['b.test.mjs › the file']).toContain('none.mjs');
});
