/** Whom mails tell of questions and replies, and what these say (BEY-16). */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { insertMails } from '../../mail/order/enqueueMail.ts';
import { workspaceOf, type Database, type Trx } from '../../db/database.ts';
import { getsWorkspaceWords } from '../../reminder/reminderQueries.ts';
import type { Id } from '../../shared/id.ts';

/** Questions that one mail names. */
const mostNamed = 20;

/** A question with where it stands. */
export interface NotifiedQuestion {
  readonly threadId: Id;
  readonly title: string;
  readonly courseId: Id;
  readonly courseName: string;
  readonly lectureId: Id;
}

/** Workspaces where a question was asked since then that nobody replied to. */
export async function findWorkspacesWithWaiting(db: Database, after: Date): Promise<readonly Id[]> {
  const { rows } = await sql<{ workspaceId: Id }>`
    select workspace_id as "workspaceId" from workspaces_with_waiting_questions(${after}::timestamptz)`.execute(db);
  return rows.map(({ workspaceId }) => workspaceId);
}

/** Questions that may be read and that nobody replied to, with their courses. */
const waiting = (workspaceId: Id): RawBuilder<unknown> => sql`
  select discussion_thread.workspace_id, discussion_thread.thread_id, discussion_thread.title, discussion_thread.created_time,
    discussion_thread.lecture_id, discussion_thread.user_id, course.course_id, course.name, course.created_by
  from discussion_thread
  join course on course.workspace_id = discussion_thread.workspace_id and course.course_id = discussion_thread.course_id
    and course.forum_enabled
  join discussion_post on discussion_post.workspace_id = discussion_thread.workspace_id
    and discussion_post.thread_id = discussion_thread.thread_id and discussion_post.opening
    and discussion_post.hidden_time is null and discussion_post.deleted_time is null
  where discussion_thread.workspace_id = ${workspaceId} and discussion_thread.reply_count = 0
    and discussion_thread.closed_time is null`;

/**
 * Whether `app_user` answers for a course that `maker` made: who made it and still may make courses; where nobody is left who did, the
 * admins. Who asked is not told.
 */
export const answersFor = (maker: RawBuilder<unknown>, asker: RawBuilder<unknown>): RawBuilder<SqlBool> => sql`(
  app_user.left_time is null and app_user.user_id is distinct from ${asker}
  and case when app_user.user_id = ${maker} then app_user.role_admin or app_user.create_course
    else app_user.role_admin and not exists (
      select from app_user author
      where author.workspace_id = app_user.workspace_id and author.user_id = ${maker} and author.left_time is null
        and (author.role_admin or author.create_course)) end)`;

/** Who answers for the course of a new question. */
export async function findPeopleToNotify(trx: Trx, threadId: Id): Promise<readonly Id[]> {
  const { rows } = await sql<{ userId: Id }>`
    select app_user.user_id as "userId"
    from discussion_thread
    join course on course.workspace_id = discussion_thread.workspace_id and course.course_id = discussion_thread.course_id
    join app_user on app_user.workspace_id = discussion_thread.workspace_id
      and (app_user.role_admin or app_user.user_id = course.created_by)
    where discussion_thread.workspace_id = ${workspaceOf(trx)} and discussion_thread.thread_id = ${threadId}
      and ${answersFor(sql`course.created_by`, sql`discussion_thread.user_id`)}
    order by app_user.user_id`.execute(trx);
  return rows.map(({ userId }) => userId);
}

/** Up to `most` people of whose courses questions wait that came since `after`, and who were not told since `before`. */
export async function findPeopleToTell(
  trx: Trx,
  { after, before, most }: { readonly after: Date; readonly before: Date; readonly most: number },
): Promise<readonly Id[]> {
  const workspaceId = workspaceOf(trx);
  const { rows } = await sql<{ userId: Id }>`
    with waiting as (${waiting(workspaceId)} and discussion_thread.created_time > ${after}::timestamptz)
    select app_user.user_id as "userId" from app_user
    join workspace on workspace.workspace_id = app_user.workspace_id
    left join discussion_mail_state on discussion_mail_state.workspace_id = app_user.workspace_id
      and discussion_mail_state.user_id = app_user.user_id
    where app_user.workspace_id = ${workspaceId} and (app_user.role_admin or app_user.create_course)
      and ${getsWorkspaceWords}
      and discussion_mail_state.questions_stopped_time is null
      and (discussion_mail_state.told_time is null or discussion_mail_state.told_time <= ${before}::timestamptz)
      and exists (
        select from waiting
        where waiting.created_time > coalesce(discussion_mail_state.told_time, ${after}::timestamptz)
          and ${answersFor(sql`waiting.created_by`, sql`waiting.user_id`)})
    order by app_user.user_id limit ${most}`.execute(trx);
  return rows.map(({ userId }) => userId);
}

