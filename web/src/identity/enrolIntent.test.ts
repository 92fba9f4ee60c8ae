import { beforeEach, describe, expect, it } from 'vitest';
import { keepEnrolIntentFor, rememberEnrolIntent, takeEnrolIntent } from './enrolIntent.ts';

beforeEach(() => sessionStorage.clear());

describe('the wish to enrol', () => {
  it('counts once', () => {
    rememberEnrolIntent(258);
    expect(takeEnrolIntent(258)).toBe(true);
    expect(takeEnrolIntent(258)).toBe(false);
  });

  it('counts for its course alone, and not after another one was looked at', () => {
    rememberEnrolIntent(258);
    expect(takeEnrolIntent(259)).toBe(false);
    expect(takeEnrolIntent(258)).toBe(false);
  });

  it('stays with anyone who signs in on the way back to its course, and with nobody else', () => {
    rememberEnrolIntent(258);
    keepEnrolIntentFor('/courses/course/#!258');
    expect(takeEnrolIntent(258)).toBe(true);

    rememberEnrolIntent(258);
    keepEnrolIntentFor('/courses/course/?umbrella=false&tree=109#!258');
    expect(takeEnrolIntent(258)).toBe(true);

    rememberEnrolIntent(258);
    keepEnrolIntentFor('/courses/course/258');
    expect(takeEnrolIntent(258)).toBe(true);

    rememberEnrolIntent(258);
    keepEnrolIntentFor('/courses/course/#!259');
    expect(takeEnrolIntent(258)).toBe(false);

    rememberEnrolIntent(258);
    keepEnrolIntentFor('/dashboard/');
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
