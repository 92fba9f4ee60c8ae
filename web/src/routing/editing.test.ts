import { describe, expect, it } from 'vitest';
import { asksForEditing, editablePlace, mayEdit } from './editing.ts';

const address = (url: string): { pathname: string; search: string; hash: string } => {
  const { pathname, search, hash } = new URL(url, 'https://example.org');
  return { pathname, search, hash };
};

describe('where a course can be edited', () => {
  it.each([
    ['/dashboard/course/#!258', { courseId: 258, lectureId: null }],
    ['/dashboard/course#!258', { courseId: 258, lectureId: null }],
    ['/courses/course/#!258', { courseId: 258, lectureId: null }],
    ['/courses/course/258', { courseId: 258, lectureId: null }],
    ['/courseware/?lecture=1131&module=1122#!102', { courseId: 102, lectureId: 1131 }],
    ['/courseware/#!102', { courseId: 102, lectureId: null }],
  ])('EDIT-01 %s shows a course', (url, place) => {
    expect(editablePlace(address(url))).toEqual(place);
  });

  it.each([
    '/',
    '/courses/',
    '/dashboard/',
    '/dashboard/course/',
    '/dashboard/course/#!x',
    '/admin/courses/#!258',
    '/settings/#!258',
  ])('EDIT-01 %s shows none', (url) => {
    expect(editablePlace(address(url))).toBeNull();
  });
});

describe('when editing is asked for', () => {
  it.each(['/dashboard/course/?edit=true#!258', '/courseware/?lecture=1131&module=1122&edit=true#!102'])(
    'EDIT-02 EDIT-21 %s asks for it',
    (url) => {
      expect(asksForEditing(address(url))).toBe(true);
    },
  );

  it.each([
    '/dashboard/course/#!258',
    '/dashboard/course/?edit=false#!258',
    '/courses/course/?edit=true#!258',
    '/courses/course/258?edit=true',
    '/dashboard/?edit=true#!258',
    '/dashboard/course/?edit=true',
  ])('EDIT-02 %s does not', (url) => {
    expect(asksForEditing(address(url))).toBe(false);
  });
});

it('ROLE-03 admins and course admins may edit', () => {
  expect(mayEdit(['ROLE_USER', 'ROLE_COURSE_ADMIN'])).toBe(true);
  expect(mayEdit(['ROLE_ADMIN'])).toBe(true);
  expect(mayEdit(['ROLE_USER', 'ROLE_VOUCHER_ADMIN'])).toBe(false);
  expect(mayEdit(null)).toBe(false);
  expect(mayEdit(undefined)).toBe(false);
});
