/** Threads about the parts of a course and the comments in them (BEY-26). */
import { sql, type SqlBool } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import { json } from '../db/json.ts';
import { sortedBy, type PageRequest, type PageRows } from '../http/paging.ts';
import { listOf, readPage } from '../http/readPage.ts';
import type { Id } from '../shared/id.ts';
import type { ThreadFilter, ThreadWire } from './reviewSchemas.ts';
import type { TextQuote } from './textQuote.ts';

export interface ThreadRow {
  readonly thread_id: Id;
  readonly course_id: Id;
  readonly anchor_part: ThreadWire['anchor']['part'];
  readonly anchor_id: Id;
  readonly lecture_id: Id | null;
  readonly quote: TextQuote | null;
  readonly suggestion: string | null;
  readonly guest_visible: boolean;
  readonly state: ThreadWire['state'];
  readonly outcome: ThreadWire['outcome'];
  readonly resolver_name: string | null;
  readonly resolve_time: Date | null;
  readonly create_time: Date;
  readonly activity_time: Date;
}

export interface CommentRow {
  readonly comment_id: Id;
  readonly thread_id: Id;
  readonly user_id: Id | null;
  readonly author_name: string | null;
  readonly guest_name: string | null;
  readonly link_name: string | null;
  readonly text: string;
  readonly mentions: readonly Id[];
  readonly create_time: Date;
  readonly edit_time: Date | null;
}

/** Which threads of a course. */
export interface ThreadSelection extends ThreadFilter {
  readonly courseId: Id;
  /** Only those that people who come by a link read. */
  readonly forGuests: boolean;
}

const threads = (trx: Trx, courseId: Id) =>
  trx
    .selectFrom('review_thread')
    .leftJoin('app_user', (join) =>
      join
        .onRef('app_user.workspace_id', '=', 'review_thread.workspace_id')
        .onRef('app_user.user_id', '=', 'review_thread.resolved_by'),
    )
    .where('review_thread.workspace_id', '=', workspaceOf(trx))
    .where('review_thread.course_id', '=', courseId)
    .select([
      'review_thread.thread_id',
      'review_thread.course_id',
      'review_thread.anchor_part',
      'review_thread.anchor_id',
      'review_thread.lecture_id',
      'review_thread.quote',
      'review_thread.suggestion',
      'review_thread.guest_visible',
      'review_thread.state',
      'review_thread.outcome',
      'app_user.name as resolver_name',
      'review_thread.resolve_time',
      'review_thread.create_time',
      'review_thread.activity_time',
    ]);

/** A page of threads, the newest activity first. */
export function findThreads(
  trx: Trx,
  { courseId, forGuests, state, part, partId, lectureId }: ThreadSelection,
  page: PageRequest,
): Promise<PageRows<ThreadRow>> {
  const found = threads(trx, courseId)
    .$if(forGuests, (query) => query.where('review_thread.guest_visible', '=', true))
    .$if(state !== undefined, (query) => query.where('review_thread.state', '=', state ?? 'OPEN'))
    .$if(part !== undefined, (query) => query.where('review_thread.anchor_part', '=', part ?? 'COURSE'))
    .$if(partId !== undefined, (query) => query.where('review_thread.anchor_id', '=', partId ?? 0))
    .$if(lectureId !== undefined, (query) => query.where('review_thread.lecture_id', '=', lectureId ?? 0));
  const order = sortedBy([], {
    name: `review threads ${forGuests ? 'of guests' : ''}`,
    columns: { activity: { column: sql`review_thread.activity_time`, type: 'time' } },
    fallback: ['activity'],
    tieBreaker: sql`review_thread.thread_id`,
  });
  return readPage<ThreadRow>(listOf(found), order, page);
}

export async function findThread(trx: Trx, courseId: Id, threadId: Id): Promise<ThreadRow | null> {
  return (await threads(trx, courseId).where('review_thread.thread_id', '=', threadId).executeTakeFirst()) ?? null;
}

/** The comments of threads, those of each in the order they were written. */
export const findComments = (trx: Trx, threadIds: readonly Id[]): Promise<readonly CommentRow[]> =>
  trx
    .selectFrom('review_comment')
    .leftJoin('app_user', (join) =>
      join
        .onRef('app_user.workspace_id', '=', 'review_comment.workspace_id')
        .onRef('app_user.user_id', '=', 'review_comment.user_id'),
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
      'app_user.name as author_name',
      'review_comment.guest_name',
      'review_link.name as link_name',
      'review_comment.text',
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

/** Names of people by their ids; without those whose account is gone. */
export async function namesOf(trx: Trx, userIds: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
  if (userIds.length === 0) {
    return new Map();
  }
  const rows = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceOf(trx))
    .where(sql<SqlBool>`app_user.user_id = any(${userIds}::bigint[])`)
    .select(['app_user.user_id', 'app_user.name'])
    .execute();
  return new Map(rows.map(({ user_id: userId, name }) => [userId, name]));
}

