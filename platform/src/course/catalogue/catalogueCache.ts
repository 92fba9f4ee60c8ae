import { LRUCache } from 'lru-cache';
import type { Id } from '../../shared/id.ts';

interface CachedAnswer {
  readonly etag: string;
  readonly bytes: Buffer;
}

const CACHE_BYTES = 32 * 1024 * 1024;

export interface AnswerKey {
  readonly workspaceId: Id;
  /** All that the answer depends on beside the workspace and its state. */
  readonly question: string;
  readonly etag: string;
}

/**
 * Keeps answers of the public lists as the bytes that are sent: each is made once per state of the catalogue, and written as UTF-8
 * once rather than for every reader.
 */
export function createCatalogueCache(): (key: AnswerKey, make: () => Promise<object>) => Promise<Buffer> {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (answer) => answer.bytes.length + 1,
  });
  const inFlight = new Map<string, Promise<Buffer>>();

  /** After a write many readers ask for the same answer at once: it is made for the first of them. */
  async function makeOnce(flight: string, make: () => Promise<object>): Promise<Buffer> {
    try {
      return Buffer.from(JSON.stringify(await make()));
    } finally {
      inFlight.delete(flight);
    }
  }

  return async ({ workspaceId, question, etag }, make) => {
    const name = `${workspaceId} ${question}`;
    const known = answers.get(name);
    if (known?.etag === etag) {
      return known.bytes;
    }
    const flight = `${name} ${etag}`;
    const bytes = inFlight.get(flight) ?? makeOnce(flight, make);
    inFlight.set(flight, bytes);
    answers.set(name, { etag, bytes: await bytes });
    return bytes;
  };
}
