import { beforeEach, describe, expect, it } from 'vitest';
import { rememberEnrolIntent, takeEnrolIntent } from './enrolIntent.ts';

beforeEach(() => sessionStorage.clear());

describe('the wish to enrol', () => {
  it('counts once, and for its course alone', () => {
    rememberEnrolIntent(258);
    expect(takeEnrolIntent(259)).toBe(false);
    expect(takeEnrolIntent(258)).toBe(true);
    expect(takeEnrolIntent(258)).toBe(false);
  });

  it('is forgotten after half an hour', () => {
    rememberEnrolIntent(258, 0);
    expect(takeEnrolIntent(258, 30 * 60 * 1000)).toBe(false);
  });

  it('damage is no wish', () => {
    sessionStorage.setItem('lectern.enrolAfterSignIn', '{');
    expect(takeEnrolIntent(258)).toBe(false);
  });
});
