/** The platform as one request sees it: its host, its session, its time; with a count of the calls it caused. */
import { badInput } from '../errors.ts';
import type { Session } from '../identity/session.ts';
import type { PublicAnswer, PublicStore } from './publicStore.ts';
import { toRestError } from './RestError.ts';
import type { Method, Upstream, UpstreamAnswer } from './upstream.ts';

export interface WriteOptions {
  /** Passed on as `Idempotency-Key`; none when absent or null. BAD_USER_INPUT when a header could not carry it. */
  readonly idempotencyKey?: string | null | undefined;
}

export interface Rest {
  /** Reads without a token, through the shared store. The result is shared and never to be changed. */
  getPublic<T>(path: string): Promise<T>;
  /** Reads as the signed-in user; equal reads of one request are one call until the next write. */
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: unknown, options?: WriteOptions): Promise<T>;
  put<T>(path: string, body: unknown, options?: WriteOptions): Promise<T>;
  patch<T>(path: string, body: unknown, options?: WriteOptions): Promise<T>;
  /** Writes without a token. */
  postPublic<T>(path: string, body: unknown): Promise<T>;
  readonly trace: RestTrace;
}

/** What a request did upstream. */
export interface RestTrace {
  /** Calls sent, including repeated and revalidating ones. */
  calls: number;
  /** Public addresses read, with the version that was answered. */
  readonly publicReads: Map<string, number>;
  /** True as soon as something was asked that may depend on who asks, or failed: the response is not kept for others. */
  isPrivate: boolean;
}

export interface RestOptions {
  readonly upstream: Upstream;
  readonly publicStore: PublicStore;
  readonly session: Session;
  /** Host, address and id of the caller, passed on with every call. */
  readonly callerHeaders: Readonly<Record<string, string>>;
  readonly host: string;
  readonly signal: AbortSignal;
  readonly trace: RestTrace;
  /** Public answers that were read already while a kept response was revalidated, by address. */
  readonly known?: ReadonlyMap<string, PublicAnswer>;
}

/** As `schema.graphql` states. */
const goodIdempotencyKey = /^[\x21-\x7e]{1,200}$/;

export const newTrace = (): RestTrace => ({ calls: 0, publicReads: new Map(), isPrivate: false });

export function createRest({
  upstream,
  publicStore,
  session,
  callerHeaders,
  host,
  signal,
  trace,
  known,
}: RestOptions): Rest {
  const reads = new Map<string, Promise<unknown>>();
  const publicReads = new Map<string, Promise<unknown>>();

  async function once(
    method: Method,
    path: string,
    token: string | null,
    body: unknown,
    options?: WriteOptions,
  ): Promise<UpstreamAnswer> {
    trace.calls += 1;
    const headers: Record<string, string> = { ...callerHeaders, accept: 'application/json' };
    if (token !== null) headers['authorization'] = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (options?.idempotencyKey != null) headers['idempotency-key'] = options.idempotencyKey;
    return upstream.send({
      method,
      path,
      headers,
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** A 401 refreshes the session once and repeats the call once (AUTH-07, OP-12). */
  async function asUser<T>(method: Method, path: string, body?: unknown, options?: WriteOptions): Promise<T> {
    trace.isPrivate = true;
    const answer = await once(method, path, await session.accessToken(), body, options);
    if (answer.status !== 401) return read<T>(answer);
    return read<T>(await once(method, path, await session.renewedAccessToken(), body, options));
  }

  async function write<T>(method: Method, path: string, body: unknown, options?: WriteOptions): Promise<T> {
    const key = options?.idempotencyKey;
    if (key != null && !goodIdempotencyKey.test(key)) {
      throw badInput('`idempotencyKey` has 1 to 200 visible ASCII characters.', 'idempotencyKey');
    }
    reads.clear();
    return asUser<T>(method, path, body, options);
  }

  async function readPublic(path: string): Promise<unknown> {
    let answer = known?.get(path);
    if (answer === undefined) {
      trace.calls += 1;
      try {
        answer = await publicStore.read(host, path, { ...callerHeaders, accept: 'application/json' }, signal);
      } catch (error) {
        trace.isPrivate = true; // a failure is not kept for others
        throw error;
      }
    }
    trace.publicReads.set(path, answer.version);
    return answer.json();
  }

  return {
    trace,
    getPublic: <T>(path: string) => remembered(publicReads, path, () => readPublic(path)) as Promise<T>,
    get: <T>(path: string) => remembered(reads, path, () => asUser('GET', path)) as Promise<T>,
    post: (path, body, options) => write('POST', path, body, options),
    put: (path, body, options) => write('PUT', path, body, options),
    patch: (path, body, options) => write('PATCH', path, body, options),
    async postPublic<T>(path: string, body: unknown): Promise<T> {
      trace.isPrivate = true;
      return read<T>(await once('POST', path, null, body));
    },
  };
}

function remembered(
  reads: Map<string, Promise<unknown>>,
  path: string,
  call: () => Promise<unknown>,
): Promise<unknown> {
  const running = reads.get(path);
  if (running !== undefined) return running;
  const started = call();
  reads.set(path, started);
  // A failed read may be tried again within the request (list retry).
  started.catch(() => reads.delete(path));
  return started;
}

// The caller names what its endpoint answers; wireContract.ts holds those names against the platform's document.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function read<T>({ status, body }: UpstreamAnswer): T {
  const text = body.toString('utf8');
  if (status >= 400) throw toRestError(status, text);
  return (text === '' ? null : JSON.parse(text)) as T;
}
