import { describe, expect, it } from 'vitest';
import { courseOfAddress, courseOfPath, pagePathOf } from './courseAddress.ts';
import { links } from './links.ts';

describe('OP-243 the address of a course that a server can read', () => {
  it.each([links.sharedCourse(258), '/courses/course/258/'])('%s names the course and its page', (pathname) => {
    expect(courseOfPath(pathname)).toBe(258);
    expect(pagePathOf(pathname)).toBe('/courses/course/:courseId');
  });

  it('its path counts, whatever stands in its hash; elsewhere the hash does', () => {
    expect(courseOfAddress({ pathname: '/courses/course/258', hash: '#!300' })).toBe(258);
    expect(courseOfAddress({ pathname: '/courses/course/', hash: '#!300' })).toBe(300);
    expect(courseOfAddress({ pathname: '/courses/course/', hash: '' })).toBeNull();
  });

  it.each(['/courses/course', '/courses/course/', '/courses/course/x', '/courses/course/2147483648', '/course/258'])(
    '%s names none',
    (pathname) => expect(courseOfPath(pathname)).toBeNull(),
  );

  it('OP-37 the other pages are named by their paths, without trailing slash', () => {
    expect(pagePathOf('/courses/')).toBe('/courses');
    expect(pagePathOf('/courses')).toBe('/courses');
    expect(pagePathOf('/')).toBe('/');
  });
});
