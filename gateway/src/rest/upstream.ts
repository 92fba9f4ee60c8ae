/** The wire to the platform: keep-alive pools that workspaces share fairly, time limits, the breaker. Knows no tokens, no domains. */
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { errors, Pool, type Dispatcher } from 'undici';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { FairQueue, type TaskOwner } from '../fairness/FairQueue.ts';
import { networkOf } from '../fairness/networkOf.ts';
import type { ServedHosts } from '../fairness/servedHosts.ts';
import { createBreaker } from './breaker.ts';
import { exchange } from './exchange.ts';
import { RestError, toRestError } from './RestError.ts';
import type { WireAnswer } from './wire/AnswerReader.ts';
import type { WireRequest } from './wire/requestText.ts';
import { createWireClient, type WireClient } from './wire/wireClient.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Wait = 'passwords' | 'others';

export interface UpstreamRequest {
  readonly method: Method;
  /** Path with query, already encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
  /**
   * What the platform may wait for, and be well all the same: its turn to look at a password, or another server, such as a provider
   * that people sign in with. Anybody can make it wait, so that the breaker hears of no failure.
   */
  readonly waitsFor?: Wait;
}

/** Its bytes are lent: another answer's as soon as its reader returns. */
export type UpstreamAnswer = WireAnswer;

export interface StreamRequest {
  readonly method: Method | 'HEAD';
  /** Sent as it comes. */
  readonly body?: Readable;
  /** Longest wait for the head of the answer, the time to send the body included; that of every call when left out. */
  readonly timeoutMs?: number;
  /** Path with query, already encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Aborted when nobody waits any more, before the answer or in the middle of it. */
  readonly signal: AbortSignal;
}

export interface StreamAnswer {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  readonly body: Dispatcher.ResponseData['body'];
}

