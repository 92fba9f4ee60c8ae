import { expect, test } from 'vitest';
import { standingOf } from './certificateStanding.ts';

const now = '2030-01-31T09:00:00.400Z';
const endless = { expireTime: null, revokedTime: null };

test('CERT-06 BEY-17 a certificate counts until its time is over, and not while it is taken back', () => {
  const earlier = '2030-01-31T08:59:59.999Z';
  const later = '2030-01-31T09:00:01.000Z';
  expect(standingOf(endless, now)).toBe('VALID');
  expect(standingOf({ ...endless, expireTime: later }, now)).toBe('VALID');
  expect(standingOf({ ...endless, expireTime: now }, now)).toBe('EXPIRED');
  expect(standingOf({ ...endless, expireTime: earlier }, now)).toBe('EXPIRED');
  expect(standingOf({ ...endless, revokedTime: earlier }, now)).toBe('REVOKED');
  expect(standingOf({ expireTime: later, revokedTime: earlier }, now)).toBe('REVOKED');
  expect(standingOf({ expireTime: earlier, revokedTime: earlier }, now)).toBe('REVOKED');
});

test('BEY-17 it is over with the second that its credential names, not within it', () => {
  const expireTime = '2030-01-31T09:00:00.999Z';
  expect(standingOf({ ...endless, expireTime }, '2030-01-31T08:59:59.999Z')).toBe('VALID');
  expect(standingOf({ ...endless, expireTime }, '2030-01-31T09:00:00.000Z')).toBe('EXPIRED');
});
