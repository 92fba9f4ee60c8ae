import { expect, test } from 'vitest';
import { markedWords } from './markedWords.ts';

test.each([
  ['The old oak tree', 'The young oak tree', 'The ', 'old ', 'young ', 'oak tree'],
  ['Trees', 'Bushes', '', 'Trees', 'Bushes', ''],
  ['Trees grow', 'Trees grow slowly', 'Trees ', 'grow', 'grow slowly', ''],
  ['a a', 'a a a', 'a ', '', 'a ', 'a'],
  ['', 'Trees', '', '', 'Trees', ''],
])('OP-14 the words that differ between “%s” and “%s”', (one, other, before, mine, theirs, after) => {
  expect(markedWords(one, other)).toEqual([
    { before, changed: mine, after },
    { before, changed: theirs, after },
  ]);
});

test('OP-14 of long texts only what is near is left', () => {
  const [mine] = markedWords(
    `${'before '.repeat(40)}old ${'after '.repeat(40)}`,
    `${'before '.repeat(40)}new ${'after '.repeat(40)}`,
  );
  expect(mine.changed).toBe('old ');
  expect(mine.before.startsWith('…')).toBe(true);
  expect(mine.after.endsWith('…')).toBe(true);
  expect(mine.before.length + mine.after.length).toBeLessThan(130);
});
