import { describe, expect, it } from 'vitest';
import { isPastDay } from './day.ts';

/** Noon of 31 January 2030, where the reader is. */
const noon = new Date(2030, 0, 31, 12);

describe('a day that must not be in the past', () => {
  it.each([
    ['2030-01-30', true],
    ['2030-01-31', false],
    ['2030-02-01', false],
    ['2029-12-31', true],
  ])('OP-127 %s is past at noon of 2030-01-31: %j', (day, isPast) => {
    expect(isPastDay(day, noon)).toBe(isPast);
  });

  it('OP-127 today is in time until its last second', () => {
    expect(isPastDay('2030-01-31', new Date(2030, 0, 31, 23, 59, 58))).toBe(false);
    expect(isPastDay('2030-01-31', new Date(2030, 0, 31, 23, 59, 59))).toBe(true);
  });
});
