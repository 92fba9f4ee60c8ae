import { expect, it } from 'vitest';
import { waitBefore } from './retry.ts';
import { retryAfterMs } from './retryAfter.ts';

const retry = { tries: 4, firstWaitMs: 500, mostWaitMs: 3_000 };

it('BEY-46 OP-301 waits grow and are spread, and none is shorter than the server asked for', () => {
  const longest = (tried: number, askedMs: number | null = null) => waitBefore(tried, askedMs, retry, () => 1);
  const shortest = (tried: number, askedMs: number | null = null) => waitBefore(tried, askedMs, retry, () => 0);
  expect([1, 2, 3, 4].map((tried) => longest(tried))).toEqual([500, 1_000, 2_000, 3_000]);
  expect(shortest(3)).toBe(0);
  expect(shortest(1, 2_000)).toBe(2_000);
  expect(longest(1, 2_000)).toBe(2_500);
  expect(longest(1, 3_001)).toBeNull();
});

it.each([
  ['7', 7_000],
  ['Fri, 01 Jan 2100 00:00:10 GMT', 10_000],
  ['Fri, 01 Jan 2021 00:00:00 GMT', 0],
  ['soon', null],
  [undefined, null],
])('BEY-46 OP-301 a Retry-After of %s', (value, ms) => {
  const headers = new Headers(value === undefined ? {} : { 'retry-after': value });
  expect(retryAfterMs(headers, Date.UTC(2100, 0, 1))).toBe(ms);
});
