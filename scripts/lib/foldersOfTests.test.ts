import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFoldersOfTests } from './foldersOfTests.ts';

test('databases are with all else where the place for memory is a disk, or is not there', () => {
  const disk = mkdtempSync(join(import.meta.dirname, 'disk-'));
  for (const memory of [disk, join(disk, 'none')]) {
    const { folder, databases, remove } = makeFoldersOfTests(memory);
    expect(databases).toBe(folder);
    expect(dirname(folder)).toBe(tmpdir());
    remove();
    expect(existsSync(folder)).toBe(false);
  }
  rmSync(disk, { recursive: true });
});

test('both folders are gone after a run, with what is in them', () => {
  const { folder, databases, remove } = makeFoldersOfTests();
  for (const each of [folder, databases]) {
    writeFileSync(join(each, 'file'), '');
  }
  remove();
  expect([folder, databases].filter((each) => existsSync(each))).toEqual([]);
});
