import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import { json } from '../db/json.ts';
import type { Order } from '../http/keyset.ts';
import type { PageRows } from '../http/paging.ts';
import { listOf, readPage } from '../http/readPage.ts';
import type { Id } from '../shared/id.ts';
import type { DeliveredEventType, WebhookData } from './webhookEventTypes.ts';
import type { DeliveryError, DeliveryQuery } from './webhookSchemas.ts';

export interface DeliveryToInsert {
  readonly webhookId: Id;
  readonly messageId: string;
  readonly eventType: DeliveredEventType;
  readonly eventTime: Date;
  readonly objectKey: string;
  readonly data: WebhookData;
  /** Null where it waits for an earlier one. */
  readonly nextTime: Date | null;
}

/** In the order given, which is the order of their ids. The webhooks must be held. */
export async function insertDeliveries(
  trx: Trx,
  deliveries: readonly DeliveryToInsert[],
  now: Date,
): Promise<readonly Id[]> {
  const ids: Id[] = [];
  for (let first = 0; first < deliveries.length; first += mostInserted) {
    ids.push(...(await insertSome(trx, deliveries.slice(first, first + mostInserted), now)));
  }
  return ids;
}

/** A statement takes 65,535 values. */
const mostInserted = 1_000;

async function insertSome(trx: Trx, deliveries: readonly DeliveryToInsert[], now: Date): Promise<readonly Id[]> {
  const rows = await trx
    .insertInto('webhook_delivery')
    .values(
      deliveries.map((delivery) => ({
        workspace_id: workspaceOf(trx),
        webhook_id: delivery.webhookId,
        message_id: delivery.messageId,
        event_type: delivery.eventType,
        event_time: delivery.eventTime,
        object_key: delivery.objectKey,
        data: json(delivery.data),
        create_time: now,
        next_time: delivery.nextTime,
      })),
    )
    .returning('webhook_delivery.delivery_id')
    .execute();
  return rows.map((row) => row.delivery_id);
}

const columns = [
  'webhook_delivery.delivery_id',
  'webhook_delivery.webhook_id',
  'webhook_delivery.message_id',
  'webhook_delivery.event_type',
  'webhook_delivery.event_time',
  'webhook_delivery.object_key',
  'webhook_delivery.data',
  'webhook_delivery.state',
  'webhook_delivery.attempt_count',
  'webhook_delivery.create_time',
  'webhook_delivery.next_time',
  'webhook_delivery.last_time',
  'webhook_delivery.last_status',
  'webhook_delivery.last_error',
  'webhook_delivery.duration_ms',
  'webhook_delivery.trying',
] as const;

const newestFirst: Order = {
  name: 'webhookdeliveries',
  keys: [{ column: sql`webhook_delivery.delivery_id`, type: 'integer', direction: 'desc' }],
};

export function findDeliveries(
  trx: Trx,
  webhookId: Id,
  { state, ...page }: DeliveryQuery,
): Promise<PageRows<DeliveryRow>> {
  const deliveries = trx
    .selectFrom('webhook_delivery')
    .where('webhook_delivery.workspace_id', '=', workspaceOf(trx))
    .where('webhook_delivery.webhook_id', '=', webhookId)
    .$if(state !== undefined, (those) => those.where('webhook_delivery.state', '=', state ?? 'PENDING'));
  return readPage(listOf(deliveries.select([...columns]), deliveries), newestFirst, page);
}

export async function findDelivery(
  trx: Trx,
  { webhookId, deliveryId }: { readonly webhookId: Id; readonly deliveryId: Id },
) {
  const row = await trx
    .selectFrom('webhook_delivery')
    .where('webhook_delivery.workspace_id', '=', workspaceOf(trx))
    .where('webhook_delivery.webhook_id', '=', webhookId)
    .where('webhook_delivery.delivery_id', '=', deliveryId)
    .select([...columns])
    .executeTakeFirst();
  return row ?? null;
}

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

const oneDelivery = (trx: Trx, deliveryId: Id) =>
  trx
    .updateTable('webhook_delivery')
    .where('webhook_delivery.workspace_id', '=', workspaceOf(trx))
    .where('webhook_delivery.delivery_id', '=', deliveryId);

/** Has it tried at once, with all its attempts before it. */
export async function startDeliveryOver(trx: Trx, deliveryId: Id, now: Date): Promise<void> {
  await oneDelivery(trx, deliveryId)
    .set({ state: 'PENDING', attempt_count: 0, next_time: now, trying: false })
    .execute();
}

/** What an attempt brought. */
export interface Attempt {
  readonly state: 'PENDING' | 'DELIVERED' | 'FAILED';
  readonly nextTime: Date | null;
  readonly status: number | null;
  readonly error: DeliveryError | null;
  readonly durationMs: number;
}

