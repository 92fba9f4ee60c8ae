import { courseHash, readCourseHash } from './hashLink.ts';

/**
 * The address of this client for one by which a course is shared: `/course/258?ref=a` becomes `/courses/course/?ref=a#!258`, with
 * the id where all our addresses have it (ADR 0004, ADR 0028). Null for any other address.
 */
export function ofSharedAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  const id = readCourseHash(`#!${/^\/course\/(\d{1,10})\/?$/.exec(pathname)?.[1]}`);
  return id === null ? null : `/courses/course/${search}${courseHash(id)}`;
}
