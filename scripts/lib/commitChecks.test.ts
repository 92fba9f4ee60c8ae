import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkCommits } from './commitChecks.ts';
import { commitsOfChange } from './commitsOfChange.ts';

let root: string;
let told: string[];

/** Each tool of the little repository fails while there is a file of its name beside the packages. */
const tool = (name: string) => `#!/bin/sh\n[ ! -e broken-${name} ]\n`;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-little-')));
  told = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void told.push(line));
  git('init', '--quiet', '--initial-branch=change');
  for (const name of ['tsc', 'oxlint', 'oxfmt']) {
    write(`node_modules/.bin/${name}`, tool(name));
    chmodSync(join(root, 'node_modules/.bin', name), 0o755);
  }
  const empty = { '.gitignore': 'node_modules/\n', 'package-lock.json': '{}', 'web/tsconfig.json': '{}' };
  commit('the first', { ...empty, 'scripts/test.mjs': '' });
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function git(...args: readonly string[]): string {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.test', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8' }).trim();
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Commits the files; one without a text is removed. Answers the id. */
function commit(title: string, files: Readonly<Record<string, string | null>>): string {
  for (const [path, text] of Object.entries(files)) {
    if (text === null) {
      rmSync(join(root, path));
    } else {
      write(path, text);
    }
  }
  git('add', '--all');
  git('commit', '--quiet', '--message', title);
  return git('rev-parse', 'HEAD');
}

/** What was told of each commit, by its title. */
const verdicts = () =>
  told.slice(1).map((line) =>
    line
      .split('\n')[0]
      ?.replace(/ [0-9a-f]{7,} /, ' ')
      .replace(/\s+/g, ' '),
  );

test('the change is what no tag and no main branch has, newest first, without merges and the tested commit', () => {
  git('tag', 'landed');
  const one = commit('one', { 'web/a.ts': '1' });
  git('checkout', '--quiet', '-b', 'side');
  const side = commit('side', { 'web/b.ts': '1' });
  git('checkout', '--quiet', 'change');
  const two = commit('two', { 'web/a.ts': '2' });
  git('merge', '--quiet', '--no-ff', '--message', 'a merge', 'side');
  commit('tested', { 'web/a.ts': '3' });
  expect(commitsOfChange(root).toSorted()).toEqual([one, side, two].toSorted());
  git('update-ref', 'refs/remotes/origin/main', two);
  expect(commitsOfChange(root)).toEqual([side]);
});

test('they are the newest ten where everything has landed or nothing is known to have', () => {
  const commits = Array.from({ length: 12 }, (_, index) => commit(`number ${index}`, { 'web/a.ts': String(index) }));
  const newest = commits.slice(2, -1).toReversed();
  expect(commitsOfChange(root)).toEqual(newest);
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  expect(commitsOfChange(root)).toEqual(newest);
});

test.each([
  ['oxfmt', 'web/note.md'],
  ['tsc', 'web/a.ts'],
  ['oxlint', 'web/a.ts'],
])('a commit that does not pass %s is at fault, though a later one mends it', async (name, path) => {
  commit('breaks it', { [path]: '1', [`broken-${name}`]: '' });
  commit('mends it', { [`broken-${name}`]: null });
  commit('tested', { 'web/c.ts': '1' });
  expect(await checkCommits(root)).toBe(3);
  expect(verdicts()).toEqual(['ok mends it', expect.stringContaining(`FAILED breaks it: ${name} `)]);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});

test('a commit whose generated files are out of date is at fault', async () => {
  commit('drifts', { 'web/a.ts': '1', 'scripts/test.mjs': 'process.exit(1);' });
  commit('tested', { 'scripts/test.mjs': 'process.exit(0);' });
  expect(await checkCommits(root)).toBe(3);
  expect(verdicts()).toEqual(['FAILED drifts: node scripts/test.mjs --only drift failed:']);
});

test('a commit that npm ci refuses is at fault', async () => {
  const lock = JSON.stringify({
    name: 'x',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': { name: 'x', version: '1.0.0' } },
  });
  commit('in step', {
    'package.json': '{"name":"x","version":"1.0.0"}',
    'package-lock.json': lock,
    'y/package.json': '{"name":"y","version":"1.0.0"}',
  });
  commit('out of step', { 'package.json': '{"name":"x","version":"1.0.0","dependencies":{"y":"file:y"}}' });
  commit('in step again', { 'package.json': '{"name":"x","version":"1.0.0"}' });
  commit('tested', { 'web/c.ts': '1' });
  expect(await checkCommits(root)).toBe(3);
  expect(verdicts().map((line) => line?.split(':')[0])).toEqual([
    'ok in step again',
    'FAILED out of step',
    'ok in step',
  ]);
});

test('what cannot be checked is told, and fails nothing', async () => {
  commit('one', { 'web/a.ts': '1' });
  commit('tested', { 'web/a.ts': '2' });
  expect(await checkCommits(root, 0)).toBe(0);
  expect(verdicts()).toEqual(['unchecked one: there was no time left.']);
  rmSync(join(root, '.git', 'HEAD'));
  expect(await checkCommits(root)).toBe(0);
  expect(told.at(-1)).toContain('could not be checked');
});
