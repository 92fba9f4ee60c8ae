import { sql } from 'kysely';
import { actingAccounts } from '../db/accounts.ts';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { WebhookEventType } from './webhookEventTypes.ts';

/** Ends with the transaction: those who add webhooks count them one after the other. */
export async function lockWebhooks(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${workspaceOf(trx)}`}, 0))`.execute(trx);
}

export async function countWebhooks(trx: Trx): Promise<number> {
  const { count } = await trx
    .selectFrom('webhook')
    .where('webhook.workspace_id', '=', workspaceOf(trx))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const webhooks = (trx: Trx) =>
  trx
    .selectFrom('webhook')
    .leftJoin(actingAccounts().as('maker'), (join) =>
      join.onRef('maker.workspace_id', '=', 'webhook.workspace_id').onRef('maker.user_id', '=', 'webhook.created_by'),
    )
    .where('webhook.workspace_id', '=', workspaceOf(trx))
    .select([
      'webhook.webhook_id',
      'webhook.url',
      'webhook.description',
      'webhook.event_types',
      'webhook.sealed_secret',
      'webhook.created_by',
      'maker.name as created_by_name',
      'webhook.create_time',
      'webhook.previous_expire_time',
      'webhook.failing_since_time',
      sql<Date | null>`(
        select webhook_delivery.last_time from webhook_delivery
        where webhook_delivery.workspace_id = webhook.workspace_id and webhook_delivery.webhook_id = webhook.webhook_id
          and webhook_delivery.state = 'DELIVERED'
        order by webhook_delivery.delivery_id desc limit 1)`.as('last_delivered_time'),
      'webhook.disable_time',
      'webhook.disable_reason',
    ]);

export type WebhookRow = Awaited<ReturnType<typeof findWebhooks>>[number];

/** The earliest first. */
export const findWebhooks = (trx: Trx) => webhooks(trx).orderBy('webhook.webhook_id').execute();

/** Held until the transaction ends, so that its deliveries are settled before or after. */
export const lockWebhook = async (trx: Trx, webhookId: Id): Promise<WebhookRow | null> =>
  (await webhooks(trx).where('webhook.webhook_id', '=', webhookId).forUpdate('webhook').executeTakeFirst()) ?? null;

export const findWebhook = async (trx: Trx, webhookId: Id): Promise<WebhookRow | null> =>
  (await webhooks(trx).where('webhook.webhook_id', '=', webhookId).executeTakeFirst()) ?? null;

export async function nextWebhookId(trx: Trx): Promise<Id> {
  const { rows } = await sql<{ id: Id }>`select nextval('lectern_id') as id`.execute(trx);
  const [row] = rows;
  if (row === undefined) {
    throw new Error('The sequence gave no id');
  }
  return row.id;
}

export interface WebhookToInsert {
  readonly webhookId: Id;
  readonly url: string;
  readonly description: string;
  readonly eventTypes: readonly WebhookEventType[];
  readonly sealedSecret: Buffer;
  readonly createdBy: Id;
  readonly now: Date;
}

export async function insertWebhook(trx: Trx, webhook: WebhookToInsert): Promise<void> {
  await trx
    .insertInto('webhook')
    .values({
      workspace_id: workspaceOf(trx),
      webhook_id: webhook.webhookId,
      url: webhook.url,
      description: webhook.description,
      event_types: webhook.eventTypes,
      sealed_secret: webhook.sealedSecret,
      created_by: webhook.createdBy,
      create_time: webhook.now,
      expiries_told_time: webhook.now,
    })
    .execute();
}

const oneWebhook = (trx: Trx, webhookId: Id) =>
  trx
    .updateTable('webhook')
    .where('webhook.workspace_id', '=', workspaceOf(trx))
    .where('webhook.webhook_id', '=', webhookId);

export async function updateWebhook(
  trx: Trx,
  webhookId: Id,
  {
    url,
    description,
    eventTypes,
    expiriesToldTime,
  }: {
    readonly url: string;
    readonly description: string;
    readonly eventTypes: readonly WebhookEventType[];
    /** From when on it is told of certificates that run out; absent where it was told of them before. */
    readonly expiriesToldTime?: Date;
  },
): Promise<void> {
  await oneWebhook(trx, webhookId)
    .set({
      url,
      description,
      event_types: eventTypes,
      ...(expiriesToldTime === undefined ? {} : { expiries_told_time: expiriesToldTime }),
    })
    .execute();
}

export async function deleteWebhook(trx: Trx, webhookId: Id): Promise<void> {
  await trx
    .deleteFrom('webhook')
    .where('webhook.workspace_id', '=', workspaceOf(trx))
    .where('webhook.webhook_id', '=', webhookId)
    .execute();
}

/** The secret that signed until now signs besides until the given time; without one it does not. */
export async function replaceSecret(
  trx: Trx,
  webhookId: Id,
  {
    sealedSecret,
    previous,
  }: {
    readonly sealedSecret: Buffer;
    readonly previous: { readonly sealedSecret: Buffer; readonly expireTime: Date } | null;
  },
): Promise<void> {
  await oneWebhook(trx, webhookId)
    .set({
      sealed_secret: sealedSecret,
      sealed_previous_secret: previous?.sealedSecret ?? null,
      previous_expire_time: previous?.expireTime ?? null,
    })
    .execute();
}

export async function writeFailingSince(trx: Trx, webhookId: Id, since: Date | null): Promise<void> {
  await oneWebhook(trx, webhookId).set({ failing_since_time: since }).execute();
}

export async function writeDisabled(
  trx: Trx,
  webhookId: Id,
  { time, reason }: { readonly time: Date; readonly reason: 'FAILING' | 'GONE' },
): Promise<void> {
  await oneWebhook(trx, webhookId).set({ disable_time: time, disable_reason: reason }).execute();
}

/** Enables it: what happened meanwhile is not told of. */
export async function writeEnabled(trx: Trx, webhookId: Id, now: Date): Promise<void> {
  await oneWebhook(trx, webhookId)
    .set({ disable_time: null, disable_reason: null, failing_since_time: null, expiries_told_time: now })
    .execute();
}
