import { describe, expect, it } from 'vitest';
import {
  analyticsVariables,
  firstView,
  readAnalyticsView,
  withChoice,
  withLongest,
  withType,
  writeAnalyticsView,
} from './analyticsView.ts';
import { namedSteps, ticksFor } from './chartScale.ts';
import { fittingSteps, stepFor } from './steps.ts';

const now = new Date('2030-04-03T10:30:00Z');
const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe('the address of the dashboard', () => {
  it.each([
    '',
    '?period=yesterday&type=lectures&number=users&step=hour&course=258&group=7&campaign=31&only=77&sort=-seen',
    '?period=2030-01-01_2030-01-31&type=certificates&number=average_score&sort=certificates',
    '?period=longest&instead=lastWeek&type=people&step=day',
  ])('ANLY-01 %j says everything that is shown', (address) => {
    expect(writeAnalyticsView(readAnalyticsView(address))).toBe(address);
  });

  it('ANLY-06 own dates whose first is after the last, and unknown words, count for nothing', () => {
    expect(
      readAnalyticsView(
        '?period=2030-02-01_2030-01-01&type=x&number=y&step=minute&course=-1&sort=seen&instead=lastWeek',
      ),
    ).toEqual(firstView);
  });

  it.each([
    ['?type=lectures&sort=-users', { measure: 'USERS', direction: 'DESC' }],
    ['?type=lectures&sort=name', { name: 'SUBJECT', direction: 'ASC' }],
    ['?type=answers&sort=-course', { name: 'COURSE', direction: 'DESC' }],
    ['?type=certificates&sort=-course', null],
    ['?sort=active', { measure: 'ACTIVE', direction: 'ASC' }],
    ['?sort=-seen', null],
  ])('OP-195 ANLY-12 %s sorts by a column that the list has', (search, orderBy) => {
    expect(analyticsVariables(search, now).orderBy).toEqual(orderBy);
  });

  it('ANLY-07 an empty period gives way to the longest one, and comes back with other facts', () => {
    const chosen = readAnalyticsView('?period=yesterday&course=258');
    const longest = withLongest(chosen, day('2030-03-20'), now);
    expect(writeAnalyticsView(longest)).toBe('?period=longest&instead=yesterday&step=day&course=258');
    expect(writeAnalyticsView(withType(longest, 'LECTURE'))).toBe('?period=yesterday&type=lectures&course=258');
  });

  it('another period begins with the granularity that fits it', () => {
    const hours = readAnalyticsView('?period=yesterday&step=hour');
    expect(withChoice(hours, 'lastMonth', day('2029-01-01'), now).step).toBeNull();
    expect(withChoice(hours, 'longest', day('2015-01-01'), now).step).toBe('year');
  });
});

describe('the granularity', () => {
  it.each([
    ['2030-01-01', '2030-01-02', ['hour']],
    ['2030-01-01', '2030-01-31', ['hour', 'day']],
    ['2030-01-01', '2030-12-31', ['day', 'month']],
    ['2020-01-01', '2030-01-01', ['month', 'year']],
  ] as const)(
    'ANLY-03 ANLY-04 LIM-29 from %s to %s is one of hour, day, month, year that fits',
    (from, to, expected) => {
      expect(fittingSteps(day(from), day(to))).toEqual(expected);
    },
  );

  it('is the finest whose steps can be told apart, unless another one that fits is asked for', () => {
    expect(stepFor(day('2030-01-01'), day('2030-01-31'), null)).toBe('day');
    expect(stepFor(day('2030-01-01'), day('2030-01-31'), 'hour')).toBe('hour');
    expect(stepFor(day('2020-01-01'), day('2030-01-01'), 'hour')).toBe('year');
  });
});

describe('the scale of the chart', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [7, [0, 2, 4, 6, 8]],
    [100, [0, 50, 100]],
    [101, [0, 50, 100, 150]],
  ])('for %d ends at a round number', (largest, expected) => {
    expect(ticksFor(largest)).toEqual(expected);
  });

  it('names the first and the last of many steps', () => {
    expect(namedSteps(3, 5)).toEqual([0, 1, 2]);
    expect(namedSteps(31, 4)).toEqual([0, 10, 20, 30]);
  });
});
