/** Courses that everyone of a group takes, and whom each has brought into its course. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { workspaceOf, type Database, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { peopleOfGroup } from '../../workspace/group/membershipQueries.ts';
import { openToOthers } from '../others/openCourseQueries.ts';
import type { DueRule } from './groupCourseRules.ts';

export interface GroupCourseKey {
  readonly groupId: Id;
  readonly courseId: Id;
}

/** A course of a group. */
export interface GroupCourse extends GroupCourseKey, DueRule {
  readonly notify: boolean;
  /** Who said so last. */
  readonly actorId: Id;
}

export interface ListedGroupCourse extends GroupCourse {
  readonly courseName: string;
  readonly createTime: Date;
  /** Whether others can be enrolled in it now. */
  readonly open: boolean;
  /** How many people it has enrolled so far. */
  readonly enrolledCount: number;
}

/** More courses than anybody gives to one group. */
export const mostCourses = 100;

const columns = [
  'group_course.group_id as groupId',
  'group_course.course_id as courseId',
  'group_course.due_days as dueDays',
  'group_course.due_time as dueTime',
  'group_course.notify',
  'group_course.actor_id as actorId',
] as const;

const groupCourses = (trx: Trx) =>
  trx.selectFrom('group_course').where('group_course.workspace_id', '=', workspaceOf(trx)).select(columns);

/** The courses of a group, by name. */
export const listGroupCourses = (trx: Trx, groupId: Id, now: Date): Promise<readonly ListedGroupCourse[]> =>
  groupCourses(trx)
    .innerJoin('course', (join) =>
      join
        .onRef('course.workspace_id', '=', 'group_course.workspace_id')
        .onRef('course.course_id', '=', 'group_course.course_id'),
    )
    .where('group_course.group_id', '=', groupId)
    .select([
      'course.name as courseName',
      'group_course.created_time as createTime',
      openToOthers(now).as('open'),
      sql<number>`(select count(*) from group_course_person person
        where person.workspace_id = group_course.workspace_id and person.group_id = group_course.group_id
          and person.course_id = group_course.course_id and person.job_run_id is null)`.as('enrolledCount'),
    ])
    .orderBy('course.name')
    .orderBy('group_course.course_id')
    .limit(mostCourses)
    .execute();

