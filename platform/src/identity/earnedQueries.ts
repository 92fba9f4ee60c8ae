import { sql } from 'kysely';
import type { GamificationItem } from '../content/content.ts';
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { statedLanguage } from '../shared/statedLanguage.ts';

/** An achievement that decorates a person: the one earned last, or the frame round their picture. */
export interface EarnedDecoration {
  readonly id: Id;
  readonly gamificationId: Id;
  readonly createTime: Date;
  readonly userCourseId: Id;
  readonly courseId: Id;
  readonly courseName: string;
  /** BCP 47; null when its author does not state it. */
  readonly courseLanguage: string | null;
  /** As its course has it now; null when it is gone from there. */
  readonly item: GamificationItem | null;
}

/** The achievement a user earned last, or null (OP-25). */
export const findLatestGamification = async (
  trx: Trx,
  workspaceId: Id,
  userId: Id,
): Promise<EarnedDecoration | null> => {
  const row = await earnedBy(trx, workspaceId, userId)
    .orderBy('user_gamification.create_time', 'desc')
    .orderBy('user_gamification.user_gamification_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toDecoration(row);
};

/** One earned achievement of a user by the id of its link, or null. */
export const findEarned = async (
  trx: Trx,
  workspaceId: Id,
  userId: Id,
  linkId: Id,
): Promise<EarnedDecoration | null> => {
  const row = await earnedBy(trx, workspaceId, userId)
    .where('user_gamification.user_gamification_id', '=', linkId)
    .executeTakeFirst();
  return row === undefined ? null : toDecoration(row);
};

/** Puts a frame that was earned just now round the picture of someone who has not chosen theirs (ACH-08). */
export async function putOnNewFrame(trx: Trx, workspaceId: Id, userId: Id, linkId: Id): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ avatar_frame_id: linkId })
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.user_id', '=', userId)
    .where('app_user.avatar_frame_chosen', '=', false)
    .execute();
}

const earnedBy = (trx: Trx, workspaceId: Id, userId: Id) =>
  trx
    .selectFrom('user_gamification')
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
    .innerJoin('stored_revision', (join) =>
      join
        .onRef('stored_revision.workspace_id', '=', 'course.workspace_id')
        .onRef('stored_revision.course_id', '=', 'course.course_id')
        .onRef('stored_revision.version', '=', 'course.version'),
    )
    .where('user_gamification.workspace_id', '=', workspaceId)
    .where('user_gamification.user_id', '=', userId)
    .select([
      'user_gamification.user_gamification_id',
      'user_gamification.gamification_id',
      'user_gamification.create_time',
      'user_course.user_course_id',
      'course.course_id',
      'course.name',
      'course.metadata',
      sql<GamificationItem | null>`(
        select item from jsonb_array_elements(
          coalesce(stored_revision.gamification_items, stored_revision.outline -> 'gamificationItems')) as item
        where (item ->> 'id')::bigint = user_gamification.gamification_id limit 1)`.as('item'),
    ]);

type EarnedRow = Awaited<ReturnType<ReturnType<typeof earnedBy>['executeTakeFirstOrThrow']>>;

const toDecoration = (row: EarnedRow): EarnedDecoration => ({
  id: row.user_gamification_id,
  gamificationId: row.gamification_id,
  createTime: row.create_time,
  userCourseId: row.user_course_id,
  courseId: row.course_id,
  courseName: row.name,
  courseLanguage: statedLanguage(row.metadata),
  item: row.item,
});
