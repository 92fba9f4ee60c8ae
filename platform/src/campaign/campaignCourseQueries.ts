import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Roles } from '../http/access.ts';
import { sortedBy, type PageRequest, type PageRows } from '../http/paging.ts';
import { listOf, readPage } from '../http/readPage.ts';
import { rsqlWhere, type Selectors } from '../http/rsql.ts';
import type { Id } from '../shared/id.ts';

export interface CampaignCourse {
  readonly id: Id;
  readonly name: string;
  readonly published: boolean;
  readonly voucherActivated: boolean;
}

export const campaignCourseSelectors = {
  id: { type: 'integer', column: sql`course.course_id` },
  name: { type: 'text', column: sql`course.name`, folded: sql`course.name_search` },
} as const satisfies Selectors;

const byName = sortedBy([], {
  name: 'campaigncourses',
  columns: { name: { column: sql`lower(course.name)`, type: 'text' } },
  fallback: ['name,asc'],
  tieBreaker: sql`course.course_id`,
});

/**
 * Courses that a code can lead into: none on another site and no template; for who may not work on courses, those that are published
 * alone.
 */
const courses = (trx: Trx, workspaceId: Id, { courseAdmin }: Roles) =>
  trx
    .selectFrom('course')
    .where('course.workspace_id', '=', workspaceId)
    .where('course.template', '=', false)
    .where(sql<boolean>`course.type is distinct from 'EXTERNAL'`)
    .$if(!courseAdmin, (query) => query.where('course.published', '=', true))
    .select([
      'course.course_id as id',
      'course.name',
      'course.published',
      'course.voucher_activated as voucherActivated',
    ]);

/** A page of them, by name. */
export const findCampaignCourses = (
  trx: Trx,
  workspaceId: Id,
  { roles, q, page }: { readonly roles: Roles; readonly q: string | undefined; readonly page: PageRequest },
): Promise<PageRows<CampaignCourse>> =>
  readPage(listOf(courses(trx, workspaceId, roles).where(rsqlWhere(q, campaignCourseSelectors))), byName, page);

/** Whether a course is one of them. */
export async function isCampaignCourse(
  trx: Trx,
  workspaceId: Id,
  { courseId, roles }: { readonly courseId: Id; readonly roles: Roles },
): Promise<boolean> {
  const row = await courses(trx, workspaceId, roles).where('course.course_id', '=', courseId).executeTakeFirst();
  return row !== undefined;
}
