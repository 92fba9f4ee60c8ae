/** Whom mails tell of comments on a course, and of how many (BEY-26). */
import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

export interface Told {
  readonly userId: Id;
  readonly username: string;
  /** When they were told before; null for the first time. */
  readonly since: Date | null;
}

/**
 * Of these people, those who still have access and were not told of the course since `before`. They count as told from now on; two comments at once
 * wait for each other, so that one of them tells.
 */
export async function takeWhoIsDue(
  trx: Trx,
  { courseId, userIds, before, now }: { courseId: Id; userIds: readonly Id[]; before: Date; now: Date },
): Promise<readonly Told[]> {
  const workspaceId = workspaceOf(trx);
  const { rows } = await sql<Told>`
    with reader as (
      select app_user.user_id, app_user.username, (select mail_time from review_notice
        where review_notice.workspace_id = ${workspaceId} and review_notice.course_id = ${courseId}
          and review_notice.user_id = app_user.user_id) as since
      from app_user
      where app_user.workspace_id = ${workspaceId} and app_user.left_time is null
        and app_user.user_id = any(${userIds}::bigint[])
      order by app_user.user_id
    ), told as (
      insert into review_notice (workspace_id, course_id, user_id, mail_time)
      select ${workspaceId}, ${courseId}, reader.user_id, ${now}::timestamptz from reader
      on conflict (workspace_id, course_id, user_id) do update set mail_time = excluded.mail_time
        where review_notice.mail_time <= ${before}::timestamptz
      returning user_id
    )
    select reader.user_id as "userId", reader.username, reader.since from reader join told on told.user_id = reader.user_id`.execute(
    trx,
  );
  return rows;
}

/** How many comments on the course others wrote after a moment. */
export async function countNewComments(
  trx: Trx,
  { courseId, userId, since }: { courseId: Id; userId: Id; since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from review_comment
    join review_thread on review_thread.workspace_id = review_comment.workspace_id
      and review_thread.thread_id = review_comment.thread_id
    where review_thread.workspace_id = ${workspaceOf(trx)} and review_thread.course_id = ${courseId}
      and review_comment.user_id is distinct from ${userId} and review_comment.create_time > ${since}`.execute(trx);
  return rows[0]?.count ?? 0;
}
