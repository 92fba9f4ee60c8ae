import { expect, it } from 'vitest';
import { countdownTo, isClosed, studyWindow } from './studyWindow.ts';

const time = '2030-01-31T09:00:00.000Z';
const notStarted = { gate: { reason: 'COURSE_NOT_STARTED', time } };

it.each([
  ['ENR-04 OP-51 a course that begins later opens then', { expired: false, continueAt: notStarted }, 'opens', true],
  ['OP-21 time that ran out closes it', { expired: true, expireTime: time, continueAt: notStarted }, 'ranOut', true],
  ['OP-21 until it does the course is open', { expired: false, expireTime: time }, 'until', false],
  [
    'another gate closes a lecture, not the course',
    { expired: false, continueAt: { gate: { reason: 'SEQUENTIAL' } } },
    undefined,
    false,
  ],
  ['nothing limits it', { expired: false, expireTime: null, continueAt: { gate: null } }, undefined, false],
])('%s', (_name, facts, kind, closed) => {
  const window = studyWindow(facts);
  expect(window?.kind).toBe(kind);
  expect(isClosed(window)).toBe(closed);
});

it('OP-51 the way to the start is counted in days, then in hours, and only when it is near', () => {
  const before = (hours: number) => Date.parse(time) - hours * 3_600_000;
  expect(countdownTo(time, before(24 * 30))).toEqual({ value: 30, unit: 'day' });
  expect(countdownTo(time, before(5))).toEqual({ value: 5, unit: 'hour' });
  expect(countdownTo(time, before(24 * 61))).toBeNull();
  expect(countdownTo(time, before(-1))).toBeNull();
});
