import { appendAudit, type AuditAction } from '../audit/appendAudit.ts';
import type { Config } from '../config.ts';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError, invalidField } from '../errors.ts';
import type { Actor } from '../http/actorOf.ts';
import { addressProblem } from '../outbound/urlRules.ts';
import type { Id } from '../shared/id.ts';
import { insertDeliveries } from './deliveryQueries.ts';
import { requireDelivery, toDeliveryWire } from './deliveries.ts';
import { testEventType, type WebhookEventType } from './webhookEventTypes.ts';
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  findWebhooks,
  insertWebhook,
  lockWebhook,
  lockWebhooks,
  nextWebhookId,
  replaceSecret,
  updateWebhook,
  writeEnabled,
  writeFailingSince,
  type WebhookRow,
} from './webhookQueries.ts';
import {
  mostWebhooks,
  type DeliveryWire,
  type NewWebhookRequest,
  type WebhookPatch,
  type WebhookWire,
  type WebhookWithSecretWire,
} from './webhookSchemas.ts';
import { sealSecret } from './webhookSecret.ts';
import { makeMessageId, makeWebhookSecret } from './webhookSignature.ts';

const hourMs = 3_600_000;

export interface WebhookDeps {
  readonly db: Database;
  readonly config: Pick<Config, 'sealingKey' | 'outboundPrivateHosts'>;
}

/** An admin who looks after webhooks. */
export interface WebhookCall extends Actor {
  readonly now: Date;
}

export interface OneWebhookCall extends WebhookCall {
  readonly webhookId: Id;
}

export const listWebhooks = ({ db }: WebhookDeps, { workspaceId, now }: WebhookCall): Promise<WebhookWire[]> =>
  inWorkspace(db, workspaceId, async (trx) => (await findWebhooks(trx)).map((row) => toWire(row, now)));

/** Makes a webhook, whose secret nobody can read again. Throws INVALID for an address that may not be called, WEBHOOKS_FULL. */
export const createWebhook = (
  { db, config }: WebhookDeps,
  call: WebhookCall,
  { url, description, eventTypes }: NewWebhookRequest,
): Promise<WebhookWithSecretWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { workspaceId, actorId, now } = call;
    requireCallable(config, url);
    await lockWebhooks(trx);
    if ((await countWebhooks(trx)) >= mostWebhooks) {
      throw new DomainError('WEBHOOKS_FULL', { params: { most: mostWebhooks } });
    }
    const webhookId = await nextWebhookId(trx);
    const secret = makeWebhookSecret();
    const sealedSecret = sealSecret(config, { workspaceId, webhookId }, secret);
    await insertWebhook(trx, { webhookId, url, description, eventTypes, sealedSecret, createdBy: actorId, now });
    await note(trx, { ...call, webhookId }, 'WEBHOOK_CREATED', { host: new URL(url).host, eventTypes });
    return { ...(await told(trx, webhookId, now)), secret };
  });

/** Throws NOT_FOUND, and INVALID as {@link createWebhook}. */
export const changeWebhook = (
  { db, config }: WebhookDeps,
  call: OneWebhookCall,
  patch: WebhookPatch,
): Promise<WebhookWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { webhookId, now } = call;
    if (patch.url !== undefined) {
      requireCallable(config, patch.url);
    }
    const before = await requireWebhook(trx, webhookId);
    const eventTypes = patch.eventTypes ?? typesOf(before);
    await updateWebhook(trx, webhookId, {
      url: patch.url ?? before.url,
      description: patch.description ?? before.description,
      eventTypes,
      ...(hearsExpiries(eventTypes) && !hearsExpiries(before.event_types) ? { expiriesToldTime: now } : {}),
    });
    if (patch.url !== undefined && patch.url !== before.url) {
      // What another address did says nothing of this one.
      await writeFailingSince(trx, webhookId, null);
    }
    await note(trx, call, 'WEBHOOK_CHANGED', { host: new URL(patch.url ?? before.url).host, eventTypes });
    return told(trx, webhookId, now);
  });

const hearsExpiries = (types: readonly string[]): boolean => types.includes('certificate.expired');

/** Nothing is sent to it any more, and its deliveries are forgotten. Throws NOT_FOUND. */
export const removeWebhook = ({ db }: WebhookDeps, call: OneWebhookCall): Promise<void> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    await requireWebhook(trx, call.webhookId);
    await deleteWebhook(trx, call.webhookId);
    await note(trx, call, 'WEBHOOK_DELETED');
  });

