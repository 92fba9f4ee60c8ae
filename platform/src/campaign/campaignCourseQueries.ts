import { sql } from 'kysely';
import type { IsoTime } from '../content/content.ts';
import type { Trx } from '../db/database.ts';
import { sortedBy, type PageRequest, type PageRows } from '../http/paging.ts';
import { listOf, readPage } from '../http/readPage.ts';
import { rsqlWhere, type Selectors } from '../http/rsql.ts';
import type { Id } from '../shared/id.ts';

export interface CampaignCourse {
  readonly id: Id;
  readonly name: string;
  readonly published: boolean;
  readonly voucherActivated: boolean;
  readonly endTime: IsoTime | null;
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
 * Courses that a code can lead into: none on another site and no template; without `unpublished` those that are published alone.
 */
const courses = (trx: Trx, workspaceId: Id, unpublished: boolean) =>
  trx
    .selectFrom('course')
    .where('course.workspace_id', '=', workspaceId)
    .where('course.template', '=', false)
    .where(sql<boolean>`course.type is distinct from 'EXTERNAL'`)
    .$if(!unpublished, (query) => query.where('course.published', '=', true))
    .select([
      'course.course_id as id',
      'course.name',
      'course.published',
      'course.voucher_activated as voucherActivated',
      'course.available_until_time',
    ]);

/** A page of them, by name. */
export async function findCampaignCourses(
  trx: Trx,
  workspaceId: Id,
  {
    unpublished,
    q,
    page,
  }: { readonly unpublished: boolean; readonly q: string | undefined; readonly page: PageRequest },
): Promise<PageRows<CampaignCourse>> {
  const found = await readPage(
    listOf(courses(trx, workspaceId, unpublished).where(rsqlWhere(q, campaignCourseSelectors))),
    byName,
    page,
  );
  return { ...found, rows: found.rows.map(toCampaignCourse) };
}

/** One of them, or null. */
export async function findCampaignCourse(
  trx: Trx,
  workspaceId: Id,
  { courseId, unpublished }: { readonly courseId: Id; readonly unpublished: boolean },
): Promise<CampaignCourse | null> {
  const row = await courses(trx, workspaceId, unpublished).where('course.course_id', '=', courseId).executeTakeFirst();
  return row === undefined ? null : toCampaignCourse(row);
}

const toCampaignCourse = ({
  available_until_time: until,
  ...row
}: Omit<CampaignCourse, 'endTime'> & { readonly available_until_time: Date | null }): CampaignCourse => ({
  ...row,
  endTime: until?.toISOString() ?? null,
});
