/** Pages of courses (REST-15, REST-17). */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Order } from '../http/keyset.ts';
import { sortedBy, type PageRequest, type PageRows, type SortColumns } from '../http/paging.ts';
import { listOf, readPage } from '../http/readPage.ts';
import { rsqlWhere, type Selectors } from '../http/rsql.ts';
import { courseColumns, toCourseRecord, type CourseRecord } from './courseRecord.ts';
import type { Id } from '../shared/id.ts';

/** That a course carries a tag of which the comparison holds. */
export const withTag = (comparison: RawBuilder<SqlBool>): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from course_tag join tag on tag.workspace_id = course_tag.workspace_id and tag.tag_id = course_tag.tag_id
  where course_tag.workspace_id = course.workspace_id and course_tag.course_id = course.course_id and ${comparison})`;

/** What `q` may compare in any list of courses (OP-04, OP-47, OP-95). */
export const courseSelectors = {
  id: { type: 'integer', column: sql`course.course_id` },
  name: { type: 'text', column: sql`course.name`, folded: sql`course.name_search` },
  title: { type: 'text', column: sql`course.name`, folded: sql`course.name_search` },
  description: { type: 'text', column: sql`course.description`, folded: sql`course.description_search` },
  miniDescription: { type: 'text', column: sql`course.mini_description`, folded: sql`course.mini_description_search` },
  type: { type: 'text', column: sql`coalesce(course.type, 'NORMAL')` },
  template: { type: 'boolean', column: sql`course.template` },
  published: { type: 'boolean', column: sql`course.published` },
  certifiable: { type: 'boolean', column: sql`course.certifiable` },
  voucherActivated: { type: 'boolean', column: sql`course.voucher_activated` },
  anonymousAllowed: { type: 'boolean', column: sql`course.anonymous_allowed` },
  preEnrollAllowed: { type: 'boolean', column: sql`course.pre_enroll_allowed` },
  duration: { type: 'integer', column: sql`course.duration` },
  startTime: { type: 'time', column: sql`course.start_time` },
  availableFromTime: { type: 'time', column: sql`course.available_from_time` },
  availableUntilTime: { type: 'time', column: sql`course.available_until_time` },
  createTime: { type: 'time', column: sql`course.create_time` },
  updateTime: { type: 'time', column: sql`course.update_time` },
  'tags.name': { type: 'text', column: sql`tag.name`, within: withTag },
  'tags.id': { type: 'integer', column: sql`tag.tag_id`, within: withTag },
} as const satisfies Selectors;

/** When it was saved last, be it held back. */
const savedTime = sql`coalesce(course.working_time, course.update_time)`;

/** The same for authors: to them a save that is held back is a save. */
const authoredSelectors = {
  ...courseSelectors,
  updateTime: { type: 'time', column: savedTime },
} as const satisfies Selectors;

/** What the list of authors may be sorted by. */
const courseSortColumns: SortColumns = {
  id: { column: sql`course.course_id`, type: 'integer' },
  name: { column: sql`lower(course.name)`, type: 'text' },
  title: { column: sql`lower(course.name)`, type: 'text' },
  createTime: { column: sql`course.create_time`, type: 'time' },
  updateTime: { column: savedTime, type: 'time' },
  startTime: { column: sql`course.start_time`, type: 'time', nullable: true },
  availableFromTime: { column: sql`course.available_from_time`, type: 'time', nullable: true },
  availableUntilTime: { column: sql`course.available_until_time`, type: 'time', nullable: true },
  preEnrollAllowed: { column: sql`course.pre_enroll_allowed`, type: 'boolean' },
  published: { column: sql`course.published`, type: 'boolean' },
  duration: { column: sql`course.duration`, type: 'integer', nullable: true },
};

/** By pre-enrolment, start and creation, descending, nulls last, then by id (CAT-08, OP-06); nobody can choose another. */
const catalogueOrder: Order = {
  name: 'catalogue',
  keys: [
    { column: sql`course.pre_enroll_allowed`, type: 'boolean', direction: 'desc' },
    { column: sql`course.catalogue_time`, type: 'time', direction: 'desc' },
    { column: sql`course.create_time`, type: 'time', direction: 'desc' },
    { column: sql`course.course_id`, type: 'integer', direction: 'desc' },
  ],
};

/** A page of the catalogue: published courses that are no templates (OP-53). */
export function findCatalogue(trx: Trx, q: string | undefined, page: PageRequest): Promise<PageRows<CourseRecord>> {
  const listed = sql<SqlBool>`course.published and not course.template
    and ${rsqlWhere(q, courseSelectors)}`;
  return readCourses(trx, listed, catalogueOrder, page);
}

/** Whose courses are listed; null for those of everyone. */
export interface CourseAuthors {
  readonly createdBy: Id | null;
  /** Who saved any version that is still stored. */
  readonly savedBy: Id | null;
}

export interface OwnedCoursesRequest extends CourseAuthors {
  readonly q: string | undefined;
  readonly sort: readonly string[];
  readonly page: PageRequest;
}

/** A page of the courses that someone may work on; by creation, newest first, unless sorted otherwise. */
export function findOwnedCourses(trx: Trx, request: OwnedCoursesRequest): Promise<PageRows<CourseRecord>> {
  const { createdBy, savedBy, q, sort, page } = request;
  const owned = sql<SqlBool>`(${createdBy}::bigint is null or course.created_by = ${createdBy})
    and (${savedBy}::bigint is null or exists (
      select from stored_revision where stored_revision.workspace_id = course.workspace_id
        and stored_revision.course_id = course.course_id and stored_revision.created_by = ${savedBy}))
    and ${rsqlWhere(q, authoredSelectors)}`;
  const order = sortedBy(sort, {
    name: 'courses',
    columns: courseSortColumns,
    fallback: ['createTime'],
    tieBreaker: sql`course.course_id`,
  });
  return readCourses(trx, owned, order, page);
}

/** Every course of the workspace that `q` asks for, as authors have it: drafts and templates too. */
export const listOfCourses = (trx: Trx, q: string | undefined) =>
  listOf(coursesWhere(trx, rsqlWhere(q, authoredSelectors)));

const coursesWhere = (trx: Trx, where: RawBuilder<SqlBool>) =>
  trx.selectFrom('course').select(courseColumns).where('course.workspace_id', '=', workspaceOf(trx)).where(where);

async function readCourses(
  trx: Trx,
  where: RawBuilder<SqlBool>,
  order: Order,
  request: PageRequest,
): Promise<PageRows<CourseRecord>> {
  const page = await readPage(listOf(coursesWhere(trx, where)), order, request);
  return { ...page, rows: page.rows.map(toCourseRecord) };
}
