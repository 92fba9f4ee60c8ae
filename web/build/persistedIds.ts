import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pageRequests } from '../src/routing/pageRequests.ts';

const virtualId = 'virtual:persisted-ids';
const file = resolve(import.meta.dirname, '../persisted.json');

/** Ids of the persisted documents by operation name, from the list that relay-compiler keeps. */
export function readPersistedIds(): Record<string, string> {
  const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const ids: Record<string, string> = {};
  for (const [id, text] of Object.entries(documents)) {
    const name = /^(?:query|mutation) (\w+)/.exec(text)?.[1];
    if (name) ids[name] = id;
  }
  return ids;
}

/**
 * Serves `virtual:persisted-ids`: `persistedIds[name]` for queries alone. Code that starts a request before its artifact has
 * loaded (the boot script, the route loaders) needs the id and nothing else of it.
 */
export function persistedIds(): Plugin {
  return {
    name: 'lectern:persisted-ids',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
    load(id) {
      if (id !== `\0${virtualId}`) return null;
      this.addWatchFile(file);
      const started = new Set(['ShellQuery', ...Object.values(pageRequests).map(({ name }) => name)]);
      const pages = Object.entries(readPersistedIds()).filter(([name]) => started.has(name));
      return `export const persistedIds = ${JSON.stringify(Object.fromEntries(pages))};`;
    },
  };
}
