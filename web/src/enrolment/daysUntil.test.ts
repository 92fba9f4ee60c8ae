import { expect, it } from 'vitest';
import { daysUntil } from './daysUntil.ts';

const at = (day: number, hour: number): number => new Date(2030, 0, day, hour, 30).getTime();

it.each([
  ['the evening of today', at(5, 23), 0],
  ['the first hour of tomorrow', at(6, 0), 1],
  ['the evening of tomorrow', at(6, 23), 1],
  ['a week', at(12, 1), 7],
  ['yesterday', at(4, 23), -1],
])('OP-155 counts days by the calendar: %s', (_what, time, days) => {
  expect(daysUntil(new Date(time).toISOString(), at(5, 22))).toBe(days);
});
