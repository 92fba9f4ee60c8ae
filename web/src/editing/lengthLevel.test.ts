import { expect, it } from 'vitest';
import { cutText, lengthLevel } from './lengthLevel.ts';

it('EDIT-18 LIM-24 a header text is long enough below 90 % of its limit, then close to it, then beyond', () => {
  expect([0, 57, 58, 64, 65].map((length) => lengthLevel(length, 64))).toEqual([
    'enough',
    'enough',
    'close',
    'close',
    'over',
  ]);
});

it('EDIT-19 what is beyond is cut, and no character in two', () => {
  expect(cutText('abc', 2)).toBe('ab');
  expect(cutText('a🙂b', 2)).toBe('a🙂');
});
