/** The wire to the platform: one keep-alive pool, time limits, the breaker. Knows nothing of tokens or domains. */
import { errors, Pool, type Dispatcher } from 'undici';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
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
  readonly method: 'GET' | 'HEAD';
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
   * Rejects with a RestError of status 503 when there was no answer; answers of every status resolve. What could not be sent at all
   * rejects with undici's own error, a fault of ours.
   */
  send(request: UpstreamRequest): Promise<UpstreamAnswer>;
  /** For bodies that are passed through without being read. Rejects with undici's own error when there was no answer. */
  stream(request: StreamRequest): Promise<StreamAnswer>;
  /** Whether the platform says that it is ready. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** `dispatcher` replaces the pool in tests. */
export function createUpstream(config: Config, clock: Clock, dispatcher?: Dispatcher): Upstream {
  const { timeoutMs, connectTimeoutMs, connections, breakerOpenMs } = config.upstream;
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
  const pool = createPool(connections);
  // However many of them wait, everything else finds a connection.
  const some = Math.ceil(connections / 4);
  const patientPools: Readonly<Record<Wait, Dispatcher>> = { passwords: createPool(some), others: createPool(some) };
  // A stream holds its connection for as long as its reader likes.
  const streamPool = createPool(connections);
  const breaker = createBreaker(clock, breakerOpenMs);

  /** The wait for a connection counts too. */
  const patienceOf = (signal: AbortSignal | undefined): AbortSignal => {
    const patience = AbortSignal.timeout(timeoutMs);
    return signal === undefined ? patience : AbortSignal.any([signal, patience]);
  };

  async function send({ method, path, headers, body, signal, waitsFor }: UpstreamRequest): Promise<UpstreamAnswer> {
    const report = (ok: boolean): void => {
      if (ok || waitsFor === undefined) breaker.report(ok);
    };
    if (!breaker.allows()) throw outage('The platform is left alone for a moment after failures in a row');
    try {
      const answer = await exchange(
        waitsFor === undefined ? pool : patientPools[waitsFor],
        { origin, method, path: prefix + path, headers, body: body ?? null },
        waitsFor === undefined ? signal : patienceOf(signal),
      );
      report(isAnswerOfPlatform(answer));
      const { etag } = answer.headers;
      return { status: answer.status, etag: typeof etag === 'string' ? etag : undefined, body: answer.body };
    } catch (error) {
      // An operation that ran out of its own time says nothing about the platform's health.
      if (signal?.aborted === true) throw signal.reason;
      // Nothing was sent: the fault is in the request, and must not cost others the platform.
      if (error instanceof errors.InvalidArgumentError || error instanceof TypeError) throw error;
      report(false);
      throw outage('The platform could not be reached', error);
    }
  }

  return {
    send,
    async stream({ path, ...request }) {
      const { statusCode, ...answer } = await streamPool.request({ ...request, origin, path: prefix + path });
      return { status: statusCode, headers: answer.headers, body: answer.body };
    },
    async isReady() {
      try {
        const answer = await pool.request({
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
      const pools = new Set([pool, streamPool, ...Object.values(patientPools)]);
      await Promise.all([...pools].map((each) => each.close()));
    },
  };
}

/**
 * False where something before the platform speaks for it. A platform that is too busy for one thing, such as checking passwords,
 * says so with a code of its own and goes on with everything else.
 */
const isAnswerOfPlatform = ({ status, body }: Pick<UpstreamAnswer, 'status' | 'body'>): boolean =>
  status < 502 || status > 504 || !toRestError(status, body.toString()).isUntold;

const outage = (message: string, cause?: unknown): RestError =>
  new RestError({ status: 503, code: 'UPSTREAM_UNAVAILABLE', message, cause });
