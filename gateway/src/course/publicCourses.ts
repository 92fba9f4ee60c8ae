import { isLast, type PageWire } from '../pagination.ts';
import { withQuery } from '../rsql.ts';
import type { CourseWire } from './courseWire.ts';

/** Reads what an address of a host answers, without a token. */
export type ReadPublic = (path: string) => Promise<unknown>;

/** The most rows that the platform answers at once. */
const pageSize = 1_000;

/** The first courses of the catalogue, in its order. */
export const readFirstCourses = async (read: ReadPublic, count: number): Promise<readonly CourseWire[]> =>
  (await readPage(read, 0, count)).content;

/** All courses of the catalogue in its order, newest first, but no more than `most`. A row that moves meanwhile may come twice. */
export async function readAllCourses(read: ReadPublic, most: number): Promise<readonly CourseWire[]> {
  const courses: CourseWire[] = [];
  for (let number = 0; courses.length < most; number += 1) {
    const page = await readPage(read, number, pageSize);
    courses.push(...page.content);
    if (isLast(page) || page.content.length === 0) break;
  }
  return courses.slice(0, most);
}

const readPage = async (read: ReadPublic, page: number, size: number): Promise<PageWire<CourseWire>> =>
  (await read(withQuery('/api/v1/public/courses', { page, size }))) as PageWire<CourseWire>;
