/** The platform as one request sees it: its host, its session, its time; with a count of the calls it caused. */
import type { Readable } from 'node:stream';
import contract from '../../../contracts/apiToken.json' with { type: 'json' };
import { badInput } from '../errors.ts';
import type { Session } from '../identity/session.ts';
import type { PublicAnswer, PublicStore, UsePublic } from './publicStore.ts';
import { readAfterHeader } from './readAfter.ts';
import { ofWrite, RestError, toRestError } from './RestError.ts';
import { beginCall, whileOpen, type RestTrace } from './restTrace.ts';
import type { Method, Upstream, UpstreamAnswer, UpstreamRequest, Wait } from './upstream.ts';

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
  /**
   * The same, lent: what `use` makes of the bytes, which are another answer's as soon as it returns. The next read of the address in this
   * request gets the same without a call, or the same error.
   */
  project<T>(path: string, use: (bytes: Buffer) => T): Promise<T>;
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
  /** Opens a stream as the signed-in user; it ends with `until`. */
  listen(path: string, until: AbortSignal): Promise<Readable>;
  /** Writes without a token. */
  postPublic<T>(path: string, body?: unknown, options?: Pick<WriteOptions, 'waitsFor' | 'idempotencyKey'>): Promise<T>;
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
  /** Addresses that were read already while a kept response was revalidated: the store has what they answered. */
  readonly known?: ReadonlySet<string>;
}

interface Call {
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
  readonly options?: WriteOptions | undefined;
}

