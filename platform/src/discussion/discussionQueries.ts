/** What people of a course ask and answer after its lectures (BEY-16). */
import { sql, type SqlBool } from 'kysely';
import { actingAccounts } from '../db/accounts.ts';
import { workspaceOf, type Trx } from '../db/database.ts';
import { sortedBy, type PageRequest, type PageRows } from '../http/paging.ts';
import { listOf, readPage } from '../http/readPage.ts';
import type { Id } from '../shared/id.ts';

export interface PostRow {
  readonly post_id: Id;
  readonly thread_id: Id;
  readonly opening: boolean;
  readonly user_id: Id | null;
  readonly author_name: string | null;
  readonly text: string;
  readonly created_time: Date;
  readonly edited_time: Date | null;
  readonly deleted_time: Date | null;
  readonly hidden_time: Date | null;
  readonly hidden_reason: string | null;
}

/** A thread together with its question. */
export interface ThreadRow extends PostRow {
  readonly course_id: Id;
  readonly lecture_id: Id;
  readonly title: string;
  readonly answer_id: Id | null;
  readonly reply_count: number;
  readonly activity_time: Date;
  readonly pinned_time: Date | null;
  readonly closed_time: Date | null;
}

const postColumns = [
  'discussion_post.post_id',
  'discussion_post.thread_id',
  'discussion_post.opening',
  'discussion_post.user_id',
  'author.name as author_name',
  'discussion_post.text',
  'discussion_post.created_time',
  'discussion_post.edited_time',
  'discussion_post.deleted_time',
  'discussion_post.hidden_time',
  'discussion_post.hidden_reason',
] as const;

const posts = (trx: Trx) =>
  trx
    .selectFrom('discussion_post')
    .leftJoin(actingAccounts().as('author'), (join) =>
      join
        .onRef('author.workspace_id', '=', 'discussion_post.workspace_id')
        .onRef('author.user_id', '=', 'discussion_post.user_id'),
    )
    .where('discussion_post.workspace_id', '=', workspaceOf(trx));

const threads = (trx: Trx) =>
  posts(trx)
    .innerJoin('discussion_thread', (join) =>
      join
        .onRef('discussion_thread.workspace_id', '=', 'discussion_post.workspace_id')
        .onRef('discussion_thread.thread_id', '=', 'discussion_post.thread_id'),
    )
    .where('discussion_post.opening', '=', true)
    .select(postColumns)
    .select([
      'discussion_thread.course_id',
      'discussion_thread.lecture_id',
      'discussion_thread.title',
      'discussion_thread.answer_id',
      'discussion_thread.reply_count',
      'discussion_thread.activity_time',
      'discussion_thread.pinned_time',
      'discussion_thread.closed_time',
    ]);

export type ThreadOrder = 'activity' | 'oldest' | 'unanswered' | 'answered';

/** Which threads after a lecture, and which of them first. */
export interface ThreadSelection {
  readonly order: ThreadOrder;
  /** Only those that the person began. */
  readonly mine: boolean;
  /** Only those in which something was written then or later. */
  readonly updatedSince?: Date | undefined;
}

/** What was written a little earlier may have been committed after what someone read last. */
const overlapMs = 30_000;

const fallbacks: Readonly<Record<ThreadOrder, readonly string[]>> = {
  activity: ['activity'],
  oldest: ['activity,asc'],
  unanswered: ['unanswered', 'activity'],
  answered: ['unanswered,asc', 'activity'],
};

