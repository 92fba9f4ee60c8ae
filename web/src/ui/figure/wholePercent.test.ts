import { expect, test } from 'vitest';
import { wholePercent } from './wholePercent.ts';

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [199, 200, 99],
  [200, 200, 100],
  [0.996, 1, 99],
  [1, 1, 100],
  [29, 100, 29],
  [5, 4, 100],
  [-1, 4, 0],
])('OP-141 %d of %d is %d %%', (part, whole, percent) => {
  expect(wholePercent(part, whole)).toBe(percent);
});
