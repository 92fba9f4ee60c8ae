import webPush from 'web-push';
import type { Outbound } from '../outbound/outboundClient.ts';
import type { DeviceRequest } from './pushSchemas.ts';

export interface PushContent {
  readonly title: string;
  readonly body: string;
  /** A path of the workspace's site. */
  readonly path: string;
  readonly lang: string;
  /** Shown once, also when it arrives twice. */
  readonly tag: string;
}

export interface Signature {
  /** Whom the push service can write to about what is sent. */
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Whether it was taken; `gone` when the device takes nothing any more, `later` when it can be tried again, `refused` when not. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

/** How long the push service keeps what it cannot deliver. */
const keptSeconds = 86_400;

/** Encrypts a notice for a device (RFC 8291), signs it (RFC 8292) and hands it to the device's push service. */
export async function sendPush(
  outbound: Outbound,
  { endpoint, p256dh, auth }: DeviceRequest,
  signature: Signature,
  content: PushContent,
): Promise<PushOutcome> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(content),
    {
      vapidDetails: signature,
      TTL: keptSeconds,
      topic: content.tag,
      contentEncoding: 'aes128gcm',
    },
  );
  const given = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  const { status } = await outbound.fetch(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(given.map(([name, value]) => [name, value])),
    body,
  });
  if (status >= 200 && status < 300) {
    return 'sent';
  }
  // RFC 8030: so a push service says that there is no such subscription.
  if (status === 404 || status === 410) {
    return 'gone';
  }
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
