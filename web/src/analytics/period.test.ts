import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDay } from '../ui/form/day.ts';
import { intervals, periodOf, type Choice } from './period.ts';

// A Wednesday, shortly after the clocks of Europe went forward.
const now = new Date('2030-04-03T10:30:00Z');

const inKyiv = (choice: Choice) => {
  const { start, end, before } = periodOf(choice, now);
  return [before, start, end].map((time) => time?.toISOString() ?? null);
};

describe('the intervals in the time zone of who looks', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['yesterday', '2030-03-31T21:00', '2030-04-01T21:00', '2030-04-02T21:00'],
    ['last24Hours', '2030-04-01T10:30', '2030-04-02T10:30', '2030-04-03T10:30'],
    ['previous7Days', '2030-03-19T22:00', '2030-03-26T22:00', '2030-04-02T21:00'],
    ['previous30Days', '2030-02-01T22:00', '2030-03-03T22:00', '2030-04-02T21:00'],
    ['lastWeek', '2030-03-17T22:00', '2030-03-24T22:00', '2030-03-31T21:00'],
    ['lastMonth', '2030-01-31T22:00', '2030-02-28T22:00', '2030-03-31T21:00'],
  ] as const)('ANLY-05 LIM-30 OP-33 %s, with the period before, over a change of clocks', (choice, ...expected) => {
    vi.stubEnv('TZ', 'Europe/Kyiv');
    expect(inKyiv(choice)).toEqual(expected.map((time) => `${time}:00.000Z`));
  });

  it('ANLY-05 LIM-30 there are six of them', () => {
    expect(intervals).toHaveLength(6);
  });

  it('ANLY-07 the longest has a begin that only the platform knows, and nothing before it', () => {
    expect(inKyiv('longest')).toEqual([null, null, now.toISOString()]);
  });

  it('own dates hold both their days, and are compared with as many before', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(inKyiv({ from: '2030-03-09', to: '2030-03-10' })).toEqual([
      '2030-03-07T05:00:00.000Z',
      '2030-03-09T05:00:00.000Z',
      '2030-03-11T04:00:00.000Z',
    ]);
    expect(readDay('2030-02-30x')).toBeNull();
    expect(readDay('2030-13-01')).toBeNull();
  });
});
