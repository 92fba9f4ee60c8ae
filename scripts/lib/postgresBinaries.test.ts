import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostgresBinaries } from './postgresBinaries.ts';
import { ROOT } from './root.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-binaries-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Programs that only say which version they are. */
function programs(version: string): void {
  for (const name of ['initdb', 'postgres']) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} (PostgreSQL) ${version}"\n`);
    chmodSync(join(folder, name), 0o755);
  }
}

test('the programs that came with the packages are those of version 18', () => {
  expect(findPostgresBinaries(ROOT, '')).toMatchObject({ version: 18 });
});

test.each([
  ['15.20 (Debian 15.20-0+deb12u1)', 15],
  ['17.6', 17],
])('others are taken from the folder that is named: %s', (told, version) => {
  programs(told);
  expect(findPostgresBinaries(ROOT, folder)).toEqual({
    initdb: join(folder, 'initdb'),
    postgres: join(folder, 'postgres'),
    version,
  });
});

test('OP-313 a version that is too old, and a folder without programs, are refused in words', () => {
  programs('14.19');
  expect(() => findPostgresBinaries(ROOT, folder)).toThrow('is of version 14: PostgreSQL 15 or newer is needed.');
  expect(() => findPostgresBinaries(ROOT, join(folder, 'none'))).toThrow('a folder that holds initdb and postgres');
});
