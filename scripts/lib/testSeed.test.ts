import { expect, test } from 'vitest';
import { testSeed } from './testSeed.ts';

test('runs of tests are alike unless another seed is wanted', () => {
  expect([testSeed(''), testSeed('2'), testSeed('0')]).toEqual([1, 2, 0]);
  expect(testSeed('random')).toSatisfy(Number.isSafeInteger);
  expect(() => testSeed('any')).toThrow('TEST_SEED must be a whole number or "random", and is "any".');
});
