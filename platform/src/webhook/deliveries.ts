import type { Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { findDelivery, type DeliveryRow } from './deliveryQueries.ts';
import type { DeliveryWire } from './webhookSchemas.ts';

/** Throws NOT_FOUND. */
export async function requireDelivery(
  trx: Trx,
  key: { readonly webhookId: Id; readonly deliveryId: Id },
): Promise<DeliveryRow> {
  const delivery = await findDelivery(trx, key);
  if (delivery === null) {
    throw new DomainError('NOT_FOUND');
  }
  return delivery;
}

export const toDeliveryWire = (row: DeliveryRow, now: Date): DeliveryWire => {
  // A server that ended in the middle of an attempt tells nobody; its lease does.
  const beingTried = row.trying && row.next_time !== null && row.next_time > now;
  return {
    id: row.delivery_id,
    messageId: row.message_id,
    // What is stored was one of the types when it was written, and so was the error.
    eventType: row.event_type as DeliveryWire['eventType'],
    eventTime: row.event_time.toISOString(),
    objectKey: row.object_key,
    data: row.data,
    state: row.state,
    attemptCount: row.attempt_count,
    createTime: row.create_time.toISOString(),
    beingTried,
    nextTime: beingTried ? null : (row.next_time?.toISOString() ?? null),
    lastTime: row.last_time?.toISOString() ?? null,
    lastStatus: row.last_status,
    lastError: row.last_error as DeliveryWire['lastError'],
    durationMs: row.duration_ms,
  };
};
