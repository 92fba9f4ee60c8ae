/** Whom mails tell of comments on a course, and of how many (BEY-26). */
import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

export interface Due {
  readonly userId: Id;
  readonly username: string;
  /** When they are to be told, and until when of what was written. */
  readonly mailTime: Date;
  /** The same of the mail before; null for the first. */
  readonly toldTime: Date | null;
}

/**
 * Of these people, those for whom no mail about the course waits, and who count as told at their time from now on: now, or an hour after they were
 * told last, however much is written. Two comments at once wait for each other, so that one of them tells.
 */
export async function takeWhoIsDue(
  trx: Trx,
  { courseId, userIds, now }: { courseId: Id; userIds: readonly Id[]; now: Date },
): Promise<readonly Due[]> {
  const workspaceId = workspaceOf(trx);
  // The lock skips who is erased at this moment.
  const { rows } = await sql<Due>`
    with reader as (
      select app_user.user_id, app_user.username from app_user
      where app_user.workspace_id = ${workspaceId} and app_user.user_id = any(${userIds}::bigint[])
      order by app_user.user_id for key share
    ), due as (
      insert into review_notice (workspace_id, course_id, user_id, mail_time)
      select ${workspaceId}, ${courseId}, reader.user_id, ${now}::timestamptz from reader
      on conflict (workspace_id, course_id, user_id) do update
        set mail_time = greatest(excluded.mail_time, review_notice.mail_time + interval '1 hour'), told_time = review_notice.mail_time
        where review_notice.mail_time <= excluded.mail_time
      returning user_id, mail_time, told_time
    )
    select reader.user_id as "userId", reader.username, due.mail_time as "mailTime", due.told_time as "toldTime"
    from reader join due on due.user_id = reader.user_id`.execute(trx);
  return rows;
}

/** How many comments on the course others wrote after a moment and until another, or changed then so that the person is mentioned. */
export async function countNewComments(
  trx: Trx,
  { courseId, userId, since, until }: { courseId: Id; userId: Id; since: Date; until: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from review_comment
    join review_thread on review_thread.workspace_id = review_comment.workspace_id
      and review_thread.thread_id = review_comment.thread_id
    where review_thread.workspace_id = ${workspaceOf(trx)} and review_thread.course_id = ${courseId}
      and review_comment.user_id is distinct from ${userId}
      and (review_comment.create_time > ${since} and review_comment.create_time <= ${until}
        or review_comment.edit_time > ${since} and review_comment.edit_time <= ${until}
          and review_comment.mentions @> to_jsonb(${userId}::bigint))`.execute(trx);
  return rows[0]?.count ?? 0;
}
