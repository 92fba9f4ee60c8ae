import { inWorkspace, type Database } from '../db/database.ts';
import { toPage, type Page, type PageRequest } from '../http/paging.ts';
import { findOwnedCourses, type CourseAuthors } from './courseListQueries.ts';
import { pageOfCourses, readCourseList } from './courseReading.ts';
import { withAuthorship, type AuthoredCourseWire } from './authoredCourses.ts';
import { creatorFilter, type Author } from './policy.ts';
import type { CourseView } from './readCourse.ts';
import type { Id } from '../shared/id.ts';
import { workingCourses } from './workingCourse.ts';

/** Which courses a list for authors holds (OP-35, OP-205, OP-233). */
export const courseListViews = ['OWNED_COURSES', 'CREATED_COURSES', 'SAVED_COURSES', 'ALL_COURSES'] as const;

export type CourseListView = (typeof courseListViews)[number];

export interface OwnedCoursesRequest extends CourseView {
  readonly workspaceId: Id;
  readonly view: CourseListView;
  readonly q: string | undefined;
  readonly sort: readonly string[];
  readonly page: PageRequest;
}

const anyone = { createdBy: null, savedBy: null };

const authorsOf: Readonly<Record<CourseListView, (author: Author) => CourseAuthors>> = {
  OWNED_COURSES: (author) => ({ ...anyone, createdBy: creatorFilter(author) }),
  CREATED_COURSES: ({ userId }) => ({ ...anyone, createdBy: userId }),
  // Every course admin saves what others created; each of these could be read by its id, as all of the next view.
  SAVED_COURSES: ({ userId }) => ({ ...anyone, savedBy: userId }),
  ALL_COURSES: () => anyone,
};

/** Courses that someone works on: their own, for an admin all of the workspace (REST-17). */
export const listOwnedCourses = (db: Database, request: OwnedCoursesRequest): Promise<Page<AuthoredCourseWire>> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { author, view, q, sort, page, include, now } = request;
    const authors = authorsOf[view](author);
    const found = await findOwnedCourses(trx, { ...authors, q, sort, page: pageOfCourses(page, include) });
    const courses = await readCourseList(trx, await workingCourses(trx, found.rows), include, now, { withMedia: true });
    return toPage(await withAuthorship(trx, courses, author), found);
  });
