import { describe, expect, it } from 'vitest';
import { links, safeNext, signInFrom } from './links.ts';
import { guardTarget } from './guards.ts';
import { normalisePath } from './normalisePath.ts';

describe('links', () => {
  it('CAT-13 a public course', () => expect(links.course(258)).toBe('/courses/course/#!258'));
  it('DASH-04 a user course', () => expect(links.userCourse(258)).toBe('/dashboard/course/#!258'));
  it('LEC-06 a lecture', () =>
    expect(links.lecture({ courseId: 258, moduleId: 3, lectureId: 12 })).toBe('/courseware/?lecture=12&module=3#!258'));

  it('AUTH-01 the sign-in comes back to where one was, on this site only', () => {
    const from = '/courses/course/#!258';
    const next = new URL(signInFrom(from), 'http://localhost').searchParams.get('next');
    expect(safeNext(next)).toBe(from);
  });

  it.each([
    null,
    '',
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    '/signin?next=/',
    '/a b',
  ])('AUTH-01 goes to the dashboard instead of %j', (next) => expect(safeNext(next)).toBe('/dashboard/'));
});

describe('guards', () => {
  it('NAV-02 a page for signed-in people sends visitors to "/"', () => {
    expect(guardTarget('signedIn', null)).toBe('/');
    expect(guardTarget('signedIn', [])).toBeNull();
  });

  it('NAV-03 a page for course admins sends everyone else to "/"', () => {
    expect(guardTarget('courseAdmin', null)).toBe('/');
    expect(guardTarget('courseAdmin', ['ROLE_VOUCHER_ADMIN'])).toBe('/');
    expect(guardTarget('courseAdmin', ['ROLE_COURSE_ADMIN'])).toBeNull();
    expect(guardTarget('courseAdmin', ['ROLE_ADMIN'])).toBeNull();
  });

  it('OP-38 pages for admins alone send a mere course admin to "/"', () => {
    expect(guardTarget('admin', ['ROLE_ADMIN'])).toBeNull();
    expect(guardTarget('admin', ['ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN'])).toBe('/');
    expect(guardTarget('adminArea', ['ROLE_COURSE_ADMIN'])).toBeNull();
    expect(guardTarget('adminArea', ['ROLE_VOUCHER_ADMIN'])).toBe('/');
    expect(guardTarget('adminArea', null)).toBe('/');
  });

  it('OP-39 campaign management opens to voucher admins and admins alone', () => {
    expect(guardTarget('voucherAdmin', ['ROLE_VOUCHER_ADMIN'])).toBeNull();
    expect(guardTarget('voucherAdmin', ['ROLE_ADMIN'])).toBeNull();
    expect(guardTarget('voucherAdmin', ['ROLE_COURSE_ADMIN'])).toBe('/');
    expect(guardTarget('voucherAdmin', [])).toBe('/');
  });

  it('NAV-04 a page for visitors sends signed-in people to the dashboard', () => {
    expect(guardTarget('guest', [])).toBe('/dashboard/');
    expect(guardTarget('guest', null)).toBeNull();
  });
});

describe('paths', () => {
  it('OP-37 are the same with and without trailing slash', () => {
    expect(normalisePath('/courses/')).toBe('/courses');
    expect(normalisePath('/courses')).toBe('/courses');
    expect(normalisePath('/')).toBe('/');
  });
});
