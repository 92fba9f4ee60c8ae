import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ArrivedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly id: string;
  readonly body: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface WebhookReceiver {
  /** `host:port`, to be called although it is not public. */
  readonly host: string;
  /** In the order of their arrival. */
  readonly arrived: ArrivedMessage[];
  /** How it answers from now on; with status 204 at first. */
  answerWith(answer: (response: ServerResponse, message: ArrivedMessage) => void): void;
  close(): Promise<void>;
}

const taken = (response: ServerResponse): void => void response.writeHead(204).end();

/** A server of someone else that takes webhooks. */
export async function createWebhookReceiver(): Promise<WebhookReceiver> {
  const arrived: ArrivedMessage[] = [];
  let answer: (response: ServerResponse, message: ArrivedMessage) => void = taken;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const { type, timestamp, data } = JSON.parse(body) as Pick<ArrivedMessage, 'type' | 'timestamp' | 'data'>;
      const id = String(request.headers['webhook-id']);
      const message = { path: request.url ?? '', headers: request.headers, id, body, type, timestamp, data };
      arrived.push(message);
      answer(response, message);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    answerWith(next) {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

/** As a receiver checks it, by the letter of Standard Webhooks: one of the signatures of version 1 has to fit, and the time to be near. */
export function isSignedBy(
  secret: string,
  { headers, body }: { readonly headers: IncomingHttpHeaders; readonly body: string },
  now: Date,
): boolean {
  const timestamp = Number(headers['webhook-timestamp']);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${String(headers['webhook-id'])}.${timestamp}.${body}`)
    .digest('base64');
  const isNear = Math.abs(now.getTime() / 1000 - timestamp) <= 300;
  const signatures = String(headers['webhook-signature']).split(' ');
  return isNear && signatures.some((signature) => signature === `v1,${expected}`);
}
