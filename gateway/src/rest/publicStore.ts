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
  /** Reads an address of a host; equal reads that overlap are one call. Rejects with a RestError, which is not kept. */
  read(
    host: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<PublicAnswer>;
}

/** Parsed JSON takes about ten times its bytes: it is kept for small answers alone, large ones mostly end in a kept response. */
const largestParsed = 32 * 1024;
const memoryPerParsedByte = 10;

export function createPublicStore(upstream: Upstream, maxBytes: number): PublicStore {
  const kept = new LRUCache<string, PublicAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) =>
      body.length * (body.length > largestParsed ? 1 : memoryPerParsedByte) + key.length + 256,
  });
  const flights = new Map<string, Promise<PublicAnswer>>();
  let versions = 0;

  async function fetch(key: string, path: string, headers: Readonly<Record<string, string>>): Promise<PublicAnswer> {
    const known = kept.get(key);
    const answer = await upstream.send({
      method: 'GET',
      path,
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

  return {
    read(host, path, headers, signal) {
      // Nothing is begun for somebody who gave up: nobody would hear of its failure, which ends the process.
      if (signal?.aborted === true) return Promise.reject(signal.reason as Error);
      const key = `${host}\n${path}`;
      let flight = flights.get(key);
      if (flight === undefined) {
        flight = fetch(key, path, headers).finally(() => flights.delete(key));
        flights.set(key, flight);
      }
      return signal === undefined ? flight : beforeAbort(flight, signal);
    },
  };
}

function publicAnswer(version: number, etag: string | undefined, body: AnswerBody): PublicAnswer {
  const parse = (): unknown => JSON.parse(body.toString());
  if (body.length > largestParsed) return { version, etag, body, json: parse };
  let parsed: unknown;
  return { version, etag, body, json: () => (parsed ??= parse()) };
}

/** A shared call outlives the one caller that gives up. */
function beforeAbort<T>(flight: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
    flight.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
