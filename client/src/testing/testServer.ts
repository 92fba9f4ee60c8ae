/** A real server on a port of its own, which answers what a test says and remembers what it was sent. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What it answers a request with: an object as JSON, or whatever a function does. */
export type Reply = object | ((response: ServerResponse, received: Received) => void);

export interface TestServer extends AsyncDisposable {
  readonly host: string;
  readonly received: readonly Received[];
  /** The variables of each GraphQL request. */
  readonly variables: readonly Readonly<Record<string, unknown>>[];
}

/** Answers with one reply after the other, and with the last one from then on. */
export async function testServer(...replies: readonly [Reply, ...Reply[]]): Promise<TestServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const one: Received = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    };
    received.push(one);
    const reply = replies[received.length - 1] ?? replies.at(-1) ?? {};
    if (typeof reply === 'function') {
      (reply as (response: ServerResponse, received: Received) => void)(response, one);
    } else {
      json(200, reply)(response);
    }
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    get variables() {
      return received.map(
        ({ body }) => (JSON.parse(body) as { variables: Readonly<Record<string, unknown>> }).variables,
      );
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** An answer with one error. */
export const failed = (
  code: string,
  {
    status = 200,
    headers = {},
    data,
  }: { status?: number; headers?: Readonly<Record<string, string>>; data?: unknown } = {},
) =>
  json(
    status,
    { data: data ?? null, errors: [{ message: `It was ${code}`, extensions: { code, status, requestId: 'r-1' } }] },
    headers,
  );

/** Breaks off in the middle. */
export const dropped = (response: ServerResponse): void => {
  response.destroy();
};
