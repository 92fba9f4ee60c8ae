import { sql } from 'kysely';
import { workspaceOf, type Database, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { NotedEvent, WebhookData, WebhookEventType } from './webhookEventTypes.ts';

/** Workspaces in which something is to be sent, told of or forgotten. */
export async function findWorkspacesWithWork(db: Database, now: Date): Promise<readonly Id[]> {
  const { rows } = await sql<{ workspaceId: Id }>`
    select workspace_id as "workspaceId" from workspaces_with_webhook_work(${now}::timestamptz)`.execute(db);
  return rows.map(({ workspaceId }) => workspaceId);
}

export interface StoredEvent extends NotedEvent {
  readonly eventId: Id;
  readonly time: Date;
}

/** Takes the earliest out of the outbox. */
export async function takeEvents(trx: Trx, most: number): Promise<readonly StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    with taken as (
      delete from webhook_event
      where webhook_event.workspace_id = ${workspaceOf(trx)} and webhook_event.event_id in (
        select first.event_id from webhook_event first where first.workspace_id = ${workspaceOf(trx)}
        order by first.event_id limit ${most})
      returning webhook_event.event_id, webhook_event.event_time, webhook_event.kind, webhook_event.data
    )
    select taken.event_id as "eventId", taken.event_time as time, taken.kind, taken.data from taken
    order by taken.event_id`.execute(trx);
  return rows;
}

export interface Subscriber {
  readonly webhookId: Id;
  readonly eventTypes: readonly WebhookEventType[];
  readonly expiriesToldTime: Date;
}

/** The enabled webhooks, held until the transaction ends: what waits in front of a new delivery is not settled meanwhile. */
export async function lockSubscribers(trx: Trx): Promise<readonly Subscriber[]> {
  const { rows } = await sql<Subscriber>`
    select webhook.webhook_id as "webhookId", webhook.event_types as "eventTypes",
      webhook.expiries_told_time as "expiriesToldTime"
    from webhook where webhook.workspace_id = ${workspaceOf(trx)} and webhook.disable_time is null
    order by webhook.webhook_id for update`.execute(trx);
  return rows;
}

export interface LearnerAt {
  readonly eventId: Id;
  readonly userId: Id;
  readonly courseId: Id;
  readonly time: Date;
}

/** The user courses that people had in courses at those times, by the events that name them; none of those that are gone. */
export async function findUserCourses(trx: Trx, learners: readonly LearnerAt[]): Promise<ReadonlyMap<Id, Id>> {
  if (learners.length === 0) {
    return new Map();
  }
  const { rows } = await sql<{ eventId: Id; userCourseId: Id }>`
    select wanted.event_id as "eventId", found.user_course_id as "userCourseId"
    from unnest(
      ${learners.map(({ eventId }) => eventId)}::bigint[], ${learners.map(({ userId }) => userId)}::bigint[],
      ${learners.map(({ courseId }) => courseId)}::bigint[],
      ${learners.map(({ time }) => time.toISOString())}::timestamptz[]) as wanted (event_id, user_id, course_id, event_time)
    cross join lateral (
      select user_course.user_course_id from user_course
      where user_course.workspace_id = ${workspaceOf(trx)} and user_course.user_id = wanted.user_id
        and user_course.course_id = wanted.course_id and user_course.start_time <= wanted.event_time
      order by user_course.start_time desc, user_course.user_course_id desc limit 1
    ) as found`.execute(trx);
  return new Map(rows.map(({ eventId, userCourseId }) => [eventId, userCourseId]));
}

export interface ExpiredCertificate {
  readonly expireTime: Date;
  readonly data: WebhookData;
}

/** Certificates that ran out after one time until another, the earliest first, with all that ran out with the last of them. */
export async function findExpired(
  trx: Trx,
  { after, until, most }: { readonly after: Date; readonly until: Date; readonly most: number },
): Promise<readonly ExpiredCertificate[]> {
  const { rows } = await sql<ExpiredCertificate>`
    select certificate.expire_time as "expireTime",
      jsonb_build_object('certificateId', certificate.certificate_id, 'userId', certificate.user_id,
        'courseId', certificate.course_id, 'userCourseId', certificate.user_course_id,
        'expireTime', to_char(certificate.expire_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as data
    from certificate
    where certificate.workspace_id = ${workspaceOf(trx)} and certificate.expire_time > ${after}
      and certificate.expire_time <= ${until} and certificate.revoked_time is null
    order by certificate.expire_time fetch first ${sql.lit(most)} rows with ties`.execute(trx);
  return rows;
}

export async function writeExpiriesTold(trx: Trx, webhookId: Id, until: Date): Promise<void> {
  await trx
    .updateTable('webhook')
    .set({ expiries_told_time: until })
    .where('webhook.workspace_id', '=', workspaceOf(trx))
    .where('webhook.webhook_id', '=', webhookId)
    .execute();
}
