/** The real gateway in process: GraphQL text goes in, the platform is stubbed at the socket, and every call of it is noted. */
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { MockAgent } from 'undici';
import type { Clock } from '../clock.ts';
import { parseConfig } from '../config.ts';
import type { Mutation, Query } from '../generated/resolverTypes.ts';
import { createServer } from '../server.ts';

export interface UpstreamCall {
  readonly method: string;
  /** With query, decoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface StubbedReply {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A type of the schema without null, all the way down: what the answer really holds is what the test expects of it. */
type Present<T> = T extends readonly (infer Item)[]
  ? Present<NonNullable<Item>>[]
  : T extends object
    ? { [Key in keyof T]-?: Present<NonNullable<T[Key]>> }
    : T;

export interface Asked {
  readonly status: number;
  /** What the test asked for, with the types of the schema; a test that expects null says so by its expectation. */
  readonly data: Present<Query & Mutation>;
  readonly errors: readonly { message: string; path?: unknown; extensions: Record<string, unknown> }[];
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly response: LightMyRequestResponse;
}

export interface TestGateway {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  readonly calls: UpstreamCall[];
  /** Log lines, where `LOG_LEVEL` asks for any. */
  readonly logs: readonly string[];
  /** `path` is compared without query unless it has one; a function answers by call. The last stub that fits wins. */
  on(
    method: string,
    path: string,
    reply: StubbedReply | ((call: UpstreamCall) => StubbedReply | Promise<StubbedReply>),
  ): void;
  ask(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<Asked>;
  /** `GET /path` of each call, in order. */
  paths(): string[];
  close(): Promise<void>;
}

export interface TestClock extends Clock {
  advance(ms: number): void;
  /** Someone corrects the time of day. */
  setBack(ms: number): void;
  /** What was slept, in order. */
  readonly sleeps: number[];
}

/** Sleeping moves the clock and takes no time. */
export function createTestClock(start = Date.parse('2030-06-01T12:00:00.000Z')): TestClock {
  let elapsed = 0;
  let begun = start;
  const sleeps: number[] = [];
  return {
    sleeps,
    now: () => begun + elapsed,
    elapsed: () => elapsed,
    async sleep(ms) {
      sleeps.push(ms);
      elapsed += ms;
      await setImmediate();
    },
    advance(ms) {
      elapsed += ms;
    },
    setBack(ms) {
      begun -= ms;
    },
  };
}

/** Time stands still: who sleeps never wakes, and who was there a moment ago still is. */
export const createStoppedClock = (): TestClock => ({
  ...createTestClock(),
  sleep: () => new Promise(() => undefined),
});

export async function createTestGateway(
  environment: Record<string, string> = {},
  clock = createTestClock(),
): Promise<TestGateway> {
  const agent = new MockAgent();
  agent.disableNetConnect();
  const calls: UpstreamCall[] = [];
  const logs: string[] = [];
  const stubs: { method: string; path: string; reply: Parameters<TestGateway['on']>[2] }[] = [];

  const answer = async (method: string, raw: { path: string; headers?: unknown; body?: unknown }) => {
    const path = decodeURIComponent(raw.path);
    const text = typeof raw.body === 'string' ? raw.body : '';
    const call: UpstreamCall = { method, path, headers: toRecord(raw.headers), body: parse(text) };
    calls.push(call);
    const stub = stubs.findLast((s) => s.method === method && (s.path === path || s.path === path.split('?')[0]));
    if (stub === undefined)
      return {
        statusCode: 404,
        data: JSON.stringify({ code: 'NOT_FOUND', message: 'There is nothing here that you may see', params: {} }),
      };
    const { status = 200, body, headers = {} } = typeof stub.reply === 'function' ? await stub.reply(call) : stub.reply;
    return { statusCode: status, data: body === undefined ? '' : JSON.stringify(body), responseOptions: { headers } };
  };

  const pool = agent.get('http://127.0.0.1:4001');
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    pool
      .intercept({ method, path: () => true })
      .reply(((options: { path: string; headers?: unknown; body?: unknown }) => answer(method, options)) as never)
      .persist();
  }
  const config = parseConfig({
    APP_ENV: 'dev',
    LOG_LEVEL: 'silent',
    WEB_PERSISTED: '/nonexistent/persisted.json',
    // Each file of the built client is a route, of which a test of anything else has no use; what serves them brings its own.
    WEB_DIST: '/nonexistent/dist',
    IDE_DIST: '/nonexistent/ide',
    // How long the stubs take is up to the machine; tests of what takes too long say what that is.
    UPSTREAM_TIMEOUT_MS: '120000',
    DRAWN_PAGE_TIMEOUT_MS: '120000',
    UPSTREAM_CONNECT_TIMEOUT_MS: '120000',
    OPERATION_TIMEOUT_MS: '120000',
    ...environment,
  });
  const app = await createServer(config, {
    clock,
    dispatcher: agent,
    logStream: { write: (line) => logs.push(line) },
  });

  return {
    app,
    clock,
    calls,
    logs,
    on: (method, path, reply) => stubs.push({ method, path, reply }),
    paths: () => calls.map(({ method, path }) => `${method} ${path}`),
    async ask(query, variables = {}, headers = {}) {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', host: 'localhost', ...headers },
        payload: { query, variables },
      });
      const { data, errors = [], extensions = {} } = response.json<Pick<Asked, 'data'> & Partial<Asked>>();
      return { status: response.statusCode, data: data ?? null, errors, extensions, response };
    },
    close: () => app.close(),
  };
}

/** A tool's headers. */
export const bearer = (accessToken = 'access-1', refreshToken?: string): Record<string, string> => ({
  authorization: `Bearer ${accessToken}`,
  ...(refreshToken === undefined ? {} : { 'x-refresh-token': refreshToken }),
});

function toRecord(headers: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries((headers ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name.toLowerCase(),
      String(value),
    ]),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
