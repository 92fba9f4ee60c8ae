import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly form: Readonly<Record<string, string>>;
}

export interface GivenAnswer {
  readonly status?: number;
  readonly json?: unknown;
  /** In place of `json`: sent as it is. */
  readonly text?: string;
  /** In place of both. */
  readonly bytes?: Uint8Array;
  /** Never answers. */
  readonly hangs?: boolean;
}

export interface TestServer {
  readonly origin: string;
  /** `host:port`, for OUTBOUND_PRIVATE_HOSTS. */
  readonly host: string;
  readonly received: ReceivedRequest[];
  /** What the server answers from now on; 404 where it answers nothing. */
  answer(handle: (request: ReceivedRequest) => GivenAnswer | undefined): void;
  close(): Promise<void>;
}

/** A small HTTP server on the loopback address that stands for someone else's. */
export async function startTestServer(): Promise<TestServer> {
  const received: ReceivedRequest[] = [];
  let handle: ((request: ReceivedRequest) => GivenAnswer | undefined) | undefined;
  const server = createServer();
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://server');
    const asked: ReceivedRequest = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      form: Object.fromEntries(new URLSearchParams(await text(request))),
    };
    received.push(asked);
    const given = handle?.(asked) ?? { status: 404, json: {} };
    if (!given.hangs) {
      response.writeHead(given.status ?? 200, { 'content-type': 'application/json' });
      response.end(given.bytes ?? given.text ?? JSON.stringify(given.json));
    }
  };
  server.on('request', (request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    received,
    answer: (next) => {
      handle = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
