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
  const json = JSON.stringify(await make());
  answers.set(name, { etag: key.etag, json });
  return json;
}