/** A page of the threads after a lecture, pinned ones first, or only the person's own, where none comes before the others. */
export function findThreads(
  trx: Trx,
  place: { readonly courseId: Id; readonly lectureId: Id; readonly userId: Id },
  { order, mine, updatedSince, page }: ThreadSelection & { readonly page: PageRequest },
): Promise<PageRows<ThreadRow>> {
  const since = new Date((updatedSince?.getTime() ?? 0) - overlapMs);
  const isPart = updatedSince !== undefined;
  const all = threads(trx)
    .where('discussion_thread.course_id', '=', place.courseId)
    .where('discussion_thread.lecture_id', '=', place.lectureId)
    .$if(isPart, (query) => query.where('discussion_thread.activity_time', '>=', since));
  const found = mine ? all.where('discussion_thread.user_id', '=', place.userId) : all;
  const counted = trx
    .selectFrom('discussion_thread')
    .where('discussion_thread.workspace_id', '=', workspaceOf(trx))
    .where('discussion_thread.course_id', '=', place.courseId)
    .where('discussion_thread.lecture_id', '=', place.lectureId)
    .$if(isPart, (query) => query.where('discussion_thread.activity_time', '>=', since))
    .$if(mine, (query) => query.where('discussion_thread.user_id', '=', place.userId));
  const sorting = sortedBy([], {
    name: mine ? 'own discussion' : 'discussion',
    columns: {
      unanswered: { column: sql`discussion_thread.unanswered`, type: 'boolean' },
      activity: { column: sql`discussion_thread.activity_time`, type: 'time' },
      pinned: { column: sql`discussion_thread.pinned`, type: 'boolean' },
    },
    fallback: mine ? fallbacks[order] : ['pinned', ...fallbacks[order]],
    tieBreaker: sql`discussion_thread.thread_id`,
  });
  return readPage<ThreadRow>(listOf(found, counted), sorting, page);
}

export async function findThread(trx: Trx, threadId: Id): Promise<ThreadRow | null> {
  return (await threads(trx).where('discussion_thread.thread_id', '=', threadId).executeTakeFirst()) ?? null;
}

/** A page of the replies of a thread, the first one first. */
export function findReplies(trx: Trx, threadId: Id, page: PageRequest): Promise<PageRows<PostRow>> {
  const found = posts(trx)
    .where('discussion_post.thread_id', '=', threadId)
    .where('discussion_post.opening', '=', false)
    .select(postColumns);
  const order = {
    name: 'discussion replies',
    keys: [{ column: sql`discussion_post.post_id`, type: 'integer', direction: 'asc' }],
  } as const;
  return readPage<PostRow>(listOf(found), order, page);
}

export async function findPost(trx: Trx, postId: Id): Promise<PostRow | null> {
  const row = await posts(trx).where('discussion_post.post_id', '=', postId).select(postColumns).executeTakeFirst();
  return row ?? null;
}

/** Locks a thread against every other change of it. */
export async function lockThread(trx: Trx, threadId: Id): Promise<void> {
  await trx
    .selectFrom('discussion_thread')
    .select('discussion_thread.thread_id')
    .where('discussion_thread.workspace_id', '=', workspaceOf(trx))
    .where('discussion_thread.thread_id', '=', threadId)
    .forUpdate()
    .executeTakeFirst();
}

