import { LRUCache } from 'lru-cache';

interface CachedAnswer {
  readonly etag: string;
  readonly json: string;
}

const CACHE_CHARACTERS = 32 * 1024 * 1024;

const answers = new LRUCache<string, CachedAnswer>({
  maxSize: CACHE_CHARACTERS,
  sizeCalculation: (answer) => answer.json.length + 1,
});

const inFlight = new Map<string, Promise<string>>();

/**
 * An answer of the public lists as text, made once per state of the catalogue. `address` is path and query; the same address at
 * another workspace is another answer.
 */
export async function cachedAnswer(
  key: { readonly workspaceId: number; readonly address: string; readonly etag: string },
  make: () => Promise<object>,
): Promise<string> {
  const name = `${key.workspaceId} ${key.address}`;
  const known = answers.get(name);
  if (known?.etag === key.etag) return known.json;
  const flight = `${name} ${key.etag}`;
  const json = inFlight.get(flight) ?? makeOnce(flight, make);
  inFlight.set(flight, json);
  answers.set(name, { etag: key.etag, json: await json });
  return json;
}

/** After a write many readers ask for the same answer at once: it is made for the first of them. */
async function makeOnce(flight: string, make: () => Promise<object>): Promise<string> {
  try {
    return JSON.stringify(await make());
  } finally {
    inFlight.delete(flight);
  }
}
