import { describe, expect, test } from 'vitest';
import { DateScalar, DateTime } from './scalars.ts';

describe('OP-07 a DateTime is RFC 3339', () => {
  test.each([
    ['2030-01-31T09:00:00.000Z', '2030-01-31T09:00:00.000Z'],
    ['2030-01-31T09:00Z', '2030-01-31T09:00:00.000Z'],
    ['2030-01-31T10:00:00+01:00', '2030-01-31T09:00:00.000Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['0001-01-01t00:00:00z', '0001-01-01T00:00:00.000Z'],
  ])('%s', (written, time) => expect(DateTime.parseValue(written)).toBe(time));

  test.each([
    '1',
    '0',
    'Feb 3',
    '03/02/2026',
    '2026-02-03',
    '2026-02-03T09:00:00',
    '2026-02-30T00:00:00Z',
    '2027-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-01-00T00:00:00Z',
    '2026-01-01T25:00:00Z',
    '0000-01-01T00:00:00Z',
    '+010000-01-01T00:00:00Z',
    5,
    null,
  ])('not %s', (written) => expect(() => DateTime.parseValue(written)).toThrow('A DateTime is written as ISO 8601'));
});

describe('OP-07 a Date is a day of the calendar', () => {
  test.each(['2030-01-31', '2028-02-29', '0001-01-01'])('%s', (day) => {
    expect(DateScalar.parseValue(day)).toBe(day);
    expect(DateScalar.serialize(day)).toBe(day);
  });

  test.each([
    '2027-02-29',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '31.01.2030',
    '2030-01-31T09:00:00.000Z',
    20_300_131,
    null,
  ])('not %s', (written) => expect(() => DateScalar.parseValue(written)).toThrow('A Date is written as a day'));
});
