import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { DataSubject, Rows } from '../personalData/personalDataPart.ts';

/** What the person wrote in discussions; the title stands with their questions. */
export const readDiscussionPosts = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('discussion_post')
    .innerJoin('discussion_thread', (join) =>
      join
        .onRef('discussion_thread.workspace_id', '=', 'discussion_post.workspace_id')
        .onRef('discussion_thread.thread_id', '=', 'discussion_post.thread_id'),
    )
    .where('discussion_post.workspace_id', '=', workspaceId)
    .where('discussion_post.user_id', '=', userId)
    .select([
      'discussion_thread.course_id as courseId',
      'discussion_thread.lecture_id as lectureId',
      sql<string | null>`case when discussion_post.opening then discussion_thread.title end`.as('title'),
      'discussion_post.text',
      'discussion_post.created_time as createdTime',
      'discussion_post.edited_time as editedTime',
      'discussion_post.hidden_reason as hiddenReason',
    ])
    .orderBy('discussion_post.post_id')
    .execute();

/** What the person reported in discussions. */
export const readDiscussionReports = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('discussion_report')
    .where('discussion_report.workspace_id', '=', workspaceId)
    .where('discussion_report.user_id', '=', userId)
    .select([
      'discussion_report.reason',
      'discussion_report.created_time as createdTime',
      'discussion_report.settled_time as settledTime',
      'discussion_report.outcome',
    ])
    .orderBy('discussion_report.report_id')
    .execute();

/** Removes what someone wrote in discussions. A question that others replied to keeps its place, without its words. */
export async function deleteWords(trx: Trx, { workspaceId, userId }: DataSubject): Promise<void> {
  // Their threads and those they replied in, locked as anyone who writes there locks them.
  await sql`
    select from discussion_thread where workspace_id = ${workspaceId} and (user_id = ${userId} or thread_id in (
      select thread_id from discussion_post where workspace_id = ${workspaceId} and user_id = ${userId}))
    order by thread_id for update`.execute(trx);
  await sql`
    with gone as (
      delete from discussion_post
      where workspace_id = ${workspaceId} and user_id = ${userId} and not opening
      returning thread_id
    )
    update discussion_thread set reply_count = reply_count - counted.count
    from (select thread_id, count(*)::integer as count from gone group by thread_id) as counted
    where discussion_thread.workspace_id = ${workspaceId} and discussion_thread.thread_id = counted.thread_id`.execute(
    trx,
  );
  await sql`
    delete from discussion_thread where workspace_id = ${workspaceId} and user_id = ${userId} and reply_count = 0`.execute(
    trx,
  );
  await sql`
    update discussion_report set settled_time = now(), outcome = 'DELETED'
    where workspace_id = ${workspaceId} and settled_time is null and post_id in (
      select post_id from discussion_post where workspace_id = ${workspaceId} and user_id = ${userId})`.execute(trx);
  await sql`
    update discussion_post set text = '', deleted_time = coalesce(deleted_time, now()), hidden_time = null, hidden_reason = null
    where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(trx);
  await sql`
    update discussion_thread set title = '' where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(trx);
}