export interface Upstream {
  /**
   * Resolves with what `use` makes of the answer, of whatever status; `use` runs at once, while the bytes of the answer are lent. Rejects
   * with what `use` throws, and with a RestError of status 503 when there was no answer, which says whether the platform may have the
   * request. What could not be sent at all rejects with an error of the client, a fault of ours.
   */
  send<T>(request: UpstreamRequest, use: (answer: UpstreamAnswer) => T): Promise<T>;
  /** For bodies that are passed through without being read. Rejects with undici's own error when there was no answer. */
  stream(request: StreamRequest): Promise<StreamAnswer>;
  /** For streams that last: each has a connection of its own. Rejects with a RestError of status 503 when there was no answer. */
  listen(request: Pick<StreamRequest, 'path' | 'headers' | 'signal'>): Promise<Pick<StreamAnswer, 'status' | 'body'>>;
  /** Whether the platform says that it is ready. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

type Use<T> = (answer: UpstreamAnswer) => T;

type Client = Pick<WireClient, 'send'>;

/** How long a connection is kept with nothing to do. */
const keepAliveMs = 10_000;

/** How long a stream that lasts may say nothing. */
const longestSilenceMs = 45_000;

/** Connections for calls whose answers are read whole, and who may have them. */
interface Line {
  readonly client: Client;
  readonly queue: FairQueue;
}

/** Those for bodies that pass through. */
interface StreamLine {
  readonly pool: Dispatcher;
  readonly queue: FairQueue;
}

/** `dispatcher` replaces the pool in tests. */
export function createUpstream(config: Config, clock: Clock, served: ServedHosts, dispatcher?: Dispatcher): Upstream {
  const {
    timeoutMs,
    connectTimeoutMs,
    connections,
    workspaceConnections,
    contendedWorkspaceConnections,
    queueDepth,
    breakerOpenMs,
  } = config.upstream;
  const { origin, protocol, hostname, port, pathname } = new URL(config.platformUrl);
  const prefix = pathname.replace(/\/$/, '');
  /** What is to be closed in the end. Tests give one dispatcher for everything. */
  const open = new Set<{ close(): Promise<void> }>();
  const opened = <T extends { close(): Promise<void> }>(each: T): T => {
    open.add(each);
    return each;
  };
  const createPool = (most: number | null, bodyTimeout = timeoutMs): Dispatcher =>
    opened(
      dispatcher ??
        new Pool(origin, {
          connections: most,
          connect: { timeout: connectTimeoutMs },
          headersTimeout: timeoutMs,
          bodyTimeout,
          keepAliveTimeout: keepAliveMs,
        }),
    );
  const createClient = (connectionCount: number): Client =>
    dispatcher === undefined && protocol === 'http:'
      ? opened(
          createWireClient({
            host: hostname.replaceAll(/[[\]]/g, ''),
            port: Number(port || 80),
            connections: connectionCount,
            connectTimeoutMs,
            timeoutMs,
            keepAliveMs,
          }),
        )
      : undiciClient(createPool(connectionCount), origin);
  const createQueue = (most: number, share: number, contendedShare: number): FairQueue =>
    new FairQueue({ capacity: most, share, contendedShare, depth: queueDepth, refusal: busy, clock });
  const createLine = (most: number, share: number, contendedShare: number): Line => ({
    client: createClient(most),
    queue: createQueue(most, share, contendedShare),
  });
  const createStreamLine = (most: number, share: number, contendedShare: number): StreamLine => ({
    pool: createPool(most),
    queue: createQueue(most, share, contendedShare),
  });
  const line = createLine(connections, workspaceConnections, contendedWorkspaceConnections);
  // However many of them wait, everything else finds a connection.
  const some = Math.ceil(connections / 4);
  const slowLines: Readonly<Record<Wait, Line>> = {
    passwords: createLine(some, some, Math.ceil(some / 2)),
    others: createLine(some, some, Math.ceil(some / 2)),
  };
  // A stream holds its connection for as long as its reader likes: there are more, and one workspace has half of them.
  const streams = createStreamLine(connections * 2, connections, connections);
  // Bodies come as slowly as their senders like: those who only read do not stand behind them.
  const uploads = createStreamLine(connections, Math.ceil(connections / 2), Math.ceil(connections / 4));
  // How many there are is limited where they are opened. The platform sends a heartbeat every 15 seconds.
  const listening = createPool(null, longestSilenceMs);
  const breaker = createBreaker(clock, breakerOpenMs);

  const ownerOf = ({ headers }: Pick<UpstreamRequest, 'headers'>): TaskOwner => ({
    workspace: served.lineOf(headers['x-forwarded-host'] ?? ''),
    caller: networkOf(headers['x-forwarded-for'] ?? ''),
  });

  /** The wait for a connection counts too. */
  const withTimeout = (signal: AbortSignal | undefined): AbortSignal => {
    const timeout = AbortSignal.timeout(timeoutMs);
    return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  };

  function send<T>(request: UpstreamRequest, use: Use<T>): Promise<T> {
    const { signal, waitsFor } = request;
    if (waitsFor !== undefined) return sendSlow(request, slowLines[waitsFor], use);
    return line.queue.run(ownerOf(request), signal, () => sendNow(request, line.client, signal, use));
  }

  async function sendSlow<T>(request: UpstreamRequest, { client, queue }: Line, use: Use<T>): Promise<T> {
    const limited = withTimeout(request.signal);
    try {
      return await queue.run(ownerOf(request), limited, () => sendNow(request, client, limited, use));
    } catch (error) {
      // Its own time for waiting and sending was over while it waited.
      throw error === limited.reason ? outage('The platform could not be reached', error) : error;
    }
  }

  async function sendNow<T>(
    { method, path, headers, body, signal, waitsFor }: UpstreamRequest,
    client: Client,
    limited: AbortSignal | undefined,
    use: Use<T>,
  ): Promise<T> {
    const report = (ok: boolean): void => {
      if (ok || waitsFor === undefined) breaker.report(ok);
    };
    if (!breaker.allows()) throw outage('The platform is left alone for a moment after failures in a row');
    let isSent = false;
    let isAnswered = false;
    const onSend = (): void => {
      isSent = true;
    };
    const useAnswer = (answer: WireAnswer): T => {
      isAnswered = true;
      report(isAnswerOfPlatform(answer));
      served.note(headers['x-forwarded-host'] ?? '', path, answer.status);
      return use(answer);
    };
    try {
      const request: WireRequest = { method, path: prefix + path, headers, body };
      return await client.send(request, limited, { onSend, use: useAnswer });
    } catch (error) {
      if (isAnswered) throw error;
      // An operation that ran out of its own time says nothing about the platform's health.
      if (signal?.aborted === true) throw signal.reason;
      // Nothing was sent: the fault is in the request, and must not cost others the platform.
      if (error instanceof errors.InvalidArgumentError || error instanceof TypeError) throw error;
      report(false);
      throw outage('The platform could not be reached', error, isSent);
    }
  }

  return {
    send,
    stream: ({ path, timeoutMs: headersTimeout, ...request }) =>
      new Promise((resolve, reject) => {
        const { signal } = request;
        const { queue, pool } = 'body' in request ? uploads : streams;
        // The connection is given back when the body is over, long after the head of the answer.
        queue
          .run(ownerOf(request), signal, async () => {
            const answer = await pool.request({
              ...request,
              origin,
              path: prefix + path,
              ...(headersTimeout === undefined ? {} : { headersTimeout }),
            });
            resolve({ status: answer.statusCode, headers: answer.headers, body: answer.body });
            await finished(answer.body).catch(() => undefined);
          })
          .catch(reject);
      }),
    async listen({ path, headers, signal }) {
      try {
        const answer = await listening.request({ method: 'GET', origin, path: prefix + path, headers, signal });
        return { status: answer.statusCode, body: answer.body };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        throw outage('The platform could not be reached', error);
      }
    },
    async isReady() {
      const request: WireRequest = { method: 'GET', path: `${prefix}/readyz`, headers: {}, body: undefined };
      const limit = new AbortController();
      const giveUp = (): void => limit.abort();
      let timer = setTimeout(giveUp, timeoutMs);
      try {
        return await line.client.send(request, limit.signal, {
          // How long it waits for a connection says nothing about the platform.
          onSend() {
            clearTimeout(timer);
            timer = setTimeout(giveUp, connectTimeoutMs);
          },
          use: ({ status }) => status === 200,
        });
      } catch {
        return false;
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      await Promise.all([...open].map((each) => each.close()));
    },
  };
}

/** For a platform behind TLS, which `wire/` does not speak, and for the stubs of tests. */
const undiciClient = (pool: Dispatcher, origin: string): Client => ({
  send: ({ method, path, headers, body = null }, signal, call) =>
    exchange(pool, { origin, method, path, headers, body }, signal, call),
});

/**
 * False where something before the platform speaks for it. A platform that is too busy for one thing, such as checking passwords,
 * says so with a code of its own and continues with everything else.
 */
const isAnswerOfPlatform = ({ status, bytes }: Pick<UpstreamAnswer, 'status' | 'bytes'>): boolean =>
  status < 502 || status > 504 || !toRestError(status, bytes.toString()).isUntold;

const outage = (message: string, cause?: unknown, isSent = false): RestError =>
  new RestError({ status: 503, code: 'UPSTREAM_UNAVAILABLE', message, cause, isSent });

/** More calls of one workspace wait than may. */
const busy = (): RestError =>
  new RestError({ status: 503, code: 'UNAVAILABLE', message: 'Too many calls of the workspace wait' });
