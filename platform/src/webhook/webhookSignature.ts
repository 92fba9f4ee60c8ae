import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
/** As Standard Webhooks asks for: 24 to 64. */
const secretBytes = 24;

export const makeWebhookSecret = (): string => `${prefix}${randomBytes(secretBytes).toString('base64')}`;

/** The webhook-id of a delivery, the same in each of its attempts. */
export const makeMessageId = (): string => `msg_${randomBytes(16).toString('hex')}`;

export interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The value of `webhook-signature`: a signature by each of the secrets, so that a receiver can change over to another one. */
export const signMessage = (secrets: readonly string[], { id, timestamp, body }: SignedMessage): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
