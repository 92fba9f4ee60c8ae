import { expect, it } from 'vitest';
import { links } from './links.ts';
import { ofSharedAddress } from './sharedAddress.ts';

it.each([
  [links.sharedCourse(258), '', '/courses/course/#!258'],
  ['/course/258/', '?ref=mail', '/courses/course/?ref=mail#!258'],
])('CAT-13 OP-76 the shared address %s%s is that of the course', (pathname, search, address) => {
  expect(ofSharedAddress({ pathname, search })).toBe(address);
});

it.each(['/courses/course/', '/course/', '/course/a', '/course/99999999999', '/course/258/x', '/x/course/258'])(
  '%s is no shared address',
  (pathname) => expect(ofSharedAddress({ pathname, search: '' })).toBeNull(),
);
