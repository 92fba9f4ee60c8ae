import { expect, test } from 'vitest';
import { statusOf } from './certificateStatus.ts';

const now = '2030-01-31T09:00:00.400Z';
const endless = { expireTime: null, revokedTime: null };

test('CERT-06 BEY-17 a certificate counts until its time is over, and not while it is taken back', () => {
  const earlier = '2030-01-31T08:59:59.999Z';
  const later = '2030-01-31T09:00:01.000Z';
  expect(statusOf(endless, now)).toBe('VALID');
  expect(statusOf({ ...endless, expireTime: later }, now)).toBe('VALID');
  expect(statusOf({ ...endless, expireTime: now }, now)).toBe('EXPIRED');
  expect(statusOf({ ...endless, expireTime: earlier }, now)).toBe('EXPIRED');
  expect(statusOf({ ...endless, revokedTime: earlier }, now)).toBe('REVOKED');
  expect(statusOf({ expireTime: later, revokedTime: earlier }, now)).toBe('REVOKED');
  expect(statusOf({ expireTime: earlier, revokedTime: earlier }, now)).toBe('REVOKED');
});

test('BEY-17 it is over with the second that its credential names, not within it', () => {
  const expireTime = '2030-01-31T09:00:00.999Z';
  expect(statusOf({ ...endless, expireTime }, '2030-01-31T08:59:59.999Z')).toBe('VALID');
  expect(statusOf({ ...endless, expireTime }, '2030-01-31T09:00:00.000Z')).toBe('EXPIRED');
});
