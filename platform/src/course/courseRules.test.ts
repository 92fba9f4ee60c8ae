import { expect, test } from 'vitest';
import { courseTiming, readMinScoreRate, splitDuration } from './courseRules.ts';

const now = new Date('2030-03-01T12:00:00.000Z');
const past = '2030-03-01T11:59:59.999Z';
const future = '2030-03-01T12:00:00.001Z';

test.each([
  ['RUNNING', null, null, null],
  ['WILL_START', future, null, null],
  ['WILL_START', null, future, null],
  ['RUNNING', past, future, null],
  ['WILL_START', future, past, null],
  ['RUNNING', now.toISOString(), null, future],
  ['FINISHED', past, null, now.toISOString()],
  ['FINISHED', null, null, past],
] as const)('CAT-15 OP-51 it is %s', (timing, availableFromTime, startTime, availableUntilTime) => {
  expect(courseTiming({ availableFromTime, startTime, availableUntilTime }, now)).toBe(timing);
});

test.each([
  [0, { rate: 0 }],
  [0.7, { rate: 0.7 }],
  [1, { rate: 1 }],
  [1.5, { rate: 0.015 }],
  [70, { rate: 0.7 }],
  [100, { rate: 1 }],
  [100.1, { problem: 'can not be more than 100' }],
  [-0.1, { problem: 'can not be less than 0' }],
] as const)('VAL-13 VAL-14 LIM-25 OP-40 a passing rate of %d', (received, read) => {
  expect(readMinScoreRate(received)).toEqual(read);
});

test('GW-14 OP-17 a duration in hours and minutes', () => {
  expect(splitDuration(180)).toEqual({ hours: 3, minutes: 0 });
  expect(splitDuration(36)).toEqual({ hours: 0, minutes: 36 });
  expect(splitDuration(0)).toEqual({ hours: 0, minutes: 0 });
  expect(splitDuration(null)).toEqual({ hours: null, minutes: null });
});
