import { LRUCache } from 'lru-cache';
import type { Id } from '../../shared/id.ts';

interface CachedAnswer {
  readonly etag: string;
  readonly json: string;
}

const CACHE_CHARACTERS = 32 * 1024 * 1024;

export interface AnswerKey {
  readonly workspaceId: Id;
  /** All that the answer depends on beside the workspace and its state. */
  readonly question: string;
  readonly etag: string;
}

/** Keeps answers of the public lists as text: each is made once per state of the catalogue. */
export function createCatalogueCache(): (key: AnswerKey, make: () => Promise<object>) => Promise<string> {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: CACHE_CHARACTERS,
    sizeCalculation: (answer) => answer.json.length + 1,
  });
  const inFlight = new Map<string, Promise<string>>();

  /** After a write many readers ask for the same answer at once: it is made for the first of them. */
  async function makeOnce(flight: string, make: () => Promise<object>): Promise<string> {
    try {
      return JSON.stringify(await make());
    } finally {
      inFlight.delete(flight);
    }
  }

  return async ({ workspaceId, question, etag }, make) => {
    const name = `${workspaceId} ${question}`;
    const known = answers.get(name);
    if (known?.etag === etag) {
      return known.json;
    }
    const flight = `${name} ${etag}`;
    const json = inFlight.get(flight) ?? makeOnce(flight, make);
    inFlight.set(flight, json);
    answers.set(name, { etag, json: await json });
    return json;
  };
}