/** Notes that these people are told now, but for whom was since `before`; answers since when questions are new to each. */
export async function claimTelling(
  trx: Trx,
  userIds: readonly Id[],
  { now, after, before }: { readonly now: Date; readonly after: Date; readonly before: Date },
): Promise<readonly { readonly userId: Id; readonly since: Date }[]> {
  const { rows } = await sql<{ userId: Id; since: Date }>`
    with previous as (
      select user_id, told_time from discussion_mail_state
      where workspace_id = ${workspaceOf(trx)} and user_id = any(${[...userIds]}::bigint[])
    ),
    claimed as (
      insert into discussion_mail_state (workspace_id, user_id, told_time)
      select ${workspaceOf(trx)}, person.user_id, ${now}::timestamptz
      from unnest(${[...userIds]}::bigint[]) as person (user_id)
      on conflict on constraint discussion_mail_state_pkey do update set told_time = excluded.told_time
        where discussion_mail_state.told_time is null or discussion_mail_state.told_time <= ${before}::timestamptz
      returning discussion_mail_state.user_id
    )
    select claimed.user_id as "userId", greatest(previous.told_time, ${after}::timestamptz) as since
    from claimed left join previous on previous.user_id = claimed.user_id`.execute(trx);
  return rows;
}

/** Orders the rows of mails about questions that wait; each says since when they are new to its reader. Answers their ids. */
export async function insertQuestionMails(
  trx: Trx,
  told: readonly { readonly userId: Id; readonly since: Date }[],
  now: Date,
): Promise<readonly Id[]> {
  const workspaceId = workspaceOf(trx);
  const { rows } = await insertMails(
    { workspaceId, kind: 'QUESTIONS', now },
    sql`
      select app_user.username as recipient, jsonb_build_object('userId', app_user.user_id, 'since', person.since) as params
      from unnest(${told.map(({ userId }) => userId)}::bigint[], ${told.map(({ since }) => since.getTime())}::bigint[])
        as person (user_id, since)
      join app_user on app_user.workspace_id = ${workspaceId} and app_user.user_id = person.user_id`,
  ).execute(trx);
  return rows.map(({ mailId }) => mailId);
}

/** What waits in the courses that someone answers for since a time, the oldest first; at most 20. */
export async function listWaiting(trx: Trx, userId: Id, since: Date): Promise<readonly NotifiedQuestion[]> {
  const workspaceId = workspaceOf(trx);
  const { rows } = await sql<NotifiedQuestion>`
    with waiting as (${waiting(workspaceId)} and discussion_thread.created_time > ${since}::timestamptz)
    select waiting.thread_id as "threadId", waiting.title, waiting.course_id as "courseId", waiting.name as "courseName",
      waiting.lecture_id as "lectureId"
    from waiting join app_user on app_user.workspace_id = ${workspaceId} and app_user.user_id = ${userId}
    where ${answersFor(sql`waiting.created_by`, sql`waiting.user_id`)}
    order by waiting.created_time, waiting.thread_id limit ${mostNamed}`.execute(trx);
  return rows;
}

/** A thread as a mail tells of it; null when it is gone, hidden or deleted, or its discussion was switched off. */
export async function findNotifiedQuestion(
  trx: Trx,
  { threadId, replyId }: { readonly threadId: Id; readonly replyId: Id },
): Promise<NotifiedQuestion | null> {
  const { rows } = await sql<NotifiedQuestion>`
    select discussion_thread.thread_id as "threadId", discussion_thread.title, course.course_id as "courseId",
      course.name as "courseName", discussion_thread.lecture_id as "lectureId"
    from discussion_thread
    join course on course.workspace_id = discussion_thread.workspace_id and course.course_id = discussion_thread.course_id
      and course.forum_enabled
    join discussion_post on discussion_post.workspace_id = discussion_thread.workspace_id
      and discussion_post.thread_id = discussion_thread.thread_id and discussion_post.opening
      and discussion_post.hidden_time is null and discussion_post.deleted_time is null
    join discussion_post reply on reply.workspace_id = discussion_thread.workspace_id and reply.thread_id = discussion_thread.thread_id
      and reply.post_id = ${replyId} and reply.hidden_time is null
    where discussion_thread.workspace_id = ${workspaceOf(trx)} and discussion_thread.thread_id = ${threadId}`.execute(
    trx,
  );
  return rows[0] ?? null;
}
