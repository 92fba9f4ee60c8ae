/** A platform that is a small HTTP server and tells what changes, and a gateway before it, both on sockets (BEY-45). */
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { parseConfig } from '../config.ts';
import type { Overrides } from '../deps.ts';
import { createServer } from '../server.ts';
import { tokensReply } from './browser.ts';

export const aJob = { id: 7, kind: 'people-import', state: 'RUNNING', done: 1, total: 3 };

export interface LivePlatform {
  readonly url: string;
  /** Streams that are open. */
  readonly streams: ServerResponse[];
  /** What was called, with the token. */
  readonly calls: string[];
  job: object;
  /** Status of every call from now on, until 200. */
  status: number;
  /** What is said with it. */
  refusal: object;
  /** Where one is named, every other access token is answered with 401. */
  validToken: string | undefined;
  /** Whether the session behind the refresh tokens was ended. */
  refusesRefresh: boolean;
  /** Of each notice. */
  subject: string;
  changed(): void;
  /** The next stream that the gateway opens. */
  nextStream(): Promise<void>;
  close(): Promise<void>;
}

export async function listeningGateway(
  platform: LivePlatform,
  environment: Record<string, string> = {},
  overrides?: Overrides,
): Promise<{ readonly gateway: FastifyInstance; readonly url: string }> {
  const config = parseConfig({
    APP_ENV: 'dev',
    LOG_LEVEL: 'silent',
    PLATFORM_URL: platform.url,
    WEB_PERSISTED: '/nonexistent/persisted.json',
    WEB_DIST: '/nonexistent/dist',
    IDE_DIST: '/nonexistent/ide',
    ...environment,
  });
  const gateway = await createServer(config, overrides);
  return { gateway, url: `${await gateway.listen({ host: '127.0.0.1', port: 0 })}/graphql` };
}

/** Event by event, without what they cost. */
export async function* eventsOf(answer: Response): AsyncGenerator<{ event: string; data: unknown }> {
  let text = '';
  for await (const piece of answer.body ?? []) {
    text += Buffer.from(piece).toString();
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event === undefined) continue;
      const { extensions: _cost, ...result } = (JSON.parse(data || '{}') ?? {}) as { extensions?: unknown };
      yield { event, data: result };
    }
  }
}

export const next = async (events: AsyncGenerator<{ event: string; data: unknown }>) => (await events.next()).value;

export async function startLivePlatform(): Promise<LivePlatform> {
  const streams: ServerResponse[] = [];
  const calls: string[] = [];
  const state = {
    job: aJob as object,
    status: 200,
    refusal: { code: 'UNAUTHENTICATED', message: 'Sign in', params: {} } as object,
    validToken: undefined as string | undefined,
    refusesRefresh: false,
    subject: 'Why?',
  };
  let onStream: (() => void) | undefined;
  let issued = 0;
  const server: Server = createHttpServer((request: IncomingMessage, response: ServerResponse) => {
    calls.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim());
    const answer = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const { authorization } = request.headers;
    if (request.url === '/oauth/token' && state.refusesRefresh) {
      answer(400, { error: 'invalid_grant', error_description: 'Invalid token', code: 1100 });
    } else if (request.url === '/oauth/token') {
      issued += 1;
      answer(200, tokensReply(issued).body as object);
    } else if (state.validToken !== undefined && authorization !== `Bearer ${state.validToken}`) {
      answer(401, { code: 'UNAUTHENTICATED', message: 'Sign in', params: {} });
    } else if (state.status !== 200) {
      answer(state.status, state.refusal);
    } else if (request.url?.startsWith('/api/v1/secured/live') === true) {
      streams.push(response);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: open\ndata: {}\n\n');
      onStream?.();
    } else if (request.url?.includes('/notices/new') === true) {
      const after = new URL(request.url, 'http://platform').searchParams.get('after') ?? '';
      const notice = {
        id: 1,
        kind: 'REPLY',
        subject: state.subject,
        path: `/${after}`,
        createTime: '2030-01-01T00:00:00.000Z',
      };
      answer(200, { notices: [notice], cursor: `${after}+`, more: false });
    } else {
      answer(200, toWire(state.job));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    streams,
    calls,
    changed: () => {
      for (const stream of streams) stream.write('event: changed\nid: 1\ndata: {"topic":"job:7"}\n\n');
    },
    nextStream: () =>
      new Promise<void>((resolve) => {
        onStream = resolve;
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

const toWire = (job: object): object => ({
  rows: { WAITING: 0, DONE: 0, UNCHANGED: 0, REFUSED: 0 },
  actorId: null,
  createTime: '2030-01-01T00:00:00.000Z',
  startTime: null,
  endTime: null,
  cancelTime: null,
  ...job,
});
