import { describe, expect, test } from 'vitest';
import { isRunning, usageLimit, type Campaign } from './voucherRules.ts';

const now = '2026-05-01T12:00:00.000Z';
const campaign: Campaign = {
  id: 1,
  courseId: 2,
  redeemType: 'MULTIPLE_USE',
  startTime: '2026-04-01T00:00:00.000Z',
  endTime: null,
  maxUsages: 0,
  active: true,
};

describe('OP-29 a campaign takes codes', () => {
  test.each<[string, Partial<Campaign>, boolean]>([
    ['while it runs', {}, true],
    ['from the very moment it starts', { startTime: now }, true],
    ['not before', { startTime: '2026-05-01T12:00:00.001Z' }, false],
    ['until its end', { endTime: '2026-05-01T12:00:00.001Z' }, true],
    ['not from then on', { endTime: now }, false],
    ['not while it is switched off', { active: false }, false],
  ])('%s', (_when, changes, running) => {
    expect(isRunning({ ...campaign, ...changes }, now)).toBe(running);
  });
});

test.each<[Campaign['redeemType'], number, number | null]>([
  ['MULTIPLE_USE', 0, null],
  ['MULTIPLE_USE', 3, 3],
  ['UNIQUE_CODE', 0, 1],
  ['UNIQUE_CODE', 3, 1],
])('OP-29 a code of a campaign %s with maxUsages %i works %s times', (redeemType, maxUsages, limit) => {
  expect(usageLimit({ ...campaign, redeemType, maxUsages })).toBe(limit);
});
