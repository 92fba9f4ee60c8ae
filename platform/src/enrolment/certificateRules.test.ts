import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import names from '../../../contracts/plainForm.json' with { type: 'json' };
import { certificateRate, certificateScore, meetsScoreRate, sameName, expiryOf } from './certificateRules.ts';

describe('the rate', () => {
  test('CERT-02 it is right points of all points, and 0 of none', () => {
    expect(certificateRate({ correctPoints: 3, totalPoints: 4 })).toBe(0.75);
    expect(certificateRate({ correctPoints: 0, totalPoints: 0 })).toBe(0);
  });

  test('CERT-02 OP-40 the default of 1 needs every point', () => {
    expect(meetsScoreRate({ correctPoints: 4, totalPoints: 4 }, 1)).toBe(true);
    expect(meetsScoreRate({ correctPoints: 3, totalPoints: 4 }, 1)).toBe(false);
    expect(meetsScoreRate({ correctPoints: 0, totalPoints: 0 }, 1)).toBe(false);
    expect(meetsScoreRate({ correctPoints: 0, totalPoints: 0 }, 0)).toBe(true);
  });

  test('CERT-02 a percentage that is met exactly is met', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 50 }), (percent, hundreds) => {
        const points = { correctPoints: percent * hundreds, totalPoints: 100 * hundreds };
        expect(meetsScoreRate(points, percent / 100)).toBe(true);
        expect(meetsScoreRate({ ...points, correctPoints: points.correctPoints - 1 }, percent / 100)).toBe(false);
      }),
    );
  });
});

describe('the score', () => {
  test('OP-44 OP-141 whole percent, never more than was reached', () => {
    expect(certificateScore({ correctPoints: 2, totalPoints: 3 }, { minScoreRate: 0.5 }).scorePercent).toBe(66);
    expect(certificateScore({ correctPoints: 159, totalPoints: 200 }, { minScoreRate: 0.8 }).scorePercent).toBe(79);
    expect(certificateScore({ correctPoints: 199, totalPoints: 200 }, { minScoreRate: 1 })).toEqual({
      scorePercent: 99,
      requiredPercent: 100,
      pointsMissing: 1,
    });
  });

  test('CERT-03 the required percentage keeps two decimals', () => {
    expect(certificateScore({ correctPoints: 0, totalPoints: 9 }, { minScoreRate: 2 / 3 }).requiredPercent).toBe(66.67);
  });

  test('OP-41 the missing points are just enough', () => {
    const cases = fc.record({
      total: fc.integer({ min: 1, max: 300 }),
      minScoreRate: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(cases, fc.nat(300), ({ total, minScoreRate }, given) => {
        const correctPoints = Math.min(given, total);
        const { pointsMissing } = certificateScore({ correctPoints, totalPoints: total }, { minScoreRate });
        const metWith = (extra: number) =>
          meetsScoreRate({ correctPoints: correctPoints + extra, totalPoints: total }, minScoreRate);
        expect(metWith(pointsMissing)).toBe(true);
        expect(pointsMissing === 0 || !metWith(pointsMissing - 1)).toBe(true);
      }),
    );
  });
});

test.each(names.same)('CERT-04 OP-124 %j is %j', (typed, stored) => {
  expect(sameName(typed, stored)).toBe(true);
  expect(sameName(stored, typed)).toBe(true);
});

test.each(names.different)('CERT-04 OP-124 %j is not %j', (typed, stored) => {
  expect(sameName(typed, stored)).toBe(false);
});

test('BEY-17 CERT-05 a certificate counts for so many months, to the same day or the last of a shorter month', () => {
  expect(expiryOf('2030-01-31T09:00:00.000Z', null)).toBeNull();
  expect(expiryOf('2030-01-31T09:00:00.000Z', 1)).toBe('2030-02-28T09:00:00.000Z');
  expect(expiryOf('2031-08-31T23:59:59.999Z', 6)).toBe('2032-02-29T23:59:59.999Z');
  expect(expiryOf('2030-11-15T00:00:00.000Z', 3)).toBe('2031-02-15T00:00:00.000Z');
  expect(expiryOf('2028-02-29T12:00:00.000Z', 12)).toBe('2029-02-28T12:00:00.000Z');
  expect(expiryOf('2030-03-31T12:00:00.000Z', 120)).toBe('2040-03-31T12:00:00.000Z');
});
