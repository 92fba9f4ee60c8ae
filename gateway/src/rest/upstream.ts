/** The wire to the platform: keep-alive pools that workspaces share fairly, time limits, the breaker. Knows no tokens, no domains. */
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { errors, Pool, type Dispatcher } from 'undici';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { FairQueue, type TaskOwner } from '../fairness/FairQueue.ts';
import { networkOf } from '../fairness/networkOf.ts';
import type { ServedHosts } from '../fairness/servedHosts.ts';
import type { AnswerBody } from './AnswerBody.ts';
import { createBreaker } from './breaker.ts';
import { exchange } from './exchange.ts';
import { RestError, toRestError } from './RestError.ts';

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

export interface UpstreamAnswer {
  readonly status: number;
  readonly etag: string | undefined;
  readonly body: AnswerBody;
}

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
   * Rejects with a RestError of status 503 when there was no answer, which says whether the platform may have the request; answers of every status resolve. What could not be sent at all
   * rejects with undici's own error, a fault of ours.
   */
  send(request: UpstreamRequest): Promise<UpstreamAnswer>;
  /** For bodies that are passed through without being read. Rejects with undici's own error when there was no answer. */
  stream(request: StreamRequest): Promise<StreamAnswer>;
  /** Whether the platform says that it is ready. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Connections, and who may have them. */
interface Line {
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
  const origin = new URL(config.platformUrl).origin;
  const prefix = new URL(config.platformUrl).pathname.replace(/\/$/, '');
  const createPool = (most: number): Dispatcher =>
    dispatcher ??
    new Pool(origin, {
      connections: most,
      connect: { timeout: connectTimeoutMs },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      keepAliveTimeout: 10_000,
    });
  const createLine = (most: number, share: number, contendedShare: number): Line => ({
    pool: createPool(most),
    queue: new FairQueue({
      capacity: most,
      share,
      contendedShare,
      depth: queueDepth,
      refusal: busy,
      clock,
    }),
  });
  const line = createLine(connections, workspaceConnections, contendedWorkspaceConnections);
  // However many of them wait, everything else finds a connection.
  const some = Math.ceil(connections / 4);
  const slowLines: Readonly<Record<Wait, Line>> = {
    passwords: createLine(some, some, Math.ceil(some / 2)),
    others: createLine(some, some, Math.ceil(some / 2)),
  };
  // A stream holds its connection for as long as its reader likes: there are more, and one workspace has half of them.
  const streams = createLine(connections * 2, connections, connections);
  // Bodies come as slowly as their senders like: those who only read do not stand behind them.
  const uploads = createLine(connections, Math.ceil(connections / 2), Math.ceil(connections / 4));
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

  function send(request: UpstreamRequest): Promise<UpstreamAnswer> {
    const { signal, waitsFor } = request;
    if (waitsFor !== undefined) return sendSlow(request, slowLines[waitsFor]);
    return line.queue.run(ownerOf(request), signal, () => sendNow(request, line.pool, signal));
  }

  async function sendSlow(request: UpstreamRequest, { pool, queue }: Line): Promise<UpstreamAnswer> {
    const limited = withTimeout(request.signal);
    try {
      return await queue.run(ownerOf(request), limited, () => sendNow(request, pool, limited));
    } catch (error) {
      // Its own time for waiting and sending was over while it waited.
      throw error === limited.reason ? outage('The platform could not be reached', error) : error;
    }
  }

  async function sendNow(
    { method, path, headers, body, signal, waitsFor }: UpstreamRequest,
    pool: Dispatcher,
    limited: AbortSignal | undefined,
  ): Promise<UpstreamAnswer> {
    const report = (ok: boolean): void => {
      if (ok || waitsFor === undefined) breaker.report(ok);
    };
    if (!breaker.allows()) throw outage('The platform is left alone for a moment after failures in a row');
    let isSent = false;
    try {
      const answer = await exchange(
        pool,
        { origin, method, path: prefix + path, headers, body: body ?? null },
        limited,
        () => {
          isSent = true;
        },
      );
      report(isAnswerOfPlatform(answer));
      served.note(headers['x-forwarded-host'] ?? '', path, answer.status);
      const { etag } = answer.headers;
      return { status: answer.status, etag: typeof etag === 'string' ? etag : undefined, body: answer.body };
    } catch (error) {
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
    async isReady() {
      try {
        const answer = await line.pool.request({
          origin,
          method: 'GET',
          path: `${prefix}/readyz`,
          headersTimeout: connectTimeoutMs,
        });
        await answer.body.dump();
        return answer.statusCode === 200;
      } catch {
        return false;
      }
    },
    async close() {
      const pools = new Set([line, streams, uploads, ...Object.values(slowLines)].map(({ pool }) => pool));
      await Promise.all([...pools].map((pool) => pool.close()));
    },
  };
}

/**
 * False where something before the platform speaks for it. A platform that is too busy for one thing, such as checking passwords,
 * says so with a code of its own and continues with everything else.
 */
const isAnswerOfPlatform = ({ status, body }: Pick<UpstreamAnswer, 'status' | 'body'>): boolean =>
  status < 502 || status > 504 || !toRestError(status, body.toString()).isUntold;

const outage = (message: string, cause?: unknown, isSent = false): RestError =>
  new RestError({ status: 503, code: 'UPSTREAM_UNAVAILABLE', message, cause, isSent });

/** More calls of one workspace wait than may. */
const busy = (): RestError =>
  new RestError({ status: 503, code: 'UNAVAILABLE', message: 'Too many calls of the workspace wait' });
