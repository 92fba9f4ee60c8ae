import { inWorkspace, type Database } from '../db/database.ts';
import { toPage, type Page, type PageRequest } from '../http/paging.ts';
import { findOwnedCourses } from './courseListQueries.ts';
import { pageOfCourses, readCourseList } from './courseReading.ts';
import type { Author } from './courseRights.ts';
import type { CourseWire } from './courseView.ts';
import type { CourseView } from './readCourse.ts';
import type { Id } from '../shared/id.ts';

export interface OwnedCoursesRequest extends CourseView {
  readonly workspaceId: Id;
  readonly author: Author;
  readonly q: string | undefined;
  readonly sort: readonly string[];
  readonly page: PageRequest;
}

/** Courses that somebody works on: their own, for an admin all of the workspace (REST-17). */
export const listOwnedCourses = (db: Database, request: OwnedCoursesRequest): Promise<Page<CourseWire>> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { author, q, sort, page, include, now } = request;
    const createdBy = author.roles.admin ? null : author.userId;
    const found = await findOwnedCourses(trx, { createdBy, q, sort, page: pageOfCourses(page, include) });
    return toPage(await readCourseList(trx, found.rows, include, now, { withMedia: true }), found);
  });
