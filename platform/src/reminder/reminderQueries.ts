import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { insertMails } from '../mail/order/enqueueMail.ts';
import { workspaceOf, type Database, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { DueWindow } from './reminderRules.ts';

/**
 * Whether `app_user` of `workspace` may get a mail with words of the workspace's own, such as names of courses. Anybody can make a trial and
 * write to strangers by it, and its own sign-in provider proves any address: there only those who run it are written to.
 */
export const getsWorkspaceWords = sql<SqlBool>`(app_user.role_admin or not workspace.trial)`;

/** Workspaces where a course is due, or was lately. */
export async function findWorkspacesWithDue(db: Database, { after, until }: DueWindow): Promise<readonly Id[]> {
  const { rows } = await sql<{ workspaceId: Id }>`
    select workspace_id as "workspaceId" from workspaces_with_due_courses(${after}::timestamptz, ${until}::timestamptz)`.execute(
    db,
  );
  return rows.map(({ workspaceId }) => workspaceId);
}

/** What someone has to complete and by when. */
export interface DueCourse {
  readonly userId: Id;
  readonly userCourseId: Id;
  readonly name: string;
  readonly dueTime: Date;
}

/** Open user courses of people who are here that are reminded of in this window, with the stage that they have reached. */
const dueCourses = (workspaceId: Id, { after, until, dayBefore, overdue }: DueWindow, now: Date): RawBuilder<unknown> =>
  sql`
    select user_course.workspace_id, user_course.user_id, user_course.user_course_id, user_course.due_time, course.name,
      case when user_course.due_time <= ${overdue}::timestamptz then 3
        when user_course.due_time <= ${dayBefore}::timestamptz then 2 else 1 end as stage
    from user_course
    join course on course.workspace_id = user_course.workspace_id and course.course_id = user_course.course_id
    join app_user on app_user.workspace_id = user_course.workspace_id and app_user.user_id = user_course.user_id
    where user_course.workspace_id = ${workspaceId} and user_course.finish_time is null
      and user_course.due_time > ${after}::timestamptz and user_course.due_time <= ${until}::timestamptz
      and app_user.left_time is null
      and (course.available_until_time is null or course.available_until_time > ${now}::timestamptz)`;

/** Up to `most` people who have something due that they were not reminded of yet, and who were not reminded since `before`. */
export async function findPeopleToRemind(
  trx: Trx,
  window: DueWindow,
  { now, before, most }: { readonly now: Date; readonly before: Date; readonly most: number },
): Promise<readonly Id[]> {
  const workspaceId = workspaceOf(trx);
  const { rows } = await sql<{ userId: Id }>`
    with due as (${dueCourses(workspaceId, window, now)})
    select distinct due.user_id as "userId" from due
    left join due_reminder on due_reminder.workspace_id = ${workspaceId}
      and due_reminder.user_course_id = due.user_course_id and due_reminder.due_time = due.due_time
    left join reminder_state on reminder_state.workspace_id = ${workspaceId} and reminder_state.user_id = due.user_id
    where due.stage > coalesce(due_reminder.stage, 0)
      and (reminder_state.reminded_time is null or reminder_state.reminded_time <= ${before}::timestamptz)
    order by due.user_id limit ${most}`.execute(trx);
  return rows.map(({ userId }) => userId);
}

/** Notes that these people are reminded now, but for whom was since `before`; answers who is, and whether mails reach them. */
export async function claimReminders(
  trx: Trx,
  userIds: readonly Id[],
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<readonly { readonly userId: Id; readonly takesMail: boolean }[]> {
  const { rows } = await sql<{ userId: Id; takesMail: boolean }>`
    insert into reminder_state (workspace_id, user_id, reminded_time)
    select ${workspaceOf(trx)}, person.user_id, ${now}::timestamptz from unnest(${[...userIds]}::bigint[]) as person (user_id)
    on conflict on constraint reminder_state_pkey do update set reminded_time = excluded.reminded_time
      where reminder_state.reminded_time is null or reminder_state.reminded_time <= ${before}::timestamptz
    returning reminder_state.user_id as "userId", reminder_state.stopped_time is null as "takesMail"`.execute(trx);
  return rows;
}

/** Notes of everything that is due for these people that they were reminded of it, and answers it, the most urgent first. */
export async function noteReminded(
  trx: Trx,
  window: DueWindow,
  { userIds, now }: { readonly userIds: readonly Id[]; readonly now: Date },
): Promise<readonly DueCourse[]> {
  const workspaceId = workspaceOf(trx);
  const { rows } = await sql<DueCourse>`
    with due as (${dueCourses(workspaceId, window, now)} and user_course.user_id = any(${[...userIds]}::bigint[])),
    noted as (
      insert into due_reminder (workspace_id, user_course_id, due_time, stage)
      select ${workspaceId}, due.user_course_id, due.due_time, due.stage from due
      on conflict on constraint due_reminder_pkey do update set due_time = excluded.due_time, stage = excluded.stage
    )
    select due.user_id as "userId", due.user_course_id as "userCourseId", due.name, due.due_time as "dueTime"
    from due order by due.due_time, due.user_course_id`.execute(trx);
  return rows;
}

/** What is due for one person in this window, the most urgent first; at most 20. */
export async function listDueOf(
  trx: Trx,
  window: DueWindow,
  { userId, now }: { readonly userId: Id; readonly now: Date },
): Promise<readonly DueCourse[]> {
  const workspaceId = workspaceOf(trx);
  const { rows } = await sql<DueCourse>`
    with due as (${dueCourses(workspaceId, window, now)} and user_course.user_id = ${userId})
    select due.user_id as "userId", due.user_course_id as "userCourseId", due.name, due.due_time as "dueTime"
    from due where due.workspace_id = ${workspaceId} order by due.due_time, due.user_course_id limit 20`.execute(trx);
  return rows;
}

/** Orders the rows of reminders by mail, where one may be sent; answers their ids. */
export async function insertReminderMails(trx: Trx, userIds: readonly Id[], now: Date): Promise<readonly Id[]> {
  const workspaceId = workspaceOf(trx);
  const { rows } = await insertMails(
    { workspaceId, kind: 'REMINDER', now },
    sql`
      select app_user.username as recipient, jsonb_build_object('userId', app_user.user_id) as params
      from app_user join workspace on workspace.workspace_id = app_user.workspace_id
      where app_user.workspace_id = ${workspaceId} and app_user.user_id = any(${[...userIds]}::bigint[])
        and ${getsWorkspaceWords}`,
  ).execute(trx);
  return rows.map(({ mailId }) => mailId);
}

/** Says whether reminders come by mail to someone; false when there is no such person. */
export async function setMailReminders(
  trx: Trx,
  userId: Id,
  { on, now }: { readonly on: boolean; readonly now: Date },
): Promise<boolean> {
  const stopped = on ? null : now;
  const { numAffectedRows } = await sql`
    insert into reminder_state (workspace_id, user_id, stopped_time)
    select app_user.workspace_id, app_user.user_id, ${stopped}::timestamptz from app_user
    where app_user.workspace_id = ${workspaceOf(trx)} and app_user.user_id = ${userId}
    on conflict on constraint reminder_state_pkey do update set stopped_time = excluded.stopped_time`.execute(trx);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Whether reminders come by mail to someone. */
export async function takesMailReminders(trx: Trx, userId: Id): Promise<boolean> {
  const row = await trx
    .selectFrom('reminder_state')
    .select('reminder_state.stopped_time')
    .where('reminder_state.workspace_id', '=', workspaceOf(trx))
    .where('reminder_state.user_id', '=', userId)
    .executeTakeFirst();
  return (row?.stopped_time ?? null) === null;
}
