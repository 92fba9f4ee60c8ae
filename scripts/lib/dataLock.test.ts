import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockData } from './dataLock.ts';
import { startMark } from './processes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockOf = (holder: object) => writeFileSync(join(folder, 'lock.json'), JSON.stringify(holder));

test('a second start on the same data is refused in words that name the first', () => {
  lockOf({ pid: process.ppid, mark: startMark(process.ppid) });
  expect(() => lockData(folder)).toThrow(new RegExp(`already runs .*process ${process.ppid}.*LECTERN_DATA`));
});

test.each([
  ['of a process that is gone', { pid: 2 ** 22 + 1, mark: 'any' }],
  ['whose process id belongs to a younger process', { pid: process.ppid, mark: 'an older one' }],
])('a lock %s is taken over', (_name, holder) => {
  lockOf(holder);
  expect(lockData(folder)).toBeTypeOf('function');
});

test('a lock that was only half written is taken over', () => {
  writeFileSync(join(folder, 'lock.json'), '{"pid": 1');
  expect(lockData(folder)).toBeTypeOf('function');
});

test('giving the folder back removes the lock', () => {
  lockData(folder)();
  expect(existsSync(join(folder, 'lock.json'))).toBe(false);
});
