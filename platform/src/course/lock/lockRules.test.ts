import { expect, test } from 'vitest';
import { maySave, type CourseLock } from './lockRules.ts';

const held: CourseLock = { userId: 7, until: '2030-01-01T00:00:30.000Z', alive: true, token: 3 };
const runOut: CourseLock = { ...held, alive: false };
const givenBack: CourseLock = { ...held, userId: null, until: null, alive: false };

test.each([
  ['the holder with the lock token', held, 7, 3, true],
  ['the holder with an older lock token', held, 7, 2, false],
  ['the holder without a lock token', held, 7, undefined, false],
  ['another with the same lock token', held, 8, 3, false],
  ['another without a lock token', held, 8, undefined, false],
  ['the last holder of a lock that ran out', runOut, 7, 3, true],
  ['anyone without a lock token when it ran out', runOut, 8, undefined, true],
  ['the token of a lock that was given back', givenBack, 7, 3, false],
  ['anyone without a lock token when it was given back', givenBack, 8, undefined, true],
] as const)('OP-16 %s', (_who, lock, userId, lockToken, passes) => {
  expect(maySave(lock, userId, lockToken)).toBe(passes);
});
