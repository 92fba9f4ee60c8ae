import { readCourseHash } from './hashLink.ts';
import { normalisePath } from './normalisePath.ts';
import type { PageAddress } from './pageRequest.ts';
import type { PagePath } from './pagePaths.ts';

/** The public page of a course at an address that a server can read (ADR 0072), as the contract names it. */
const coursePath: PagePath = '/courses/course/:courseId';

/** The raw id in `/courses/course/258`; null for any other path. */
export const courseOfPath = (pathname: string): number | null =>
  readCourseHash(`#!${/^\/courses\/course\/(\d{1,10})\/?$/.exec(pathname)?.[1]}`);

/** The raw id of the course that an address names: in its path where it has one there, else in its hash (CAT-13, DASH-04). */
export const courseOfAddress = ({ pathname, hash }: Pick<PageAddress, 'pathname' | 'hash'>): number | null =>
  courseOfPath(pathname) ?? readCourseHash(hash);

/** How the contract names the page at a path, with or without trailing slash (OP-37). */
export const pagePathOf = (pathname: string): string =>
  courseOfPath(pathname) === null ? normalisePath(pathname) : coursePath;
