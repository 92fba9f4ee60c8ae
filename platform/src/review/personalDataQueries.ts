import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { DataSubject, Rows } from '../personalData/personalDataPart.ts';
import { namesOf } from './editorQueries.ts';
import { piecesOf, readableText } from './mentionPlaces.ts';

/** What the person wrote in the reviews of courses; what they quoted and suggested stands with the comment that began the thread. */
export async function readReviewComments(trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> {
  const rows = await trx
    .selectFrom('review_comment')
    .innerJoin('review_thread', (join) =>
      join
        .onRef('review_thread.workspace_id', '=', 'review_comment.workspace_id')
        .onRef('review_thread.thread_id', '=', 'review_comment.thread_id'),
    )
    .where('review_comment.workspace_id', '=', workspaceId)
    .where('review_comment.user_id', '=', userId)
    .select([
      'review_thread.course_id as courseId',
      'review_comment.text',
      'review_comment.mentions',
      'review_comment.quote',
      'review_comment.suggestion as suggestedText',
      'review_comment.create_time as createTime',
      'review_comment.edit_time as editTime',
    ])
    .orderBy('review_comment.comment_id')
    .execute();
  const mentioned = new Set(rows.flatMap(({ mentions }) => mentions.filter((id) => id !== null)));
  const names = await namesOf(trx, [...mentioned]);
  return rows.map(({ text, mentions, ...row }) => ({ text: readableText(piecesOf(text, mentions, names)), ...row }));
}

/** Removes what someone wrote, with what they quoted and suggested, threads in which nobody else did, and who they are from where others mention them. */
export async function deleteComments(trx: Trx, { workspaceId, userId }: DataSubject): Promise<void> {
  // Locked as anyone who comments there locks them: a statement that waited would not see what was written meanwhile, and take it along.
  await sql`
    select from review_thread where workspace_id = ${workspaceId} and thread_id in (
      select thread_id from review_comment where workspace_id = ${workspaceId} and user_id = ${userId})
    order by thread_id for update`.execute(trx);
  await sql`
    delete from review_thread
    where workspace_id = ${workspaceId}
      and exists (select from review_comment
        where review_comment.workspace_id = review_thread.workspace_id
          and review_comment.thread_id = review_thread.thread_id and review_comment.user_id = ${userId})
      and not exists (select from review_comment
        where review_comment.workspace_id = review_thread.workspace_id
          and review_comment.thread_id = review_thread.thread_id
          and review_comment.user_id is distinct from ${userId})`.execute(trx);
  await sql`
    delete from review_comment where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(trx);
  await sql`
    update review_comment set mentions = (
      select jsonb_agg(case when person = to_jsonb(${userId}::bigint) then 'null'::jsonb else person end order by place)
      from jsonb_array_elements(mentions) with ordinality as mention (person, place))
    where workspace_id = ${workspaceId} and mentions @> to_jsonb(${userId}::bigint)`.execute(trx);
}
