import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

interface Received {
  readonly id: string;
  readonly body: string;
  /** The signature by `secret`, as Standard Webhooks writes it: one of those that came has to be this one. */
  readonly signatureWith: (secret: string) => string;
  readonly signatures: readonly string[];
}

/** Another system that is told what happens. */
export interface WebhookReceiver {
  readonly url: string;
  /** What arrived, in order. */
  readonly received: readonly Received[];
  /** The status that it answers with. Tests write here. */
  status: number;
  close(): Promise<void>;
}

/** Starts one on a port that the product may call. */
export async function startWebhookReceiver(port: number): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/lectern`,
    received,
    status: 204,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const header = (name: string): string => [request.headers[name] ?? ''].flat().join(' ');
    const id = header('webhook-id');
    const signed = `${id}.${header('webhook-timestamp')}.${body}`;
    received.push({
      id,
      body,
      signatures: header('webhook-signature').split(' '),
      signatureWith: (secret) => {
        const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
        return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
      },
    });
    response.writeHead(receiver.status).end();
  }

  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return receiver;
}
