/** What the files of a package are called, kept beside them: pages ask for them by other letters than they have (ADR 0057). */
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { FileStore } from '../file/fileStore.ts';
import { mostFiles, mostPathBytes } from './packageRules.ts';
import { createPathIndex, type PathIndex } from './pathIndex.ts';

/** No file of a package has it: a mark of exclamation stands before hashes alone (`storedPath.ts`). */
const namesKey = (folder: string): string => `${folder}/!names.json`;

export const putNames = (store: Pick<FileStore, 'put'>, folder: string, names: readonly string[]): Promise<void> =>
  store.put(namesKey(folder), Buffer.from(JSON.stringify(names)), 'application/json');

/** The file that is meant by a path; null for none, and in a package that was uploaded before names were kept. */
export async function findName(
  store: Pick<FileStore, 'size' | 'readAll'>,
  folder: string,
  asked: string,
): Promise<string | null> {
  const index = indexes.get(folder) ?? (await readIndex(store, folder));
  // A package is never changed.
  indexes.set(folder, index);
  return index.find(asked);
}

/** Of names, of all indexes that are kept: the largest package has half of it, fifty usual ones fit. */
const mostCharacters = 2 * mostFiles * mostPathBytes;
const indexes = new LRUCache<string, PathIndex>({
  max: 50,
  maxSize: mostCharacters,
  sizeCalculation: ({ characters }) => characters + 1,
});
const namesSchema = z.array(z.string());

async function readIndex(store: Pick<FileStore, 'size' | 'readAll'>, folder: string): Promise<PathIndex> {
  const key = namesKey(folder);
  const kept = (await store.size(key)) === null ? [] : JSON.parse(Buffer.from(await store.readAll(key)).toString());
  return createPathIndex(namesSchema.parse(kept));
}
