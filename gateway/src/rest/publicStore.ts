/**
 * Public answers of the platform with their validators, shared by all requests of a workspace: keyed by host first, revalidated
 * on each use, bounded by size. Only reads that carry no token come here, so nothing in it depends on who asks.
 */
import { LRUCache } from 'lru-cache';
import { toRestError } from './RestError.ts';
import { readAfterHeader } from './readAfter.ts';
import type { Upstream, UpstreamAnswer } from './upstream.ts';

/** Lent to a reader, and another answer's as soon as that returns. */
export interface PublicAnswer {
  /** Changes exactly when the bytes change: two equal versions of one address are one answer. */
  readonly version: number;
  readonly etag: string | undefined;
  readonly bytes: Buffer;
  /** Whether the platform has answered the same before: what never comes twice is not worth keeping anything of. */
  readonly isSettled: boolean;
  /** The parsed body. May be shared, so never to be changed. */
  json(): unknown;
}

export type UsePublic<T> = (answer: PublicAnswer) => T;

export interface PublicRead {
  readonly host: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

export interface PublicStore {
  /**
   * Reads an address of a host, and resolves with what `use` makes of the answer; equal reads that overlap are one call. Rejects with what
   * `use` throws, with a RestError, which is not kept, and with the signal's reason once it is aborted.
   */
  read<T>(read: PublicRead, use: UsePublic<T>): Promise<T>;
  /** What was last answered, without asking anybody; undefined where it is not kept. */
  recall<T>(host: string, path: string, use: UsePublic<T>): T | undefined;
}

/** Parsed JSON takes about ten times its bytes: it is kept for all but large answers, a few of which would fill the store. */
const largestParsed = 128 * 1024;
const memoryPerParsedByte = 10;
/** How much larger a room may be than what is in it. */
const spareRoom = 1.25;

export function createPublicStore(upstream: Upstream, maxBytes: number): PublicStore {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ room, isParsedKept }, key) =>
      room.length * (isParsedKept ? memoryPerParsedByte : 1) + key.length + 256,
  });
  const flights = new Map<string, Flight>();
  let versions = 0;

  /** Throws a RestError for an answer that is none. With `key`, it takes the place of the one that is kept. */
  function accept(
    key: string | null,
    known: KeptAnswer | undefined,
    { status, etag, bytes }: UpstreamAnswer,
  ): KeptAnswer {
    const isKnown =
      known !== undefined &&
      // A platform without validators is compared byte by byte, which costs less than parsing.
      (status === 304 || (status === 200 && known.etag === etag && known.bytes.equals(bytes)));
    if (isKnown) {
      known.isSettled = true;
      return known;
    }
    if (status !== 200) throw toRestError(status, bytes.toString());
    versions += 1;
    if (key === null) return new KeptAnswer(versions, etag, bytes, undefined);
    // The one before is gone with this; what was made of it has its own copy.
    const fresh = new KeptAnswer(versions, etag, bytes, kept.get(key)?.room);
    kept.set(key, fresh);
    return fresh;
  }

  function begin(flightKey: string, { host, path, headers }: PublicRead): Flight {
    // Who has written neither uses nor replaces what is kept: calls of other positions are under way for the same address, and would find
    // another answer in its room.
    const key = headers[readAfterHeader] === undefined ? keyOf(host, path) : null;
    const flight: Flight = { abandon: new AbortController(), waiting: new Set() };
    const known = key === null ? undefined : kept.get(key);
    const end = (): void => {
      if (flights.get(flightKey) === flight) flights.delete(flightKey);
    };
    upstream
      .send(
        {
          method: 'GET',
          path,
          signal: flight.abandon.signal,
          headers: known?.etag === undefined ? headers : { ...headers, 'if-none-match': known.etag },
        },
        (given) => {
          const answer = accept(key, known, given);
          end();
          for (const waiter of flight.waiting) waiter.take(answer);
        },
      )
      .catch((error: unknown) => {
        end();
        for (const waiter of flight.waiting) waiter.fail(error);
      });
    flights.set(flightKey, flight);
    return flight;
  }

  return {
    read(read, use) {
      const { host, path, headers, signal } = read;
      // Nothing is begun for someone who gave up.
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      // Who has written shares no call with those who may read what is older.
      const key = `${keyOf(host, path)}\n${headers[readAfterHeader] ?? ''}`;
      const flight = flights.get(key) ?? begin(key, read);
      return waitFor(flight, signal, use, () => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    },
    recall(host, path, use) {
      const answer = kept.get(keyOf(host, path));
      return answer === undefined ? undefined : use(answer);
    },
  };
}

const keyOf = (host: string, path: string): string => `${host}\n${path}`;

class KeptAnswer implements PublicAnswer {
  readonly version: number;
  readonly etag: string | undefined;
  readonly bytes: Buffer;
  readonly isParsedKept: boolean;
  /** Where the bytes lie. */
  readonly room: Buffer;
  isSettled = false;
  #parsed: unknown;

  /**
   * Copies the bytes into the room of the answer before, where they fit into it: a large answer that is new at each call would have the
   * garbage of its bytes collected all the time.
   */
  constructor(version: number, etag: string | undefined, bytes: Buffer, roomBefore: Buffer | undefined) {
    this.version = version;
    this.etag = etag;
    const fits =
      roomBefore !== undefined && roomBefore.length >= bytes.length && roomBefore.length <= bytes.length * spareRoom;
    this.room = fits ? roomBefore : Buffer.allocUnsafeSlow(Math.ceil((bytes.length * (1 + spareRoom)) / 2));
    this.bytes = this.room.subarray(0, bytes.length);
    bytes.copy(this.bytes);
    this.isParsedKept = bytes.length <= largestParsed;
  }

  json(): unknown {
    if (!this.isParsedKept) return parsed(this.bytes);
    return (this.#parsed ??= parsed(this.bytes));
  }
}

const parsed = (bytes: Buffer): unknown => JSON.parse(bytes.toString());

/** A call that several readers may wait for. */
interface Flight {
  readonly abandon: AbortController;
  readonly waiting: Set<Waiter>;
}

interface Waiter {
  take(answer: PublicAnswer): void;
  fail(error: unknown): void;
}

/**
 * A shared call outlives a reader who gives up, and ends with the last of them; `forget` lets nobody join it any more once it has ended so.
 */
function waitFor<T>(flight: Flight, signal: AbortSignal, use: UsePublic<T>, forget: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      reject(signal.reason as Error);
      flight.waiting.delete(waiter);
      if (flight.waiting.size > 0) return;
      forget();
      flight.abandon.abort(signal.reason);
    };
    const waiter: Waiter = {
      take(answer) {
        signal.removeEventListener('abort', leave);
        try {
          resolve(use(answer));
        } catch (error) {
          reject(error);
        }
      },
      fail(error) {
        signal.removeEventListener('abort', leave);
        reject(error);
      },
    };
    flight.waiting.add(waiter);
    signal.addEventListener('abort', leave, { once: true });
  });
}
