import { inWorkspace, type Database } from '../db/database.ts';
import { toPage, type Page, type PageRequest } from '../http/paging.ts';
import { findOwnedCourses } from './courseListQueries.ts';
import { pageOfCourses, readCourseList } from './courseReading.ts';
import { withAuthorship, type AuthoredCourseWire } from './authoredCourses.ts';
import { creatorFilter } from './policy.ts';
import type { CourseView } from './readCourse.ts';
import type { Id } from '../shared/id.ts';

export interface OwnedCoursesRequest extends CourseView {
  readonly workspaceId: Id;
  /** Only those that the caller created, also for an admin. */
  readonly createdOnly: boolean;
  readonly q: string | undefined;
  readonly sort: readonly string[];
  readonly page: PageRequest;
}

/** Courses that someone works on: their own, for an admin all of the workspace (REST-17). */
export const listOwnedCourses = (db: Database, request: OwnedCoursesRequest): Promise<Page<AuthoredCourseWire>> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { author, createdOnly, q, sort, page, include, now } = request;
    const createdBy = createdOnly ? author.userId : creatorFilter(author);
    const found = await findOwnedCourses(trx, { createdBy, q, sort, page: pageOfCourses(page, include) });
    const courses = await readCourseList(trx, found.rows, include, now, { withMedia: true });
    return toPage(await withAuthorship(trx, courses, author), found);
  });
