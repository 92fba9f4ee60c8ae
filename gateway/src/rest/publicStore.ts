/**
 * Public answers of the platform with their validators, shared by all requests of a workspace: keyed by host first, revalidated
 * on each use, bounded by size. Only reads that carry no token come here, so nothing in it depends on who asks.
 */
import { LRUCache } from 'lru-cache';
import type { AnswerBody } from './AnswerBody.ts';
import { toRestError } from './RestError.ts';
import type { Upstream } from './upstream.ts';

export interface PublicAnswer {
  /** Changes exactly when the bytes change: two equal versions of one address are one answer. */
  readonly version: number;
  readonly etag: string | undefined;
  readonly body: AnswerBody;
  /** The parsed body. May be shared, so never to be changed. */
  readonly json: () => unknown;
}

export interface PublicStore {
  /**
   * Reads an address of a host; equal reads that overlap are one call. Rejects with a RestError, which is not kept, and with the
   * signal's reason once it is aborted.
   */
  read(
    host: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<PublicAnswer>;
}

/** Parsed JSON takes about ten times its bytes: it is kept for all but large answers, a few of which would fill the store. */
const largestParsed = 128 * 1024;
const memoryPerParsedByte = 10;

export function createPublicStore(upstream: Upstream, maxBytes: number): PublicStore {
  const kept = new LRUCache<string, PublicAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) =>
      body.length * (body.length > largestParsed ? 1 : memoryPerParsedByte) + key.length + 256,
  });
  const flights = new Map<string, Flight>();
  let versions = 0;

  async function fetch(
    key: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<PublicAnswer> {
    const known = kept.get(key);
    const answer = await upstream.send({
      method: 'GET',
      path,
      signal,
      headers: known?.etag === undefined ? headers : { ...headers, 'if-none-match': known.etag },
    });
    if (answer.status === 304 && known !== undefined) return known;
    if (answer.status !== 200) throw toRestError(answer.status, answer.body.toString());
    // A platform without validators is compared byte by byte, which costs less than parsing.
    if (known !== undefined && known.etag === answer.etag && answer.body.equals(known.body)) return known;
    versions += 1;
    const fresh = publicAnswer(versions, answer.etag, answer.body);
    kept.set(key, fresh);
    return fresh;
  }

  function begin(key: string, path: string, headers: Readonly<Record<string, string>>): Flight {
    const abandon = new AbortController();
    const flight: Flight = { answer: fetch(key, path, headers, abandon.signal), abandon, waiting: 0 };
    flights.set(key, flight);
    return flight;
  }

  return {
    read(host, path, headers, signal) {
      // Nothing is begun for someone who gave up: nobody would hear of its failure, which ends the process.
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      const key = `${host}\n${path}`;
      const flight = flights.get(key) ?? begin(key, path, headers);
      return waitFor(flight, signal, () => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    },
  };
}

/** A call that several callers may wait for. */
interface Flight {
  readonly answer: Promise<PublicAnswer>;
  readonly abandon: AbortController;
  waiting: number;
}

/**
 * A shared call outlives a caller that gives up, and ends with the last of them; `forget` lets nobody join it any more once it is
 * answered or ended.
 */
function waitFor(flight: Flight, signal: AbortSignal, forget: () => void): Promise<PublicAnswer> {
  flight.waiting += 1;
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      const reason = signal.reason as Error;
      reject(reason);
      flight.waiting -= 1;
      if (flight.waiting > 0) return;
      forget();
      flight.abandon.abort(reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    const end = (): void => {
      forget();
      signal.removeEventListener('abort', onAbort);
    };
    flight.answer.then(end, end);
    flight.answer.then(resolve, reject);
  });
}

function publicAnswer(version: number, etag: string | undefined, body: AnswerBody): PublicAnswer {
  const parse = (): unknown => JSON.parse(body.toString());
  if (body.length > largestParsed) return { version, etag, body, json: parse };
  let parsed: unknown;
  return { version, etag, body, json: () => (parsed ??= parse()) };
}