/** By which the platform tells API tokens from access tokens. */
const { prefix: apiTokenPrefix } = contract;

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
  const publicReads = new Map<string, Promise<Versioned<unknown>>>();
  /** Addresses that were projected: while they are read, those that were answered, and those that failed. */
  const projections = new Map<string, Promise<unknown>>();
  const projected = new Set<string>();
  const failures = new Map<string, { readonly error: unknown }>();

  function once<T>(
    { method, path, body, options }: Call,
    { token, isRepeated = false }: { readonly token: string | null; readonly isRepeated?: boolean },
    use: (answer: UpstreamAnswer) => T,
  ): Promise<T> {
    beginCall(trace, signal, isRepeated);
    const headers: Record<string, string> = { ...callerHeaders, accept: 'application/json' };
    if (token !== null) headers['authorization'] = `Bearer ${token}`;
    if (trace.untoldCost > 0 && token?.startsWith(apiTokenPrefix) === true) {
      // With the first call alone, as the platform adds them up for the owner of the token.
      headers['x-operation-cost'] = String(trace.untoldCost);
      trace.untoldCost = 0;
    }
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (options?.idempotencyKey != null) headers['idempotency-key'] = options.idempotencyKey;
    if (options?.ifMatch != null) headers['if-match'] = options.ifMatch;
    if (options?.lockToken != null) headers['x-lock-token'] = String(options.lockToken);
    if (options?.respondsAsync === true) headers['prefer'] = 'respond-async';
    const request: UpstreamRequest = {
      method,
      path,
      headers,
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options?.waitsFor === undefined ? {} : { waitsFor: options.waitsFor }),
    };
    return whileOpen(trace, upstream.send(request, use));
  }

  /** A 401 refreshes the session once and repeats the call once, with a token that was not refused before (AUTH-07, OP-12). */
  async function asUser<T>(call: (token: string, isRepeated: boolean) => Promise<T>): Promise<T> {
    trace.isPrivate = true;
    signal.throwIfAborted(); // before a token is renewed for nobody
    const token = await session.accessToken();
    try {
      return await call(token, false);
    } catch (error) {
      if (!(error instanceof RestError) || error.status !== 401) throw error;
      const renewed = await session.renewedAccessToken();
      if (renewed === token) throw error;
      return call(renewed, true);
    }
  }

  const answerTo = <T>(call: Call): Promise<RestAnswer<T>> =>
    asUser((token, isRepeated) => once(call, { token, isRepeated }, read<T>));

  async function openStream(path: string, until: AbortSignal, token: string, isRepeated: boolean): Promise<Readable> {
    beginCall(trace, signal, isRepeated);
    const headers = { ...callerHeaders, accept: 'text/event-stream', authorization: `Bearer ${token}` };
    const { status, body } = await whileOpen(trace, upstream.listen({ path, headers, signal: until }));
    if (status === 200) return body;
    throw toRestError(status, await body.text());
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
    for (const known of [projections, projected, failures]) known.clear();
    try {
      return await answerTo<T>({ method, path, body, options });
    } catch (error) {
      throw error instanceof RestError ? ofWrite(error, key != null) : error;
    }
  }

  const bodyOf =
    (method: Method) =>
    async <T>(path: string, body?: unknown, options?: WriteOptions): Promise<T> =>
      (await write<T>(method, path, body, options)).body;

  async function readPublic<T>(path: string, use: UsePublic<T>): Promise<T> {
    let isAnswered = false;
    const noted = (answer: PublicAnswer): T => {
      isAnswered = true;
      trace.publicReads.set(path, answer.version);
      trace.isSettled &&= answer.isSettled;
      return use(answer);
    };
    // Someone who may read what is older can have read it since: who has written reads again.
    const mayRecall =
      callerHeaders[readAfterHeader] === undefined && (known?.has(path) === true || projected.has(path));
    const recalled = mayRecall ? publicStore.recall(host, path, noted) : undefined;
    if (recalled !== undefined) return recalled;
    beginCall(trace, signal);
    try {
      const headers = { ...callerHeaders, accept: 'application/json' };
      return await whileOpen(trace, publicStore.read({ host, path, headers, signal }, noted));
    } catch (error) {
      if (!isAnswered) trace.isPrivate = true; // a failure is not kept for others
      throw error;
    }
  }
  // Large answers are parsed at each call: within a request once is enough.
  const publicly = (path: string): Promise<Versioned<unknown>> =>
    remembered(publicReads, path, () => {
      const failure = failures.get(path);
      if (failure !== undefined) {
        // Once: a list is tried again.
        failures.delete(path);
        return Promise.reject(failure.error);
      }
      return readPublic(path, (answer) => ({ etag: answer.etag, body: answer.json() }));
    });

  return {
    trace,
    getPublic: async <T>(path: string) => (await publicly(path)).body as T,
    getPublicVersion: <T>(path: string) => publicly(path) as Promise<Versioned<T>>,
    async project(path, use) {
      // Of several fields that read it one calls.
      const before = projections.get(path);
      if (before !== undefined) await before;
      const failure = failures.get(path);
      if (failure !== undefined) throw failure.error;
      const projection = readPublic(path, ({ bytes }) => {
        projected.add(path);
        return use(bytes);
      });
      const settled = projection.catch((error: unknown) => {
        if (!projected.has(path)) failures.set(path, { error });
      });
      projections.set(path, settled);
      return projection;
    },
    getPublicText: (path) => readPublic(path, ({ bytes }) => bytes.toString()),
    async getUnkept<T>(path: string) {
      trace.isPrivate = true;
      return (await once({ method: 'GET', path }, { token: null }, read<T>)).body;
    },
    get: <T>(path: string) =>
      remembered(reads, path, async () => (await answerTo({ method: 'GET', path })).body) as Promise<T>,
    post: bodyOf('POST'),
    put: bodyOf('PUT'),
    patch: bodyOf('PATCH'),
    delete: bodyOf('DELETE'),
    write,
    listen: (path, until) => asUser((token, isRepeated) => openStream(path, until, token, isRepeated)),
    async postPublic<T>(path: string, body?: unknown, options?: WriteOptions): Promise<T> {
      trace.isPrivate = true;
      return (await once({ method: 'POST', path, body, options }, { token: null }, read<T>)).body;
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
function read<T>({ status, etag, bytes }: UpstreamAnswer): RestAnswer<T> {
  const text = bytes.toString();
  if (status >= 400) throw toRestError(status, text);
  return { status, etag, body: (text === '' ? null : JSON.parse(text)) as T };
}
