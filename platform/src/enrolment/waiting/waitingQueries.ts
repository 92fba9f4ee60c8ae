/** Enrolments of people who have no account yet, kept by their addresses. */
import { sql, type RawBuilder } from 'kysely';
import type { IsoTime } from '../../content/content.ts';
import { workspaceOf, type Database, type Trx } from '../../db/database.ts';
import type { Order } from '../../http/keyset.ts';
import type { PageRequest, PageRows } from '../../http/paging.ts';
import { listOf, readPage } from '../../http/readPage.ts';
import { addressSelector, rsqlWhere, type Selectors } from '../../http/rsql.ts';
import type { Id } from '../../shared/id.ts';
import { openToOthers } from '../others/openCourseQueries.ts';
import type { UserCourseScope } from '../userCourseQueries.ts';

export interface WaitingEnrolment {
  readonly id: Id;
  readonly courseId: Id;
  readonly courseName: string;
  readonly username: string;
  readonly dueTime: Date | null;
  readonly actorId: Id;
  readonly createTime: Date;
}

/** Whether an enrolment was added, was there already, or got another due date in place of `before`. */
export type WaitingOutcome =
  | { readonly kept: 'new' | 'there' }
  | { readonly kept: 'changed'; readonly before: IsoTime | null };

/** Keeps an enrolment for an address. Who waits for the course already gets the due date, unless it is left out. */
export async function keepEnrolment(
  trx: Trx,
  {
    courseId,
    username,
    dueTime,
    actorId,
    runId,
    notify,
    now,
  }: {
    readonly courseId: Id;
    readonly username: string;
    readonly dueTime: IsoTime | null | undefined;
    readonly actorId: Id;
    readonly runId: Id;
    readonly notify: boolean;
    readonly now: Date;
  },
): Promise<WaitingOutcome> {
  const workspaceId = workspaceOf(trx);
  const added = await sql`
    insert into waiting_enrolment (workspace_id, course_id, username, due_time, actor_id, job_run_id, notify, created_time)
    values (${workspaceId}, ${courseId}, ${username}, ${dueTime ?? null}::timestamptz, ${actorId}, ${runId}, ${notify}, ${now})
    on conflict (workspace_id, username_key, course_id) do nothing`.execute(trx);
  if (added.numAffectedRows === 1n) {
    return { kept: 'new' };
  }
  if (dueTime === undefined) {
    return { kept: 'there' };
  }
  // The row before is read apart: only PostgreSQL 18 returns it with the one after.
  const { rows } = await sql<{ before: Date | null }>`
    with known as (
      select waiting_enrolment.waiting_enrolment_id, waiting_enrolment.due_time from waiting_enrolment
      where waiting_enrolment.workspace_id = ${workspaceId} and waiting_enrolment.course_id = ${courseId}
        and waiting_enrolment.username_key = address_key(${username})
        and waiting_enrolment.due_time is distinct from ${dueTime}::timestamptz
      for update)
    update waiting_enrolment set due_time = ${dueTime}::timestamptz from known
    where waiting_enrolment.workspace_id = ${workspaceId} and waiting_enrolment.waiting_enrolment_id = known.waiting_enrolment_id
    returning known.due_time as before`.execute(trx);
  const [row] = rows;
  return row === undefined ? { kept: 'there' } : { kept: 'changed', before: row.before?.toISOString() ?? null };
}