/** False where it is no longer that attempt's to settle: it was replayed meanwhile, or taken again after its lease. */
export async function writeAttempt(
  trx: Trx,
  { deliveryId, attemptCount, leaseTime }: Pick<TakenDelivery, 'deliveryId' | 'attemptCount' | 'leaseTime'>,
  { state, nextTime, status, error, durationMs }: Attempt,
): Promise<boolean> {
  const { numUpdatedRows } = await oneDelivery(trx, deliveryId)
    .where('webhook_delivery.state', '=', 'PENDING')
    .where('webhook_delivery.attempt_count', '=', attemptCount)
    .where('webhook_delivery.next_time', '=', leaseTime)
    .set({ state, next_time: nextTime, trying: false, last_status: status, last_error: error, duration_ms: durationMs })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Line {
  readonly webhookId: Id;
  readonly objectKey: string;
}

/** The next one about an object is due once the one before it is settled. The webhook must be held. */
export async function releaseNext(trx: Trx, { webhookId, objectKey }: Line, now: Date): Promise<void> {
  await sql`
    update webhook_delivery set next_time = ${now}
    where webhook_delivery.workspace_id = ${workspaceOf(trx)} and webhook_delivery.next_time is null
      and webhook_delivery.delivery_id = (
        select min(other.delivery_id) from webhook_delivery other
        where other.workspace_id = ${workspaceOf(trx)} and other.webhook_id = ${webhookId}
          and other.object_key = ${objectKey} and other.state = 'PENDING')`.execute(trx);
}

/** Of these lines those in which a delivery is not settled. */
export async function findBusyLines(trx: Trx, lines: readonly Line[]): Promise<readonly Line[]> {
  if (lines.length === 0) {
    return [];
  }
  const { rows } = await sql<Line>`
    select distinct webhook_delivery.webhook_id as "webhookId", webhook_delivery.object_key as "objectKey"
    from unnest(${lines.map(({ webhookId }) => webhookId)}::bigint[], ${lines.map(({ objectKey }) => objectKey)}::text[])
      as line (webhook_id, object_key)
    join webhook_delivery on webhook_delivery.workspace_id = ${workspaceOf(trx)}
      and webhook_delivery.webhook_id = line.webhook_id and webhook_delivery.object_key = line.object_key
      and webhook_delivery.state = 'PENDING'`.execute(trx);
  return rows;
}

/** A delivery that is being tried, with where it goes. */
export interface TakenDelivery {
  readonly deliveryId: Id;
  readonly webhookId: Id;
  readonly messageId: string;
  readonly eventType: DeliveredEventType;
  readonly eventTime: Date;
  readonly objectKey: string;
  readonly data: WebhookData;
  /** This one included. */
  readonly attemptCount: number;
  /** Until when nobody else takes it. */
  readonly leaseTime: Date;
  readonly url: string;
  readonly sealedSecret: Buffer;
  /** Null once it signs no more. */
  readonly sealedPreviousSecret: Buffer | null;
}

/**
 * Takes what is due, as much of one webhook as of any other, and counts the attempt; nothing of those that are `busy`, and one of those that fail, so
 * that a receiver that hangs holds few connections. A server that ends before it has written what came of it
 * leaves it to be tried again at `leaseTime`.
 */
export async function takeDueDeliveries(
  trx: Trx,
  {
    now,
    leaseTime,
    most,
    mostOfWebhook,
    busy,
  }: { now: Date; leaseTime: Date; most: number; mostOfWebhook: number; busy: readonly Id[] },
): Promise<readonly TakenDelivery[]> {
  const { rows } = await sql<TakenDelivery>`
    with chosen as (
      select due.delivery_id
      from webhook
      cross join lateral (
        select first.delivery_id, first.next_time, row_number() over (order by first.next_time, first.delivery_id) as place
        from (
          select webhook_delivery.delivery_id, webhook_delivery.next_time from webhook_delivery
          where webhook_delivery.workspace_id = webhook.workspace_id
            and webhook_delivery.webhook_id = webhook.webhook_id and webhook_delivery.next_time <= ${now}
          order by webhook_delivery.next_time, webhook_delivery.delivery_id
          limit case when webhook.failing_since_time is null then ${mostOfWebhook}::integer else 1 end
        ) as first
      ) as due
      where webhook.workspace_id = ${workspaceOf(trx)} and webhook.webhook_id <> all (${[...busy]}::bigint[])
      order by due.place, due.next_time, due.delivery_id limit ${most}
    )
    update webhook_delivery set next_time = ${leaseTime}, attempt_count = webhook_delivery.attempt_count + 1,
      last_time = ${now}, trying = true
    from webhook
    where webhook_delivery.workspace_id = ${workspaceOf(trx)}
      and webhook_delivery.delivery_id in (select chosen.delivery_id from chosen)
      and webhook_delivery.next_time <= ${now}
      and webhook.workspace_id = webhook_delivery.workspace_id and webhook.webhook_id = webhook_delivery.webhook_id
    returning webhook_delivery.delivery_id as "deliveryId", webhook_delivery.webhook_id as "webhookId",
      webhook_delivery.message_id as "messageId", webhook_delivery.event_type as "eventType",
      webhook_delivery.event_time as "eventTime", webhook_delivery.object_key as "objectKey", webhook_delivery.data,
      webhook_delivery.attempt_count as "attemptCount", webhook_delivery.next_time as "leaseTime", webhook.url, webhook.sealed_secret as "sealedSecret",
      case when webhook.previous_expire_time > ${now} then webhook.sealed_previous_secret end as "sealedPreviousSecret"`.execute(
    trx,
  );
  return rows;
}

/** Gives up all that waits for a webhook that is disabled. */
export async function failPending(trx: Trx, webhookId: Id): Promise<void> {
  await sql`
    update webhook_delivery set state = 'FAILED', next_time = null, trying = false,
      last_error = case when webhook_delivery.attempt_count = 0 then 'DISABLED' else webhook_delivery.last_error end
    where webhook_delivery.workspace_id = ${workspaceOf(trx)} and webhook_delivery.webhook_id = ${webhookId}
      and webhook_delivery.state = 'PENDING'`.execute(trx);
}

/** Forgets those that are older and settled, some at a time. */
export async function deleteDeliveriesBefore(trx: Trx, before: Date, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from webhook_delivery
    where webhook_delivery.workspace_id = ${workspaceOf(trx)} and webhook_delivery.delivery_id in (
      select old.delivery_id from webhook_delivery old
      where old.workspace_id = ${workspaceOf(trx)} and old.create_time < ${before} and old.state <> 'PENDING'
      limit ${most})`.execute(trx);
  return Number(numAffectedRows);
}
