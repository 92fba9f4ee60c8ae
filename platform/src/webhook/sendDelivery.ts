import type { Config } from '../config.ts';
import { OutboundError, type Outbound } from '../outbound/outboundClient.ts';
import { troubleOf } from '../outbound/outboundTrouble.ts';
import type { Id } from '../shared/id.ts';
import type { TakenDelivery } from './deliveryQueries.ts';
import type { DeliveryError } from './webhookSchemas.ts';
import { openSecret } from './webhookSecret.ts';
import { signMessage } from './webhookSignature.ts';

/** What came of an attempt. */
export interface Outcome {
  readonly status: number | null;
  /** Null for a delivery that was taken. */
  readonly error: DeliveryError | null;
  readonly durationMs: number;
}

export interface SendDeps {
  readonly config: Pick<Config, 'sealingKey'>;
  readonly outbound: Outbound;
}

/** Sends a delivery by the rules of Standard Webhooks, once. Of the answer its status is kept and no word. */
export async function sendDelivery(
  { config, outbound }: SendDeps,
  workspaceId: Id,
  delivery: TakenDelivery,
  now: Date,
): Promise<Outcome> {
  const started = performance.now();
  const outcome = (status: number | null, error: DeliveryError | null): Outcome => ({
    status,
    error,
    durationMs: Math.round(performance.now() - started),
  });
  const secrets = secretsOf(config, workspaceId, delivery);
  if (secrets === null) {
    return outcome(null, 'SECRET_UNREADABLE');
  }
  const { messageId: id, eventType: type, eventTime, data } = delivery;
  const timestamp = Math.floor(now.getTime() / 1000);
  const body = JSON.stringify({ type, timestamp: eventTime.toISOString(), data });
  try {
    const { status } = await outbound.fetch(delivery.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Lectern-Webhooks',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signMessage(secrets, { id, timestamp, body }),
      },
      body,
      statusAlone: true,
    });
    return outcome(status, errorOf(status));
  } catch (error) {
    if (!(error instanceof OutboundError)) {
      throw error;
    }
    return outcome(null, troubleOf(error));
  }
}

function errorOf(status: number): DeliveryError | null {
  if (status >= 200 && status < 300) {
    return null;
  }
  if (status >= 300 && status < 400) {
    return 'REDIRECT';
  }
  return status === 410 ? 'GONE' : 'STATUS';
}

/** The newest first; null where they were sealed with another key than the server has today. */
function secretsOf(
  config: SendDeps['config'],
  workspaceId: Id,
  { webhookId, sealedSecret, sealedPreviousSecret }: TakenDelivery,
): readonly string[] | null {
  try {
    return [sealedSecret, ...(sealedPreviousSecret === null ? [] : [sealedPreviousSecret])].map((sealed) =>
      openSecret(config, { workspaceId, webhookId }, sealed),
    );
  } catch {
    return null;
  }
}
