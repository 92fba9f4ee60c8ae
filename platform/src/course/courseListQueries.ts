/** Pages of courses (REST-15, REST-17). */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Trx } from '../db/database.ts';
import { orderBy, type PageRequest, type SortColumns } from '../http/paging.ts';
import { rsqlWhere, type Selectors } from '../http/rsql.ts';
import type { Id } from '../content/content.ts';
import { courseColumns, toCourseRecord, type CourseRecord } from './courseRecord.ts';

const withTag = (comparison: RawBuilder<SqlBool>): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from course_tag join tag on tag.workspace_id = course_tag.workspace_id and tag.tag_id = course_tag.tag_id
  where course_tag.workspace_id = course.workspace_id and course_tag.course_id = course.course_id and ${comparison})`;

/** What `q` may compare in any list of courses (OP-04, OP-47, OP-95). */
export const courseSelectors = {
  id: { type: 'integer', column: sql`course.course_id` },
  name: { type: 'text', column: sql`course.name` },
  title: { type: 'text', column: sql`course.name` },
  description: { type: 'text', column: sql`course.description` },
  miniDescription: { type: 'text', column: sql`course.mini_description` },
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

/** What the list of authors may be sorted by. */
export const courseSortColumns = {
  id: sql`course.course_id`,
  name: sql`lower(course.name)`,
  title: sql`lower(course.name)`,
  createTime: sql`course.create_time`,
  updateTime: sql`course.update_time`,
  startTime: sql`course.start_time`,
  availableFromTime: sql`course.available_from_time`,
  availableUntilTime: sql`course.available_until_time`,
  preEnrollAllowed: sql`course.pre_enroll_allowed`,
  published: sql`course.published`,
  duration: sql`course.duration`,
} as const satisfies SortColumns;

export interface CoursePage {
  readonly courses: readonly CourseRecord[];
  /** Courses on all pages. */
  readonly total: number;
}

/**
 * A page of the catalogue: published courses that are no templates (OP-53), in the order that nobody can choose: by
 * pre-enrolment, start and creation, descending, nulls last, then by id (CAT-08, OP-06).
 */
export function findCatalogue(
  trx: Trx,
  workspaceId: Id,
  q: string | undefined,
  page: PageRequest,
): Promise<CoursePage> {
  return findPage(trx, {
    where: sql<SqlBool>`course.workspace_id = ${workspaceId} and course.published and not course.template
      and ${rsqlWhere(q, courseSelectors)}`,
    order: [
      sql`course.pre_enroll_allowed desc`,
      sql`course.available_from_time desc nulls last`,
      sql`course.create_time desc`,
      sql`course.course_id desc`,
    ],
    page,
  });
}

export interface OwnedCoursesRequest {
  readonly workspaceId: Id;
  /** Null for an admin, who sees all courses of the workspace (OP-35). */
  readonly createdBy: Id | null;
  readonly q: string | undefined;
  readonly sort: readonly string[];
  readonly page: PageRequest;
}

/** A page of the courses that someone may work on; by creation, newest first, unless sorted otherwise. */
export function findOwnedCourses(trx: Trx, request: OwnedCoursesRequest): Promise<CoursePage> {
  const { workspaceId, createdBy, q, sort, page } = request;
  return findPage(trx, {
    where: sql<SqlBool>`course.workspace_id = ${workspaceId}
      and (${createdBy}::bigint is null or course.created_by = ${createdBy}) and ${rsqlWhere(q, courseSelectors)}`,
    order: orderBy(sort, courseSortColumns, ['createTime'], sql`course.course_id`),
    page,
  });
}

interface PageOfCourses {
  readonly where: RawBuilder<SqlBool>;
  readonly order: readonly RawBuilder<unknown>[];
  readonly page: PageRequest;
}

async function findPage(trx: Trx, { where, order, page: { page, size } }: PageOfCourses): Promise<CoursePage> {
  const rows = await trx
    .selectFrom('course')
    .select(courseColumns)
    .where(where)
    .orderBy(sql.join([...order]))
    .limit(size)
    .offset(page * size)
    .execute();
  const courses = rows.map(toCourseRecord);
  // A page that is not full tells the number of rows by itself, unless it lies beyond the last.
  if (rows.length > 0 && rows.length < size) return { courses, total: page * size + rows.length };
  const { total } = await trx
    .selectFrom('course')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(where)
    .executeTakeFirstOrThrow();
  return { courses, total };
}