/** Says until when someone who waits should complete a course; false where nobody waits, or until another date than expected by now. */
export async function moveWaitingDue(
  trx: Trx,
  {
    courseId,
    username,
    dueTime,
    expected,
  }: {
    readonly courseId: Id;
    readonly username: string;
    readonly dueTime: IsoTime | null;
    readonly expected: IsoTime | null;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('waiting_enrolment')
    .set({ due_time: dueTime })
    .where('waiting_enrolment.workspace_id', '=', workspaceOf(trx))
    .where('waiting_enrolment.course_id', '=', courseId)
    .where(sql<boolean>`waiting_enrolment.username_key = address_key(${username})`)
    .where(sql<boolean>`waiting_enrolment.due_time is not distinct from ${expected}::timestamptz`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}

/**
 * `from … where …`: what waits, as `waiting_enrolment`, in courses that can be begun, for each `app_user` who has joined: whose address is proven,
 * and who has access.
 */
export const waitingOfJoined = (workspaceId: Id, now: Date): RawBuilder<unknown> => sql`
  from waiting_enrolment join app_user
    on app_user.workspace_id = waiting_enrolment.workspace_id and app_user.username_key = waiting_enrolment.username_key
  join course on course.workspace_id = waiting_enrolment.workspace_id and course.course_id = waiting_enrolment.course_id
  where waiting_enrolment.workspace_id = ${workspaceId}
    and app_user.email_verified_time is not null and app_user.left_time is null and ${openToOthers(now)}`;

/** What waits for someone who has joined, the oldest first; nothing for who has not. */
export async function findWaitingOf(
  trx: Trx,
  { userId, now }: { readonly userId: Id; readonly now: Date },
): Promise<readonly Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select waiting_enrolment.waiting_enrolment_id as id ${waitingOfJoined(workspaceOf(trx), now)} and app_user.user_id = ${userId}
    order by waiting_enrolment.waiting_enrolment_id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** One that waits, locked until the end of the transaction; null when it is gone. */
export async function lockWaiting(trx: Trx, id: Id) {
  const row = await trx
    .selectFrom('waiting_enrolment')
    .where('waiting_enrolment.workspace_id', '=', workspaceOf(trx))
    .where('waiting_enrolment.waiting_enrolment_id', '=', id)
    .select([
      'waiting_enrolment.course_id as courseId',
      'waiting_enrolment.username',
      'waiting_enrolment.due_time as dueTime',
      'waiting_enrolment.actor_id as actorId',
      'waiting_enrolment.job_run_id as runId',
      'waiting_enrolment.notify',
    ])
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteWaiting(trx: Trx, id: Id): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('waiting_enrolment')
    .where('waiting_enrolment.workspace_id', '=', workspaceOf(trx))
    .where('waiting_enrolment.waiting_enrolment_id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0;
}

/** Forgets that an address waits for a course. */
export async function deleteWaitingOfAddress(
  trx: Trx,
  { courseId, username }: { readonly courseId: Id; readonly username: string },
): Promise<void> {
  await trx
    .deleteFrom('waiting_enrolment')
    .where('waiting_enrolment.workspace_id', '=', workspaceOf(trx))
    .where('waiting_enrolment.course_id', '=', courseId)
    .where(sql<boolean>`waiting_enrolment.username_key = address_key(${username})`)
    .execute();
}

/** Forgets what a job has kept for an address; false when there is nothing any more. */
export async function deleteWaitingOfJob(
  trx: Trx,
  { username, runId }: { readonly username: string; readonly runId: Id },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('waiting_enrolment')
    .where('waiting_enrolment.workspace_id', '=', workspaceOf(trx))
    .where('waiting_enrolment.job_run_id', '=', runId)
    .where(sql<boolean>`waiting_enrolment.username_key = address_key(${username})`)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0;
}

/** What `q` may ask of those who wait. */
export const waitingSelectors = {
  id: { type: 'integer', column: sql`waiting_enrolment.waiting_enrolment_id` },
  courseId: { type: 'integer', column: sql`waiting_enrolment.course_id` },
  username: addressSelector('waiting_enrolment.username'),
  dueTime: { type: 'time', column: sql`waiting_enrolment.due_time` },
  createTime: { type: 'time', column: sql`waiting_enrolment.created_time` },
} as const satisfies Selectors;

const newestFirst: Order = {
  name: 'waitingenrolments',
  keys: [
    { column: sql`waiting_enrolment.created_time`, type: 'time', direction: 'desc' },
    { column: sql`waiting_enrolment.waiting_enrolment_id`, type: 'integer', direction: 'desc' },
  ],
};

const waiting = (trx: Trx, { createdBy }: UserCourseScope) =>
  trx
    .selectFrom('waiting_enrolment')
    .innerJoin('course', (join) =>
      join
        .onRef('course.workspace_id', '=', 'waiting_enrolment.workspace_id')
        .onRef('course.course_id', '=', 'waiting_enrolment.course_id'),
    )
    .where('waiting_enrolment.workspace_id', '=', workspaceOf(trx))
    .$if(createdBy !== undefined, (query) => query.where('course.created_by', '=', createdBy ?? 0));

/** A page of those who wait, in the courses that the viewer looks after, the newest first. */
export const findWaiting = (
  trx: Trx,
  scope: UserCourseScope,
  { q, ...page }: PageRequest & { readonly q?: string | undefined },
): Promise<PageRows<WaitingEnrolment>> =>
  readPage(
    listOf(
      waiting(trx, scope)
        .where(rsqlWhere(q, waitingSelectors))
        .select([
          'waiting_enrolment.waiting_enrolment_id as id',
          'waiting_enrolment.course_id as courseId',
          'course.name as courseName',
          'waiting_enrolment.username',
          'waiting_enrolment.due_time as dueTime',
          'waiting_enrolment.actor_id as actorId',
          'waiting_enrolment.created_time as createTime',
        ]),
    ),
    newestFirst,
    page,
  );

/** Whether the viewer looks after the course that someone waits for; false also when nobody does. */
export async function isInScope(trx: Trx, scope: UserCourseScope, id: Id): Promise<boolean> {
  const row = await waiting(trx, scope)
    .where('waiting_enrolment.waiting_enrolment_id', '=', id)
    .select('waiting_enrolment.waiting_enrolment_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Workspaces where someone waits. */
export async function findWorkspacesWithWaiting(db: Database): Promise<readonly Id[]> {
  const { rows } = await sql<{ workspaceId: Id }>`
    select workspace_id as "workspaceId" from workspaces_with_waiting_enrolments()`.execute(db);
  return rows.map(({ workspaceId }) => workspaceId);
}

/** Forgets what was ordered before a moment, and what waits for a course that is over. */
export async function deleteOutdatedWaiting(trx: Trx, { before, now }: { readonly before: Date; readonly now: Date }) {
  await sql`
    delete from waiting_enrolment using course
    where waiting_enrolment.workspace_id = ${workspaceOf(trx)} and course.workspace_id = waiting_enrolment.workspace_id
      and course.course_id = waiting_enrolment.course_id
      and (waiting_enrolment.created_time < ${before}::timestamptz or course.available_until_time <= ${now}::timestamptz)`.execute(
    trx,
  );
}
