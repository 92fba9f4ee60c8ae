import { sql } from 'kysely';
import type { IsoTime } from '../content/content.ts';
import { loadOutlines } from '../content/contentQueries.ts';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { EarnedLink, UserCourseRecord } from '../enrolment/userCourseRecord.ts';
import type { Order } from '../http/keyset.ts';
import type { PageRequest, PageRows } from '../http/paging.ts';
import { listOf, readPage } from '../http/readPage.ts';
import { toUserGamificationWire, type UserGamificationWire } from '../enrolment/achievementView.ts';
import type { Id } from '../shared/id.ts';
import { statedLanguage } from '../shared/statedLanguage.ts';

const newestFirst: Order = {
  name: 'usercoursegamificationitems',
  keys: [
    { column: sql`user_gamification.create_time`, type: 'time', direction: 'desc' },
    { column: sql`user_gamification.user_gamification_id`, type: 'integer', direction: 'desc' },
  ],
};

/** As the course of the link has its items now. */
const isFrame = sql<boolean>`exists (
  select from user_course
  join course on course.workspace_id = user_course.workspace_id and course.course_id = user_course.course_id
  join stored_revision on stored_revision.workspace_id = course.workspace_id
    and stored_revision.course_id = course.course_id and stored_revision.version = course.version
  cross join lateral jsonb_array_elements(
    coalesce(stored_revision.gamification_items, stored_revision.outline -> 'gamificationItems')) as item
  where user_course.workspace_id = user_gamification.workspace_id
    and user_course.user_course_id = user_gamification.user_course_id
    and (item ->> 'id')::bigint = user_gamification.gamification_id and item ->> 'kind' = 'FRAME')`;

/** One page of what the user has earned in all courses, or of the frames alone, the newest first. */
export async function listEarned(
  trx: Trx,
  userId: Id,
  { framesOnly, ...request }: PageRequest & { readonly framesOnly: boolean },
): Promise<PageRows<UserGamificationWire>> {
  const ofUser = trx
    .selectFrom('user_gamification')
    .where('user_gamification.workspace_id', '=', workspaceOf(trx))
    .where('user_gamification.user_id', '=', userId)
    .$if(framesOnly, (links) => links.where(isFrame));
  const earned = ofUser
    .innerJoin('user_course', (join) =>
      join
        .onRef('user_course.workspace_id', '=', 'user_gamification.workspace_id')
        .onRef('user_course.user_course_id', '=', 'user_gamification.user_course_id'),
    )
    .innerJoin('course', (join) =>
      join
        .onRef('course.workspace_id', '=', 'user_course.workspace_id')
        .onRef('course.course_id', '=', 'user_course.course_id'),
    )
    .select([
      'user_gamification.user_gamification_id',
      'user_gamification.user_course_id',
      'user_gamification.gamification_id',
      'user_gamification.create_time',
      'course.workspace_id',
      'course.course_id',
      'course.version',
      'course.update_time',
      'course.name',
      'course.metadata',
    ]);
  const page = await readPage(listOf(earned, ofUser), newestFirst, request);
  const courses = new Map(
    page.rows.map((row) => [
      row.course_id,
      {
        id: row.course_id,
        workspaceId: row.workspace_id,
        version: row.version,
        updateTime: row.update_time.toISOString(),
      },
    ]),
  );
  const outlines = await loadOutlines(trx, [...courses.values()]);
  return {
    ...page,
    rows: page.rows.map((row) =>
      toUserGamificationWire(
        row.gamification_id,
        { id: row.user_gamification_id, createTime: row.create_time.toISOString() },
        {
          userCourseId: row.user_course_id,
          courseId: row.course_id,
          courseName: row.name,
          courseLanguage: statedLanguage(row.metadata),
          items: outlines.get(row.course_id)?.gamificationItems ?? [],
        },
      ),
    ),
  };
}

/** Links the learner to items; those that were linked meanwhile are left out. The new links by item. */
export async function insertEarned(
  trx: Trx,
  record: UserCourseRecord,
  gamificationIds: readonly Id[],
  now: IsoTime,
): Promise<ReadonlyMap<Id, EarnedLink>> {
  const rows = await trx
    .insertInto('user_gamification')
    .values(
      gamificationIds.map((gamificationId) => ({
        workspace_id: record.course.workspaceId,
        user_course_id: record.id,
        user_id: record.userId,
        gamification_id: gamificationId,
        create_time: now,
      })),
    )
    .onConflict((conflict) => conflict.constraint('user_gamification_item_key').doNothing())
    .returning(['user_gamification.user_gamification_id', 'user_gamification.gamification_id'])
    .execute();
  return new Map(rows.map((row) => [row.gamification_id, { id: row.user_gamification_id, createTime: now }]));
}
