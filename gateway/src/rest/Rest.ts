/** The platform as one request sees it: its host, its session, its time; with a count of the calls it caused. */
import { badInput } from '../errors.ts';
import type { Session } from '../identity/session.ts';
import type { PublicAnswer, PublicStore } from './publicStore.ts';
import { ofWrite, RestError, toRestError } from './RestError.ts';
import { beginCall, whileOpen, type RestTrace } from './restTrace.ts';
import type { Method, Upstream, UpstreamAnswer, Wait } from './upstream.ts';

export interface WriteOptions {
  /** Passed on as `Idempotency-Key`; none when absent or null. BAD_USER_INPUT when a header could not carry it. */
  readonly idempotencyKey?: string | null | undefined;
  /** Passed on as `If-Match`: the write happens only while this version stands (OP-14). */
  readonly ifMatch?: string | null | undefined;
  /** Passed on as `X-Lock-Token`: the token of the caller's lock (OP-16). */
  readonly lockToken?: number | null | undefined;
  /** Passed on as `Prefer: respond-async`: what takes long is answered as a job at once. */
  readonly respondsAsync?: true;
  /** As {@link UpstreamRequest} has it. */
  readonly waitsFor?: Wait;
}

/** What was answered, with its validator. */
export interface Versioned<T> {
  readonly etag: string | undefined;
  readonly body: T;
}

/** The answer to a write of which more than the body matters. */
export interface RestAnswer<T> extends Versioned<T> {
  readonly status: number;
}

