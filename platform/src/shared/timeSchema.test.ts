import { expect, test } from 'vitest';
import { receivedTimeSchema } from './timeSchema.ts';

test.each([
  ['2030-01-31T10:00:00+01:00', '2030-01-31T09:00:00.000Z'],
  [1_896_080_400_000, '2030-01-31T09:00:00.000Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
])('OP-07 %s is %s', (received, time) => {
  expect(receivedTimeSchema.parse(received)).toBe(time);
});

test.each([
  '9999-12-31T23:59:59-23:59',
  '0001-01-01T00:00:00+14:00',
  '0000-06-01T00:00:00Z',
  '2030-02-30T00:00:00Z',
  '2030-01-31T09:00:00',
  -1,
])('OP-07 %s is refused, in words', (received) => {
  expect(receivedTimeSchema.safeParse(received).error?.issues).toEqual([
    expect.objectContaining({ message: 'must be a time such as 2030-01-31T09:00:00.000Z' }),
  ]);
});
