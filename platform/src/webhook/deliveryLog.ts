import { inWorkspace, type Database } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { boundedPage, toPage, type Page } from '../http/paging.ts';
import type { Id } from '../shared/id.ts';
import { requireDelivery, toDeliveryWire } from './deliveries.ts';
import { findDeliveries, startDeliveryOver } from './deliveryQueries.ts';
import { findWebhook } from './webhookQueries.ts';
import { requireEnabled, requireWebhook, type OneWebhookCall } from './webhooks.ts';
import type { DeliveryQuery, DeliveryWire } from './webhookSchemas.ts';

const largestPage = 100;

/** Throws NOT_FOUND for an unknown webhook. */
export const listDeliveries = (
  db: Database,
  { workspaceId, webhookId, now }: OneWebhookCall,
  query: DeliveryQuery,
): Promise<Page<DeliveryWire>> =>
  inWorkspace(db, workspaceId, async (trx) => {
    if ((await findWebhook(trx, webhookId)) === null) {
      throw new DomainError('NOT_FOUND');
    }
    const { state } = query;
    const page = await findDeliveries(trx, webhookId, { ...boundedPage(query, largestPage), state });
    return toPage(
      page.rows.map((row) => toDeliveryWire(row, now)),
      page,
    );
  });

/**
 * Sends a delivery again under its message id, at once and whatever else waits about the same object. Throws NOT_FOUND, and
 * WEBHOOK_DISABLED.
 */
export const replayDelivery = (
  db: Database,
  { workspaceId, webhookId, now }: OneWebhookCall,
  deliveryId: Id,
): Promise<DeliveryWire> =>
  inWorkspace(db, workspaceId, async (trx) => {
    requireEnabled(await requireWebhook(trx, webhookId));
    await requireDelivery(trx, { webhookId, deliveryId });
    await startDeliveryOver(trx, deliveryId, now);
    return toDeliveryWire(await requireDelivery(trx, { webhookId, deliveryId }), now);
  });
