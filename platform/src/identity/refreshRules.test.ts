import { describe, expect, test } from 'vitest';
import { decideRefresh, type RefreshState } from './refreshRules.ts';

const now = new Date('2030-01-31T09:00:00.000Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const fresh: RefreshState = {
  expiresTime: new Date('2031-01-31T09:00:00.000Z'),
  familyRevoked: false,
  replacedTime: null,
  successor: null,
};
const replaced = (seconds: number, successor: RefreshState['successor']): RefreshState => ({
  ...fresh,
  replacedTime: secondsAgo(seconds),
  successor,
});

describe('OP-11 a refresh token', () => {
  test.each<[string, RefreshState, string]>([
    ['is exchanged the first time', fresh, 'rotate'],
    ['answers its successor while that is unused', replaced(3600, { accessUsed: false, replaced: false }), 'repeat'],
    [
      'answers its successor for 10 s although that is in use',
      replaced(9, { accessUsed: true, replaced: false }),
      'repeat',
    ],
    [
      'ends the sign-in when its successor was used before',
      replaced(10, { accessUsed: true, replaced: false }),
      'revoke',
    ],
    [
      'ends the sign-in when its successor was exchanged',
      replaced(11, { accessUsed: false, replaced: true }),
      'revoke',
    ],
    ['is refused after the sign-in ended', { ...fresh, familyRevoked: true }, 'refuse'],
    ['ends', { ...fresh, expiresTime: now }, 'expired'],
  ])('%s', (_name, state, decision) => {
    expect(decideRefresh(state, now)).toBe(decision);
  });
});
