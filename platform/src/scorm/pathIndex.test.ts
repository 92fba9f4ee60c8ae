import { describe, expect, test } from 'vitest';
import { createPathIndex, foldPath } from './pathIndex.ts';

describe('SCORM-01 what a name costs grows with its length, and no faster', () => {
  test('a million full stops that do not end it', () => {
    const name = `${'. '.repeat(500_000)}x`;
    expect(foldPath(name)).toBe(name);
  });

  test.each([
    ['notes. .', 'notes'],
    ['a. /b..', 'a/b'],
    ['. .', '. .'],
    ['%41/%c3x%e4%bd%a0', 'a/ãx你'],
    ['m%e4%96x', 'mä–x'],
    ['100% %zz', '100% %zz'],
    ['%e4%bd%a0', '你'],
  ])('%j is folded to %j', (name, folded) => {
    expect(foldPath(name)).toBe(folded);
  });
});

describe('SCORM-01 an address that leaves out its folder', () => {
  test('finds what is nearest to the top, of several the first', () => {
    const index = createPathIndex(['x/y/a.html', 'z/a.html', 'w/A.html', 'za.html']);
    expect(['a.html', 'y/a.html', '/a.html', 'b/a.html'].map((asked) => index.findInAnyFolder(asked))).toEqual([
      'z/a.html',
      'x/y/a.html',
      'z/a.html',
      null,
    ]);
  });

  test('is found among 5,000 names of 500 folders each, by each of 10,000 addresses', () => {
    const names = Array.from({ length: 5_000 }, (_, at) => `${'f/'.repeat(500)}${at}.html`);
    const index = createPathIndex(names);
    const found = Array.from({ length: 10_000 }, (_, at) => index.findInAnyFolder(`f/${at}.html`));
    expect(found.filter((name) => name !== null)).toEqual(names);
  });
});

test('SCORM-01 of names that differ by little, 20 are compared; what is exact is found beyond them', () => {
  const names = Array.from({ length: 5_000 }, (_, at) => `a.html${'.'.repeat(at)}`);
  const index = createPathIndex(names);
  const composed = (at: number): string => `\u200d${names[at]}`;
  expect([names[4_999] ?? '', composed(19), composed(20)].map((asked) => index.find(asked))).toEqual([
    names[4_999],
    names[19],
    names[0],
  ]);
});
