/** The comments in the threads of a review (BEY-26). */
import { sql, type SqlBool } from 'kysely';
import { actingAccounts } from '../db/accounts.ts';
import { workspaceOf, type Trx } from '../db/database.ts';
import { json } from '../db/json.ts';
import type { Id } from '../shared/id.ts';
import type { Mention } from './mentionPlaces.ts';
import type { TextQuote } from './textQuote.ts';

export interface CommentRow {
  readonly comment_id: Id;
  readonly thread_id: Id;
  readonly user_id: Id | null;
  readonly author_name: string | null;
  readonly guest_name: string | null;
  readonly link_name: string | null;
  readonly text: string;
  readonly quote: TextQuote | null;
  readonly suggestion: string | null;
  readonly mentions: readonly Mention[];
  readonly create_time: Date;
  readonly edit_time: Date | null;
}

/** The comments of threads, those of each in the order they were written. */
export const findComments = (trx: Trx, threadIds: readonly Id[]): Promise<readonly CommentRow[]> =>
  trx
    .selectFrom('review_comment')
    .leftJoin(actingAccounts().as('author'), (join) =>
      join
        .onRef('author.workspace_id', '=', 'review_comment.workspace_id')
        .onRef('author.user_id', '=', 'review_comment.user_id'),
    )
    .leftJoin('review_link', (join) =>
      join
        .onRef('review_link.workspace_id', '=', 'review_comment.workspace_id')
        .onRef('review_link.link_id', '=', 'review_comment.link_id'),
    )
    .where('review_comment.workspace_id', '=', workspaceOf(trx))
    .where(sql<SqlBool>`review_comment.thread_id = any(${threadIds}::bigint[])`)
    .select([
      'review_comment.comment_id',
      'review_comment.thread_id',
      'review_comment.user_id',
      'author.name as author_name',
      'review_comment.guest_name',
      'review_link.name as link_name',
      'review_comment.text',
      'review_comment.quote',
      'review_comment.suggestion',
      'review_comment.mentions',
      'review_comment.create_time',
      'review_comment.edit_time',
    ])
    .orderBy('review_comment.comment_id')
    .execute();

/** The thread of a comment of the course; null for any other. */
export async function findThreadOfComment(trx: Trx, courseId: Id, commentId: Id): Promise<Id | null> {
  const row = await trx
    .selectFrom('review_comment')
    .innerJoin('review_thread', (join) =>
      join
        .onRef('review_thread.workspace_id', '=', 'review_comment.workspace_id')
        .onRef('review_thread.thread_id', '=', 'review_comment.thread_id'),
    )
    .where('review_comment.workspace_id', '=', workspaceOf(trx))
    .where('review_comment.comment_id', '=', commentId)
    .where('review_thread.course_id', '=', courseId)
    .select('review_comment.thread_id')
    .executeTakeFirst();
  return row?.thread_id ?? null;
}

/** Who wrote a comment: someone with an account, or a guest. */
export type Writer =
  | { readonly userId: Id }
  | { readonly guestName: string; readonly linkId: Id; readonly key: string | null };

export interface StoredComment {
  readonly threadId: Id;
  readonly writer: Writer;
  readonly text: string;
  /** What the thread that it begins is about, and what that could be instead; they go with it. */
  readonly quote?: TextQuote | null;
  readonly suggestion?: string | null;
  readonly mentions: readonly Mention[];
  readonly now: Date;
}

/** Answers the id of the comment. */
export async function insertComment(trx: Trx, comment: StoredComment): Promise<Id> {
  const { threadId, writer, text, quote = null, suggestion = null, mentions, now } = comment;
  const workspaceId = workspaceOf(trx);
  const { comment_id: id } = await trx
    .insertInto('review_comment')
    .values({
      workspace_id: workspaceId,
      thread_id: threadId,
      ...('userId' in writer
        ? { user_id: writer.userId }
        : { guest_name: writer.guestName, link_id: writer.linkId, guest_key: writer.key }),
      text,
      quote: quote === null ? null : json(quote),
      suggestion,
      mentions: json(mentions),
      create_time: now,
    })
    .returning('review_comment.comment_id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('review_thread')
    .set({ activity_time: now })
    .where('review_thread.workspace_id', '=', workspaceId)
    .where('review_thread.thread_id', '=', threadId)
    .execute();
  return id;
}

export async function changeComment(
  trx: Trx,
  commentId: Id,
  { text, mentions, now }: Pick<StoredComment, 'text' | 'mentions' | 'now'>,
): Promise<void> {
  await trx
    .updateTable('review_comment')
    .set({ text, mentions: json(mentions), edit_time: now })
    .where('review_comment.workspace_id', '=', workspaceOf(trx))
    .where('review_comment.comment_id', '=', commentId)
    .execute();
}

export async function deleteCommentRow(trx: Trx, commentId: Id): Promise<void> {
  await trx
    .deleteFrom('review_comment')
    .where('review_comment.workspace_id', '=', workspaceOf(trx))
    .where('review_comment.comment_id', '=', commentId)
    .execute();
}

/** How much guests of a link wrote since a time, and when the first of it was. Anyone who writes holds the lock until the end of the transaction. */
export async function countWrittenByLink(
  trx: Trx,
  linkId: Id,
  since: Date,
): Promise<{ readonly count: number; readonly first: Date | null }> {
  const workspaceId = workspaceOf(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guests of ${workspaceId} ${linkId}`}, 0))`.execute(trx);
  return trx
    .selectFrom('review_comment')
    .where('review_comment.workspace_id', '=', workspaceId)
    .where('review_comment.link_id', '=', linkId)
    .where('review_comment.create_time', '>', since)
    .select([sql<number>`count(*)`.as('count'), sql<Date | null>`min(review_comment.create_time)`.as('first')])
    .executeTakeFirstOrThrow();
}

/** What a guest wrote by a key, and where. */
export interface WrittenByKey extends Pick<
  CommentRow,
  'thread_id' | 'guest_name' | 'text' | 'quote' | 'suggestion' | 'create_time'
> {
  readonly thread_create_time: Date;
  readonly anchor_part: string;
  readonly anchor_id: Id;
}

/** What a guest of a link wrote by a key since a time; null where nothing. */
export const findWrittenByKey = async (
  trx: Trx,
  { linkId, key, since }: { readonly linkId: Id; readonly key: string; readonly since: Date },
): Promise<WrittenByKey | null> =>
  (await trx
    .selectFrom('review_comment')
    .innerJoin('review_thread', (join) =>
      join
        .onRef('review_thread.workspace_id', '=', 'review_comment.workspace_id')
        .onRef('review_thread.thread_id', '=', 'review_comment.thread_id'),
    )
    .where('review_comment.workspace_id', '=', workspaceOf(trx))
    .where('review_comment.link_id', '=', linkId)
    .where('review_comment.create_time', '>', since)
    .where('review_comment.guest_key', '=', key)
    .select([
      'review_comment.thread_id',
      'review_comment.guest_name',
      'review_comment.text',
      'review_comment.quote',
      'review_comment.suggestion',
      'review_comment.create_time',
      'review_thread.create_time as thread_create_time',
      'review_thread.anchor_part',
      'review_thread.anchor_id',
    ])
    .executeTakeFirst()) ?? null;
