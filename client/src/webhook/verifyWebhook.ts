/** Verifies what a webhook sent, by the rules of Standard Webhooks. */
import { ClientError } from '../errors.ts';
import type { WebhookEvent } from './webhookEvents.ts';

export interface WebhookRequest {
  /** As a server has them: by small names, or as `Headers`. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As it came: JSON that was read and written again is another text. */
  readonly body: string | Uint8Array<ArrayBuffer>;
}

export interface VerifyOptions {
  /** Those that may have signed, each with `whsec_`: two of them while one follows another. */
  readonly secrets: readonly string[];
  /** How far its moment may be from now, 300 seconds when left out. */
  readonly toleranceSeconds?: number;
  readonly now?: Date;
}

/** It is not from Lectern, or not of now. Answer it with the status 400 or 401. */
export class WebhookError extends ClientError {
  override readonly name = 'WebhookError';
}

const TOLERANCE_SECONDS = 300;
/** The receiver's own mistake would otherwise count as a bad signature. */
const SECRET = /^whsec_[A-Za-z0-9+/]+={0,2}$/;

/** Resolves with the event of a genuine request; rejects with a WebhookError otherwise. */
export async function verifyWebhook({ headers, body }: WebhookRequest, options: VerifyOptions): Promise<WebhookEvent> {
  const { secrets, toleranceSeconds = TOLERANCE_SECONDS, now = new Date() } = options;
  const id = valueOf(headers, 'webhook-id');
  const timestamp = valueOf(headers, 'webhook-timestamp');
  const given = valueOf(headers, 'webhook-signature');
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookError('The headers of a webhook are missing.');
  }
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > toleranceSeconds) {
    throw new WebhookError('The webhook was signed too long ago, or the clocks differ.');
  }
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const signed = await new Blob([`${id}.${timestamp}.`, bytes]).arrayBuffer();
  if (!(await isSigned(signed, given, secrets))) {
    throw new WebhookError('No signature of the webhook fits.');
  }
  return eventOf(id, bytes);
}

async function isSigned(signed: ArrayBuffer, given: string, secrets: readonly string[]): Promise<boolean> {
  const signatures = given.split(' ').flatMap((each) => (each.startsWith('v1,') ? (bytesOf(each.slice(3)) ?? []) : []));
  for (const secret of secrets) {
    const key = await keyOf(secret);
    for (const signature of signatures) {
      // It compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) {
        return true;
      }
    }
  }
  return false;
}

/** Not every platform has a name for its type. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

async function keyOf(secret: string): Promise<Key> {
  const bytes = SECRET.test(secret) ? bytesOf(secret.slice('whsec_'.length)) : null;
  if (bytes === null) {
    throw new ClientError('The secret of a webhook begins with whsec_ and is Base64.');
  }
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function valueOf(headers: WebhookRequest['headers'], name: string): string {
  if (headers instanceof Headers) {
    return headers.get(name) ?? '';
  }
  const value = headers[name] ?? '';
  return typeof value === 'string' ? value : value.join(' ');
}

function eventOf(id: string, body: Uint8Array<ArrayBuffer>): WebhookEvent {
  try {
    const { type, timestamp, data } = JSON.parse(new TextDecoder().decode(body)) as WebhookEvent;
    if (typeof type === 'string') {
      return { id, type, timestamp, data } as WebhookEvent;
    }
  } catch {
    // Told below.
  }
  throw new WebhookError('The body of the webhook is no event.');
}