/** When someone wrote since a time, the first one first. Anyone who writes holds the lock until the end of the transaction. */
export async function lockAndListWritten(trx: Trx, userId: Id, since: Date): Promise<readonly Date[]> {
  const workspaceId = workspaceOf(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`discussion of ${workspaceId} ${userId}`}, 0))`.execute(
    trx,
  );
  await trx
    .deleteFrom('discussion_write')
    .where('discussion_write.workspace_id', '=', workspaceId)
    .where('discussion_write.user_id', '=', userId)
    .where('discussion_write.write_time', '<=', since)
    .execute();
  const rows = await trx
    .selectFrom('discussion_write')
    .select('discussion_write.write_time')
    .where('discussion_write.workspace_id', '=', workspaceId)
    .where('discussion_write.user_id', '=', userId)
    .orderBy('discussion_write.write_time')
    .execute();
  return rows.map((row) => row.write_time);
}

/** Counts something that was written, whatever becomes of it later. */
export async function noteWritten(trx: Trx, userId: Id, now: Date): Promise<void> {
  await trx
    .insertInto('discussion_write')
    .values({ workspace_id: workspaceOf(trx), user_id: userId, write_time: now })
    .execute();
}

export interface NewThread {
  readonly courseId: Id;
  readonly lectureId: Id;
  readonly userId: Id;
  readonly title: string;
  readonly text: string;
  readonly now: Date;
}

/** Answers the id of the thread. */
export async function insertThread(trx: Trx, { now, text, ...thread }: NewThread): Promise<Id> {
  const workspaceId = workspaceOf(trx);
  const { thread_id } = await trx
    .insertInto('discussion_thread')
    .values({
      workspace_id: workspaceId,
      course_id: thread.courseId,
      lecture_id: thread.lectureId,
      user_id: thread.userId,
      title: thread.title,
      created_time: now.toISOString(),
      activity_time: now.toISOString(),
    })
    .returning('discussion_thread.thread_id')
    .executeTakeFirstOrThrow();
  await insertPost(trx, { threadId: thread_id, userId: thread.userId, text, now, opening: true });
  return thread_id;
}

export interface NewPost {
  readonly threadId: Id;
  readonly userId: Id;
  readonly text: string;
  readonly opening: boolean;
  readonly now: Date;
}

/** Answers the id of the post. */
export async function insertPost(trx: Trx, { threadId, userId, text, opening, now }: NewPost): Promise<Id> {
  const { post_id } = await trx
    .insertInto('discussion_post')
    .values({
      workspace_id: workspaceOf(trx),
      thread_id: threadId,
      user_id: userId,
      opening,
      text,
      created_time: now.toISOString(),
    })
    .returning('discussion_post.post_id')
    .executeTakeFirstOrThrow();
  return post_id;
}

/** Counts the replies of a thread again, and notes that something was written in it at `now`, where one is given. */
export async function countReplies(trx: Trx, threadId: Id, now: Date | null): Promise<void> {
  await sql`
    update discussion_thread set
      reply_count = (select count(*) from discussion_post where discussion_post.workspace_id = discussion_thread.workspace_id
        and discussion_post.thread_id = discussion_thread.thread_id and not discussion_post.opening),
      activity_time = greatest(activity_time, ${now}::timestamptz)
    where workspace_id = ${workspaceOf(trx)} and thread_id = ${threadId}`.execute(trx);
}

export async function changeText(trx: Trx, postId: Id, text: string, now: Date): Promise<void> {
  await trx
    .updateTable('discussion_post')
    .set({ text, edited_time: now.toISOString() })
    .where('discussion_post.workspace_id', '=', workspaceOf(trx))
    .where('discussion_post.post_id', '=', postId)
    .execute();
}

/** Answers whether it was another one before. */
export async function changeTitle(trx: Trx, threadId: Id, title: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('discussion_thread')
    .set({ title })
    .where('discussion_thread.workspace_id', '=', workspaceOf(trx))
    .where('discussion_thread.thread_id', '=', threadId)
    .where('discussion_thread.title', '<>', title)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteReply(trx: Trx, postId: Id): Promise<void> {
  await trx
    .deleteFrom('discussion_post')
    .where('discussion_post.workspace_id', '=', workspaceOf(trx))
    .where('discussion_post.post_id', '=', postId)
    .where('discussion_post.opening', '=', false)
    .execute();
}

/** Removes a question without replies together with its thread; one with replies keeps its place, without its words. */
export async function deleteQuestion(trx: Trx, threadId: Id, now: Date): Promise<void> {
  const workspaceId = workspaceOf(trx);
  await sql`
    delete from discussion_thread
    where workspace_id = ${workspaceId} and thread_id = ${threadId} and reply_count = 0`.execute(trx);
  await sql`
    update discussion_post set text = '', deleted_time = ${now}::timestamptz
    where workspace_id = ${workspaceId} and thread_id = ${threadId} and opening`.execute(trx);
  await sql`
    update discussion_thread set title = '' where workspace_id = ${workspaceId} and thread_id = ${threadId}`.execute(
    trx,
  );
}

export async function chooseAnswer(trx: Trx, threadId: Id, postId: Id | null): Promise<void> {
  await trx
    .updateTable('discussion_thread')
    .set({ answer_id: postId })
    .where('discussion_thread.workspace_id', '=', workspaceOf(trx))
    .where('discussion_thread.thread_id', '=', threadId)
    .execute();
}

/** How many other questions are pinned after the lecture of a thread. Anyone who pins holds the lock until the end of the transaction. */
export async function lockAndCountPinned(
  trx: Trx,
  { threadId, courseId, lectureId }: { readonly threadId: Id; readonly courseId: Id; readonly lectureId: Id },
): Promise<number> {
  const workspaceId = workspaceOf(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pins of ${workspaceId} ${courseId} ${lectureId}`}, 0))`.execute(
    trx,
  );
  const { count } = await trx
    .selectFrom('discussion_thread')
    .select(sql<number>`count(*)`.as('count'))
    .where('discussion_thread.workspace_id', '=', workspaceId)
    .where('discussion_thread.course_id', '=', courseId)
    .where('discussion_thread.lecture_id', '=', lectureId)
    .where('discussion_thread.pinned_time', 'is not', null)
    .where('discussion_thread.thread_id', '<>', threadId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Says since when a thread is pinned or closed; null for not at all. */
export async function setThreadMark(
  trx: Trx,
  threadId: Id,
  mark: { readonly pinned_time: string | null } | { readonly closed_time: string | null },
): Promise<void> {
  await trx
    .updateTable('discussion_thread')
    .set(mark)
    .where('discussion_thread.workspace_id', '=', workspaceOf(trx))
    .where('discussion_thread.thread_id', '=', threadId)
    .execute();
}

/** Hides posts for one reason, or shows them again. */
export async function setHidden(trx: Trx, postIds: readonly Id[], reason: string | null, now: Date): Promise<void> {
  await trx
    .updateTable('discussion_post')
    .set({ hidden_time: reason === null ? null : now.toISOString(), hidden_reason: reason })
    .where('discussion_post.workspace_id', '=', workspaceOf(trx))
    .where(sql<boolean>`discussion_post.post_id = any(${[...postIds]}::bigint[])`)
    .execute();
}

/** Whether a user course lets its learner take part: it is open, or was completed. */
const takesPart = (now: Date) =>
  sql<SqlBool>`(user_course.completed or (user_course.finish_time is null
    and (user_course.expire_time is null or user_course.expire_time > ${now}::timestamptz)))`;

/** Whether `app_user` reads the discussions of `course`: its learners, its creator, and admins. */
export const mayStillRead = (now: Date) =>
  sql<SqlBool>`(app_user.role_admin or (app_user.create_course and course.created_by = app_user.user_id) or exists (
    select from user_course
    where user_course.workspace_id = course.workspace_id and user_course.course_id = course.course_id
      and user_course.user_id = app_user.user_id
      and ${takesPart(now)}))`;

/** Who else wrote in a thread and may still read it: its learners, its creator, and admins. */
export async function findOthersToTell(
  trx: Trx,
  { threadId, writerId, now }: { readonly threadId: Id; readonly writerId: Id; readonly now: Date },
): Promise<readonly Id[]> {
  const { rows } = await sql<{ userId: Id }>`
    select distinct app_user.user_id as "userId"
    from discussion_thread
    join course on course.workspace_id = discussion_thread.workspace_id and course.course_id = discussion_thread.course_id
    join discussion_post on discussion_post.workspace_id = discussion_thread.workspace_id
      and discussion_post.thread_id = discussion_thread.thread_id and discussion_post.deleted_time is null
    join app_user on app_user.workspace_id = discussion_post.workspace_id and app_user.user_id = discussion_post.user_id
    where discussion_thread.workspace_id = ${workspaceOf(trx)} and discussion_thread.thread_id = ${threadId}
      and app_user.user_id <> ${writerId} and app_user.left_time is null
      and ${mayStillRead(now)}`.execute(trx);
  return rows.map(({ userId }) => userId);
}

/** The user course by which a learner takes part in a course: the open one, else one that was completed; null without either. */
export async function findMembership(trx: Trx, courseId: Id, userId: Id, now: Date): Promise<Id | null> {
  const row = await trx
    .selectFrom('user_course')
    .select('user_course.user_course_id')
    .where('user_course.workspace_id', '=', workspaceOf(trx))
    .where('user_course.course_id', '=', courseId)
    .where('user_course.user_id', '=', userId)
    .where(takesPart(now))
    .orderBy(sql`user_course.finish_time desc nulls first`)
    .limit(1)
    .executeTakeFirst();
  return row?.user_course_id ?? null;
}