/** People who may edit a course: course admins, of a template admins alone. */
const editors = (trx: Trx, { template }: { readonly template: boolean }) =>
  trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceOf(trx))
    .where('app_user.left_time', 'is', null)
    .where((eb) =>
      eb.or([
        eb('app_user.role_admin', '=', true),
        ...(template
          ? []
          : [eb.and([eb('app_user.create_course', '=', true), eb('app_user.rights_count', '=', true)])]),
      ]),
    );

/** Which of these people may edit the course. */
export async function findEditors(
  trx: Trx,
  course: { readonly template: boolean },
  userIds: readonly Id[],
): Promise<readonly Id[]> {
  const rows = await editors(trx, course)
    .where(sql<SqlBool>`app_user.user_id = any(${userIds}::bigint[])`)
    .select('app_user.user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** The first of those who may edit the course and whose name holds these words, by name. */
export const searchEditors = (
  trx: Trx,
  course: { readonly template: boolean },
  { search, most }: { readonly search: string; readonly most: number },
): Promise<readonly { readonly userId: Id; readonly name: string }[]> =>
  editors(trx, course)
    .where(sql<SqlBool>`strpos(app_user.name_search, search_fold(${search})) > 0`)
    .select(['app_user.user_id as userId', 'app_user.name'])
    .orderBy('app_user.name_search')
    .orderBy('app_user.user_id')
    .limit(most)
    .execute();

/** How many threads the course has. Anyone who adds one holds the lock until the end of the transaction. */
export async function lockAndCountThreads(trx: Trx, courseId: Id): Promise<number> {
  const workspaceId = workspaceOf(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`review of ${workspaceId} ${courseId}`}, 0))`.execute(trx);
  const { count } = await trx
    .selectFrom('review_thread')
    .where('review_thread.workspace_id', '=', workspaceId)
    .where('review_thread.course_id', '=', courseId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks a thread against every other change of it, and counts its comments. */
export async function lockThread(trx: Trx, threadId: Id): Promise<number> {
  const workspaceId = workspaceOf(trx);
  await trx
    .selectFrom('review_thread')
    .select('review_thread.thread_id')
    .where('review_thread.workspace_id', '=', workspaceId)
    .where('review_thread.thread_id', '=', threadId)
    .forUpdate()
    .executeTakeFirst();
  const { count } = await trx
    .selectFrom('review_comment')
    .where('review_comment.workspace_id', '=', workspaceId)
    .where('review_comment.thread_id', '=', threadId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface StoredThread {
  readonly courseId: Id;
  readonly part: ThreadRow['anchor_part'];
  readonly partId: Id;
  readonly lectureId: Id | null;
  readonly quote: TextQuote | null;
  readonly suggestion: string | null;
  readonly guestVisible: boolean;
  readonly now: Date;
}

/** Answers the id of the thread. */
export async function insertThread(trx: Trx, thread: StoredThread): Promise<Id> {
  const { thread_id: id } = await trx
    .insertInto('review_thread')
    .values({
      workspace_id: workspaceOf(trx),
      course_id: thread.courseId,
      anchor_part: thread.part,
      anchor_id: thread.partId,
      lecture_id: thread.lectureId,
      quote: thread.quote === null ? null : json(thread.quote),
      suggestion: thread.suggestion,
      guest_visible: thread.guestVisible,
      create_time: thread.now,
      activity_time: thread.now,
    })
    .returning('review_thread.thread_id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Who wrote a comment: someone with an account, or a guest. */
export type Writer = { readonly userId: Id } | { readonly guestName: string; readonly linkId: Id };

export interface StoredComment {
  readonly threadId: Id;
  readonly writer: Writer;
  readonly text: string;
  readonly mentions: readonly Id[];
  readonly now: Date;
}

/** Answers the id of the comment. */
export async function insertComment(trx: Trx, { threadId, writer, text, mentions, now }: StoredComment): Promise<Id> {
  const workspaceId = workspaceOf(trx);
  const { comment_id: id } = await trx
    .insertInto('review_comment')
    .values({
      workspace_id: workspaceId,
      thread_id: threadId,
      ...('userId' in writer ? { user_id: writer.userId } : { guest_name: writer.guestName, link_id: writer.linkId }),
      text,
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

export async function deleteThreadRow(trx: Trx, threadId: Id): Promise<void> {
  await trx
    .deleteFrom('review_thread')
    .where('review_thread.workspace_id', '=', workspaceOf(trx))
    .where('review_thread.thread_id', '=', threadId)
    .execute();
}

export async function setThreadState(
  trx: Trx,
  threadId: Id,
  { state, outcome, userId, now }: Pick<ThreadRow, 'state' | 'outcome'> & { readonly userId: Id; readonly now: Date },
): Promise<void> {
  const resolved = state === 'RESOLVED';
  await trx
    .updateTable('review_thread')
    .set({ state, outcome, resolved_by: resolved ? userId : null, resolve_time: resolved ? now : null })
    .where('review_thread.workspace_id', '=', workspaceOf(trx))
    .where('review_thread.thread_id', '=', threadId)
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