/**
 * Puts another secret in the place of one, which signs besides for `overlapHours`; one that was rotated away before signs no more. Throws NOT_FOUND.
 */
export const rotateSecret = (
  { db, config }: WebhookDeps,
  call: OneWebhookCall,
  { overlapHours }: { readonly overlapHours: number },
): Promise<WebhookWithSecretWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { workspaceId, webhookId, now } = call;
    const before = await requireWebhook(trx, webhookId);
    const secret = makeWebhookSecret();
    const expireTime = new Date(now.getTime() + overlapHours * hourMs);
    await replaceSecret(trx, webhookId, {
      sealedSecret: sealSecret(config, { workspaceId, webhookId }, secret),
      previous: overlapHours === 0 ? null : { sealedSecret: before.sealed_secret, expireTime },
    });
    await note(trx, call, 'WEBHOOK_SECRET_ROTATED');
    return { ...(await told(trx, webhookId, now)), secret };
  });

/** Enables one that was disabled; what happened meanwhile is not told of, and what was given up can be replayed. Throws NOT_FOUND. */
export const enableWebhook = ({ db }: WebhookDeps, call: OneWebhookCall): Promise<WebhookWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { webhookId, now } = call;
    const before = await requireWebhook(trx, webhookId);
    if (before.disable_time !== null) {
      await writeEnabled(trx, webhookId, now);
      await note(trx, call, 'WEBHOOK_ENABLED');
    }
    return told(trx, webhookId, now);
  });

/** Orders an event that tells of nothing but the webhook. Throws NOT_FOUND, and WEBHOOK_DISABLED. */
export const sendTestEvent = ({ db }: WebhookDeps, call: OneWebhookCall): Promise<DeliveryWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { webhookId, now } = call;
    requireEnabled(await requireWebhook(trx, webhookId));
    const messageId = makeMessageId();
    const [deliveryId = 0] = await insertDeliveries(
      trx,
      [
        {
          webhookId,
          messageId,
          eventType: testEventType,
          eventTime: now,
          // A test waits for no other one.
          objectKey: `test:${messageId}`,
          data: { webhookId },
          nextTime: now,
        },
      ],
      now,
    );
    return toDeliveryWire(await requireDelivery(trx, { webhookId, deliveryId }), now);
  });

/** Held until the transaction ends. Throws NOT_FOUND. */
export async function requireWebhook(trx: Trx, webhookId: Id): Promise<WebhookRow> {
  const webhook = await lockWebhook(trx, webhookId);
  if (webhook === null) {
    throw new DomainError('NOT_FOUND');
  }
  return webhook;
}

export function requireEnabled({ disable_time: disableTime }: WebhookRow): void {
  if (disableTime !== null) {
    throw new DomainError('WEBHOOK_DISABLED');
  }
}

function requireCallable({ outboundPrivateHosts: privateHosts }: WebhookDeps['config'], url: string): void {
  const problem = addressProblem(url, { privateHosts });
  if (problem !== undefined) {
    throw invalidField('url', problem);
  }
}

const note = (
  trx: Trx,
  { workspaceId, actorId, webhookId }: OneWebhookCall,
  action: Extract<AuditAction, `WEBHOOK_${string}`>,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> => appendAudit(trx, { workspaceId, action, actorId, details: { webhookId, ...details } });

async function told(trx: Trx, webhookId: Id, now: Date): Promise<WebhookWire> {
  const row = await findWebhook(trx, webhookId);
  if (row === null) {
    throw new DomainError('NOT_FOUND');
  }
  return toWire(row, now);
}

/** What is stored was one of the types when it was written. */
const typesOf = (row: WebhookRow): WebhookEventType[] => [...row.event_types] as WebhookEventType[];

const toWire = (row: WebhookRow, now: Date): WebhookWire => ({
  id: row.webhook_id,
  url: row.url,
  description: row.description,
  eventTypes: typesOf(row),
  createdById: row.created_by,
  createdByName: row.created_by_name,
  createTime: row.create_time.toISOString(),
  previousSecretExpireTime:
    row.previous_expire_time !== null && row.previous_expire_time > now ? row.previous_expire_time.toISOString() : null,
  lastDeliveryTime: row.last_delivered_time?.toISOString() ?? null,
  failingSinceTime: row.failing_since_time?.toISOString() ?? null,
  disableTime: row.disable_time?.toISOString() ?? null,
  disableReason: row.disable_reason,
});