export interface Rest {
  /** Reads without a token, through the shared store. The result is shared and never to be changed. */
  getPublic<T>(path: string): Promise<T>;
  /** The same with its validator. */
  getPublicVersion<T>(path: string): Promise<Versioned<T>>;
  /** The same for what is no JSON. */
  getPublicText(path: string): Promise<string>;
  /** Reads without a token and without the shared store: the path holds a secret, so that nothing keeps it. */
  getUnkept<T>(path: string): Promise<T>;
  /** Reads as the signed-in user; equal reads of one request are one call until the next write. */
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: unknown, options?: WriteOptions): Promise<T>;
  put<T>(path: string, body: unknown, options?: WriteOptions): Promise<T>;
  patch<T>(path: string, body: unknown, options?: WriteOptions): Promise<T>;
  delete<T>(path: string, body?: unknown): Promise<T>;
  /** Writes, and tells with which status and version. */
  write<T>(method: Method, path: string, body?: unknown, options?: WriteOptions): Promise<RestAnswer<T>>;
  /** Writes without a token. */
  postPublic<T>(path: string, body?: unknown, options?: Pick<WriteOptions, 'waitsFor'>): Promise<T>;
  readonly trace: RestTrace;
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
/** One entity tag, weak or strong. */
const goodEtag = /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/;

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
  const publicReads = new Map<string, Promise<PublicAnswer>>();

  function once(
    method: Method,
    path: string,
    token: string | null,
    body: unknown,
    options?: WriteOptions,
    isRepeated = false,
  ): Promise<UpstreamAnswer> {
    beginCall(trace, signal, isRepeated);
    const headers: Record<string, string> = { ...callerHeaders, accept: 'application/json' };
    if (token !== null) headers['authorization'] = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (options?.idempotencyKey != null) headers['idempotency-key'] = options.idempotencyKey;
    if (options?.ifMatch != null) headers['if-match'] = options.ifMatch;
    if (options?.lockToken != null) headers['x-lock-token'] = String(options.lockToken);
    if (options?.respondsAsync === true) headers['prefer'] = 'respond-async';
    const call = upstream.send({
      method,
      path,
      headers,
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options?.waitsFor === undefined ? {} : { waitsFor: options.waitsFor }),
    });
    return whileOpen(trace, call);
  }

  /** A 401 refreshes the session once and repeats the call once, with a token that was not refused before (AUTH-07, OP-12). */
  async function asUser(method: Method, path: string, body?: unknown, options?: WriteOptions): Promise<UpstreamAnswer> {
    trace.isPrivate = true;
    signal.throwIfAborted(); // before a token is renewed for nobody
    const token = await session.accessToken();
    const answer = await once(method, path, token, body, options);
    if (answer.status !== 401) return answer;
    const renewed = await session.renewedAccessToken();
    return renewed === token ? answer : once(method, path, renewed, body, options, true);
  }

  async function write<T>(
    method: Method,
    path: string,
    body?: unknown,
    options?: WriteOptions,
  ): Promise<RestAnswer<T>> {
    const key = options?.idempotencyKey;
    if (key != null && !goodIdempotencyKey.test(key)) {
      throw badInput('`idempotencyKey` has 1 to 200 visible ASCII characters.', 'idempotencyKey');
    }
    if (options?.ifMatch != null && !goodEtag.test(options.ifMatch)) {
      throw badInput('`version` is what was read with the object.', 'version');
    }
    reads.clear();
    publicReads.clear();
    try {
      const answer = await asUser(method, path, body, options);
      return { status: answer.status, etag: answer.etag, body: read<T>(answer) };
    } catch (error) {
      throw error instanceof RestError ? ofWrite(error, key != null) : error;
    }
  }

  const bodyOf =
    (method: Method) =>
    async <T>(path: string, body?: unknown, options?: WriteOptions): Promise<T> =>
      (await write<T>(method, path, body, options)).body;

  async function readPublic(path: string): Promise<PublicAnswer> {
    let answer = known?.get(path);
    if (answer === undefined) {
      beginCall(trace, signal);
      try {
        const headers = { ...callerHeaders, accept: 'application/json' };
        answer = await whileOpen(trace, publicStore.read(host, path, headers, signal));
      } catch (error) {
        trace.isPrivate = true; // a failure is not kept for others
        throw error;
      }
    }
    trace.publicReads.set(path, answer.version);
    const { json } = answer;
    let parsed: unknown;
    // Large answers are parsed at each call: within a request once is enough.
    return { ...answer, json: () => (parsed ??= json()) };
  }
  const publicly = (path: string): Promise<PublicAnswer> => remembered(publicReads, path, () => readPublic(path));

  return {
    trace,
    getPublic: async <T>(path: string) => (await publicly(path)).json() as T,
    async getPublicVersion<T>(path: string): Promise<Versioned<T>> {
      const answer = await publicly(path);
      return { etag: answer.etag, body: answer.json() as T };
    },
    getPublicText: async (path) => (await publicly(path)).body.toString(),
    async getUnkept<T>(path: string) {
      trace.isPrivate = true;
      return read<T>(await once('GET', path, null, undefined));
    },
    get: <T>(path: string) => remembered(reads, path, async () => read(await asUser('GET', path))) as Promise<T>,
    post: bodyOf('POST'),
    put: bodyOf('PUT'),
    patch: bodyOf('PATCH'),
    delete: bodyOf('DELETE'),
    write,
    async postPublic<T>(path: string, body?: unknown, options?: WriteOptions): Promise<T> {
      trace.isPrivate = true;
      return read<T>(await once('POST', path, null, body, options));
    },
  };
}

function remembered<T>(reads: Map<string, Promise<T>>, path: string, call: () => Promise<T>): Promise<T> {
  const running = reads.get(path);
  if (running !== undefined) return running;
  const started = call();
  reads.set(path, started);
  // A failed read may be tried again within the request (list retry).
  started.catch(() => reads.delete(path));
  return started;
}

// The caller names what its endpoint answers, by the platform's document (Schemas.ts).
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function read<T>({ status, body }: UpstreamAnswer): T {
  const text = body.toString();
  if (status >= 400) throw toRestError(status, text);
  return (text === '' ? null : JSON.parse(text)) as T;
}
