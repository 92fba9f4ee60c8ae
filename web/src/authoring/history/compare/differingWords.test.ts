import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { differingWords } from './differingWords.ts';

const words = (one: string, other: string): readonly (readonly string[])[] =>
  differingWords(one, other).map((pieces, side) =>
    pieces.map(({ start, end }) => [one, other][side]?.slice(start, end) ?? ''),
  );

test.each([
  ['the old oak', 'the young oak', ['old'], ['young']],
  ['the oak', 'the very old oak', [], ['very old']],
  ['a b c d e', 'b c x e', ['a', 'd'], ['x']],
  ['same', 'same', [], []],
  ['', 'all new', [], ['all new']],
  ['gone  now', '', ['gone  now'], []],
])('BEY-01 “%s” beside “%s”', (one, other, ours, theirs) => {
  expect(words(one, other)).toEqual([ours, theirs]);
});

test('BEY-01 without the words that differ both texts say the same', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 }).map((list) => list.join(' '));
  const rest = (of: string, pieces: readonly { start: number; end: number }[]): string =>
    [...pieces]
      .toReversed()
      .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), of)
      .split(/\s+/)
      .filter((word) => word !== '')
      .join(' ');
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [ours, theirs] = differingWords(one, other);
      expect(rest(one, ours)).toBe(rest(other, theirs));
    }),
  );
});

test('BEY-01 two long texts with nothing in common are told as one piece each', () => {
  const text = (word: string): string => Array.from({ length: 2_100 }, (_, index) => `${word}${index}`).join(' ');
  expect(differingWords(text('a'), text('b')).map((pieces) => pieces.length)).toEqual([1, 1]);
});
