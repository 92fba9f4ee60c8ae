import { expect, it } from 'vitest';
import { links } from './links.ts';
import { ofSharedAddress } from './sharedAddress.ts';

it.each([
  ['/course/258', '', links.sharedCourse(258)],
  ['/course/258/', '?ref=mail', `${links.sharedCourse(258)}?ref=mail`],
])('OP-76 OP-243 the earlier shared address %s%s is that of the course', (pathname, search, address) => {
  expect(ofSharedAddress({ pathname, search })).toBe(address);
});

it.each(['/courses/course/', '/course/', '/course/a', '/course/99999999999', '/course/258/x', '/x/course/258'])(
  '%s is no shared address',
  (pathname) => expect(ofSharedAddress({ pathname, search: '' })).toBeNull(),
);
