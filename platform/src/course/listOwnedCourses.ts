import { inWorkspace, type Database } from '../db/database.ts';
import { toPage, type Page, type PageRequest } from '../http/paging.ts';
import { findOwnedCourses } from './courseListQueries.ts';
import { pageOfCourses, readCourseList } from './courseReading.ts';
import { withAuthorship, type AuthoredCourseWire } from './authoredCourses.ts';
import { creatorFilter, type Author } from './policy.ts';
import type { CourseView } from './readCourse.ts';
import type { Id } from '../shared/id.ts';

/** Which courses a list for authors holds (OP-35, OP-205). */
export const courseListViews = ['OWNED_COURSES', 'CREATED_COURSES', 'ALL_COURSES'] as const;

export type CourseListView = (typeof courseListViews)[number];

export interface OwnedCoursesRequest extends CourseView {
  readonly workspaceId: Id;
  readonly view: CourseListView;
  readonly q: string | undefined;
  readonly sort: readonly string[];
  readonly page: PageRequest;
}

const creatorOf: Readonly<Record<CourseListView, (author: Author) => Id | null>> = {
  OWNED_COURSES: creatorFilter,
  CREATED_COURSES: ({ userId }) => userId,
  // Each of them could be read by its id (`readAuthoredCourse`).
  ALL_COURSES: () => null,
};

/** Courses that someone works on: their own, for an admin all of the workspace (REST-17). */
export const listOwnedCourses = (db: Database, request: OwnedCoursesRequest): Promise<Page<AuthoredCourseWire>> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { author, view, q, sort, page, include, now } = request;
    const createdBy = creatorOf[view](author);
    const found = await findOwnedCourses(trx, { createdBy, q, sort, page: pageOfCourses(page, include) });
    const courses = await readCourseList(trx, found.rows, include, now, { withMedia: true });
    return toPage(await withAuthorship(trx, courses, author), found);
  });