/** How many courses a group has. */
export async function countGroupCourses(trx: Trx, groupId: Id): Promise<number> {
  const { total } = await trx
    .selectFrom('group_course')
    .where('group_course.workspace_id', '=', workspaceOf(trx))
    .where('group_course.group_id', '=', groupId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** One of them, or null. */
export async function findGroupCourse(trx: Trx, { groupId, courseId }: GroupCourseKey): Promise<GroupCourse | null> {
  const row = await groupCourses(trx)
    .where('group_course.group_id', '=', groupId)
    .where('group_course.course_id', '=', courseId)
    .executeTakeFirst();
  return row ?? null;
}

/** Gives a course to a group, or says again until when it is due and whether people are told. */
export async function upsertGroupCourse(
  trx: Trx,
  { groupId, courseId, dueDays, dueTime, notify, actorId }: GroupCourse,
  now: Date,
): Promise<void> {
  const said = { due_days: dueDays, due_time: dueTime, notify, actor_id: actorId };
  await trx
    .insertInto('group_course')
    .values({ workspace_id: workspaceOf(trx), group_id: groupId, course_id: courseId, ...said, created_time: now })
    .onConflict((conflict) => conflict.constraint('group_course_pkey').doUpdateSet(said))
    .execute();
}

/** Takes a course away from a group; false when it has none of it. */
export async function deleteGroupCourse(trx: Trx, { groupId, courseId }: GroupCourseKey): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('group_course')
    .where('group_course.workspace_id', '=', workspaceOf(trx))
    .where('group_course.group_id', '=', groupId)
    .where('group_course.course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0;
}

/** Which courses the groups of the workspace have; `onlyPending` those of groups that someone may have joined. */
export const findGroupCourses = (trx: Trx, onlyPending: boolean): Promise<readonly GroupCourseKey[]> =>
  groupCourses(trx)
    .$if(onlyPending, (query) => query.where('group_course.pending', '=', true))
    .orderBy('group_course.group_id')
    .orderBy('group_course.course_id')
    .execute();

/**
 * A course of a group, locked until the end of the transaction; null when it is gone. It counts as looked at from now on: anyone who joins the
 * group meanwhile waits for this transaction and makes it pending again, and anyone who did before is waited for.
 */
export async function takeGroupCourse(trx: Trx, { groupId, courseId }: GroupCourseKey): Promise<GroupCourse | null> {
  const row = await trx
    .updateTable('group_course')
    .set({ pending: false })
    .where('group_course.workspace_id', '=', workspaceOf(trx))
    .where('group_course.group_id', '=', groupId)
    .where('group_course.course_id', '=', courseId)
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * `from … where …`: each `group_course` that can be begun and `app_user` who has joined, and whom neither it has brought in nor a job is to.
 * With `groupId` the people of that group are looked up once.
 */
export const toBringIn = (
  workspaceId: Id,
  {
    now,
    groupId = sql.ref('group_course.group_id'),
  }: { readonly now: Date; readonly groupId?: Id | RawBuilder<unknown> },
): RawBuilder<unknown> => sql`
  from group_course
  join course on course.workspace_id = group_course.workspace_id and course.course_id = group_course.course_id
  join app_user on app_user.workspace_id = group_course.workspace_id
  where group_course.workspace_id = ${workspaceId}
    and ${openToOthers(now)} and app_user.email_verified_time is not null and app_user.left_time is null
    and app_user.user_id in ${peopleOfGroup(groupId)}
    and not exists (select from group_course_person person
      where person.workspace_id = group_course.workspace_id and person.group_id = group_course.group_id
        and person.course_id = group_course.course_id and person.user_id = app_user.user_id
        and (person.job_run_id is null or not ${hasJobEnded('person')}))`;

/**
 * Whether the job of a claim has ended, so that someone whom it has not brought in is free. One that is not seen yet has not: anyone who asks at
 * the moment of the order never takes its people.
 */
const hasJobEnded = (claim: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from job_run
  where job_run.workspace_id = ${sql.ref(`${claim}.workspace_id`)} and job_run.job_run_id = ${sql.ref(`${claim}.job_run_id`)}
    and job_run.end_time is not null)`;

/** Courses that the groups of someone have, and that have not brought them in yet. */
export async function findCoursesFor(
  trx: Trx,
  { userId, now }: { readonly userId: Id; readonly now: Date },
): Promise<readonly GroupCourseKey[]> {
  const { rows } = await sql<GroupCourseKey>`
    select group_course.group_id as "groupId", group_course.course_id as "courseId"
    ${toBringIn(workspaceOf(trx), { now })} and app_user.user_id = ${userId}
    order by group_course.course_id, group_course.group_id`.execute(trx);
  return rows;
}

export interface ClaimedPerson {
  readonly userId: Id;
  readonly username: string;
}

/** Someone whom a job is to bring into a course of a group. */
export interface Claim extends GroupCourseKey {
  readonly userId: Id;
  readonly runId: Id;
}

/** Whether {@link claimPeople} would find someone. */
export async function hasPeopleToClaim(trx: Trx, { groupId, courseId }: GroupCourseKey, now: Date): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select ${toBringIn(workspaceOf(trx), { now, groupId })}
      and group_course.group_id = ${groupId} and group_course.course_id = ${courseId}) as found`.execute(trx);
  return rows[0]?.found ?? false;
}

/**
 * Notes that a course of a group brings people in, and answers them: everyone of the group who has joined and is not claimed, for a job, or
 * one of them, at once where `runId` is null. A second claim of the same people at the same moment waits, and gets the others.
 */
export async function claimPeople(
  trx: Trx,
  { groupId, courseId }: GroupCourseKey,
  { userId, runId, now }: { readonly userId?: Id; readonly runId: Id | null; readonly now: Date },
): Promise<readonly ClaimedPerson[]> {
  const workspaceId = workspaceOf(trx);
  const { rows } = await sql<ClaimedPerson>`
    with claimed as (
      insert into group_course_person as claim (workspace_id, group_id, course_id, user_id, job_run_id, enrolled_time)
      select app_user.workspace_id, group_course.group_id, group_course.course_id, app_user.user_id, ${runId}::bigint, ${now}::timestamptz
      ${toBringIn(workspaceId, { now, groupId })} and group_course.group_id = ${groupId} and group_course.course_id = ${courseId}
        and ${userId === undefined ? sql`true` : sql`app_user.user_id = ${userId}`}
      order by app_user.user_id
      on conflict on constraint group_course_person_pkey do update
        set job_run_id = excluded.job_run_id, enrolled_time = excluded.enrolled_time
        where ${hasJobEnded('claim')}
      returning user_id
    )
    select app_user.user_id as "userId", app_user.username from claimed
    join app_user on app_user.workspace_id = ${workspaceId} and app_user.user_id = claimed.user_id
    order by app_user.user_id`.execute(trx);
  return rows;
}

/** Locks what a job has claimed until the end of the transaction; false when it is done, gone, or another’s by now. */
export async function lockClaim(trx: Trx, claim: Claim): Promise<boolean> {
  const row = await trx
    .selectFrom('group_course_person')
    .where('group_course_person.workspace_id', '=', workspaceOf(trx))
    .where(isOf(claim))
    .where('group_course_person.job_run_id', '=', claim.runId)
    .select('group_course_person.user_id')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that someone was brought in. */
export async function settleClaim(trx: Trx, claim: Omit<Claim, 'runId'>, now: Date): Promise<void> {
  await trx
    .updateTable('group_course_person')
    .set({ job_run_id: null, enrolled_time: now })
    .where('group_course_person.workspace_id', '=', workspaceOf(trx))
    .where(isOf(claim))
    .execute();
}

/** Leaves someone to a later look. */
export async function releaseClaim(trx: Trx, claim: Omit<Claim, 'runId'>): Promise<void> {
  await trx
    .deleteFrom('group_course_person')
    .where('group_course_person.workspace_id', '=', workspaceOf(trx))
    .where(isOf(claim))
    .execute();
}

const isOf = ({ groupId, courseId, userId }: Omit<Claim, 'runId'>) =>
  sql<SqlBool>`group_course_person.group_id = ${groupId}
    and group_course_person.course_id = ${courseId} and group_course_person.user_id = ${userId}`;

/** Workspaces where groups have courses; `onlyPending` those where someone may have joined one. */
export async function findWorkspacesWithGroupCourses(db: Database, onlyPending: boolean): Promise<readonly Id[]> {
  const { rows } = await sql<{ workspaceId: Id }>`
    select workspace_id as "workspaceId" from workspaces_with_group_courses(${onlyPending})`.execute(db);
  return rows.map(({ workspaceId }) => workspaceId);
}
