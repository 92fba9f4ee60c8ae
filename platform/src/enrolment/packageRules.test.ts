import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packageVerdict, type PackageItem } from './packageRules.ts';

const item = (changes: Partial<PackageItem> = {}): PackageItem => ({
  completed: true,
  success: 'UNKNOWN',
  score: null,
  ...changes,
});

describe('OP-118 a course that is one package is passed by the package', () => {
  test.each<[string, readonly PackageItem[], number, ReturnType<typeof packageVerdict>]>([
    ['never opened', [], 1, { passed: false, rate: null }],
    ['opened and left', [item({ completed: false, score: 0.9 })], 1, { passed: false, rate: 0.9 }],
    ['passed', [item({ success: 'PASSED', score: 0.4 })], 1, { passed: true, rate: 0.4 }],
    ['passed without completion', [item({ completed: false, success: 'PASSED' })], 1, { passed: true, rate: null }],
    ['failed with a good score', [item({ success: 'FAILED', score: 0.9 })], 1, { passed: false, rate: 0.9 }],
    ['completed with a score', [item({ score: 0.8 })], 1, { passed: null, rate: 0.8 }],
    ['completed and silent', [item()], 1, { passed: true, rate: null }],
    ['one of two items', [item({ success: 'PASSED', score: 1 })], 2, { passed: false, rate: 1 }],
    ['a lesson and a test', [item(), item({ success: 'PASSED', score: 0.7 })], 2, { passed: true, rate: 0.7 }],
    ['two scores', [item({ score: 0.6 }), item({ score: 1 })], 2, { passed: null, rate: 0.8 }],
    ['one failed of two', [item({ success: 'PASSED' }), item({ success: 'FAILED' })], 2, { passed: false, rate: null }],
    ['a score below zero', [item({ score: -0.5 })], 1, { passed: null, rate: 0 }],
  ])('%s', (_case, items, itemCount, verdict) => {
    expect(packageVerdict({ items, itemCount })).toEqual(verdict);
  });

  test('it is passed neither while an item is open, nor after one failed', () => {
    const items = fc.array(
      fc.record({
        completed: fc.boolean(),
        success: fc.constantFrom('UNKNOWN' as const, 'FAILED' as const, 'PASSED' as const),
        score: fc.option(fc.double({ min: -1, max: 1, noNaN: true })),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(items, fc.nat(5), (opened, itemCount) => {
        const { passed, rate } = packageVerdict({ items: opened, itemCount });
        const open = opened.length < itemCount || opened.some((one) => !one.completed && one.success !== 'PASSED');
        expect(passed === false).toBe(open || opened.some(({ success }) => success === 'FAILED'));
        expect(rate === null || (rate >= 0 && rate <= 1)).toBe(true);
      }),
    );
  });
});
