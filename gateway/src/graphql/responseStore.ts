/**
 * Finished answers to public operations, kept as bytes: per origin that was called, document and variables, together with the upstream
 * addresses they were made of. Each use revalidates those addresses, so nothing stale is served; what it saves is parsing,
 * executing, serialising and compressing. Only answers that do not depend on who asks come in (see RestTrace.isPrivate).
 */
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '../http/acceptedEncoding.ts';
import type { RestTrace } from '../rest/restTrace.ts';

export interface CachedResponse {
  /** Of the operation that it answers, for the log. */
  readonly operationName: string | undefined;
  readonly body: Buffer;
  /** The bytes in an encoding; made at the first request and kept. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

export interface ResponseStore {
  /** The kept answer, whether or not it still stands. */
  find(key: string): CachedResponse | undefined;
  /**
   * Whether everything that the answer was made of is still current, and which addresses were read to find out, for the execution that
   * follows where it is not. The answer is then deleted.
   */
  revalidate(key: string, readVersion: (path: string) => Promise<number>): Promise<Revalidation>;
  /**
   * Keeps an answer if its trace allows: the kept one, else null. What it is made of must have come twice: answers that are new at each
   * call would push out those that are not, and be garbage soon.
   */
  keep(
    key: string,
    trace: RestTrace,
    answer: Pick<CachedResponse, 'operationName'> & { body: string | Buffer },
  ): CachedResponse | null;
}

export interface Revalidation {
  readonly stands: boolean;
  readonly known: ReadonlySet<string>;
}

interface Entry extends CachedResponse {
  readonly reads: readonly (readonly [path: string, version: number])[];
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Bytes and compressed variants. */
const memoryPerByte = 1.5;

export function createResponseStore(maxBytes: number): ResponseStore {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => Math.ceil(body.length * memoryPerByte) + key.length * 2 + 512,
  });

  return {
    find: (key) => entries.get(key),
    async revalidate(key, readVersion) {
      const known = new Set<string>();
      try {
        const current = await Promise.all(
          (entries.get(key)?.reads ?? []).map(async ([path, version]) => {
            const current = await readVersion(path);
            known.add(path);
            return current === version;
          }),
        );
        if (current.every(Boolean)) return { stands: true, known };
      } catch {
        // The execution meets the same failure and says what it means.
      }
      entries.delete(key);
      return { stands: false, known };
    },
    keep(key, { isPrivate, isSettled, publicReads }, { operationName, body }) {
      if (isPrivate || !isSettled) return null;
      const entry = createEntry(operationName, [...publicReads], typeof body === 'string' ? Buffer.from(body) : body);
      entries.set(key, entry);
      return entry;
    },
  };
}

function createEntry(operationName: string | undefined, reads: Entry['reads'], body: Buffer): Entry {
  const variants = new Map<Encoding, Promise<Buffer>>();
  return {
    operationName,
    reads,
    body,
    encoded(encoding) {
      let variant = variants.get(encoding);
      if (variant === undefined) variants.set(encoding, (variant = encode(body, encoding, 6)));
      return variant;
    },
  };
}

/** Brotli of `quality`; gzip of its default level for anyone who cannot read brotli. */
export function encode(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'br') {
    return compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  }
  return encoding === 'gzip' ? compressGzip(body, { level: 5 }) : Promise.resolve(body);
}

/** Small answers travel in one packet either way. */
const smallest = 1_400;

export const chooseEncoding = (header: string | undefined, length: number): Encoding =>
  length < smallest ? 'identity' : acceptedEncoding(header);
