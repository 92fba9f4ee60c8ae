/** The document stores of Apollo Server: parsed and validated documents, and the texts of automatic persisted queries. */
import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { PersistedList } from './persistedList.ts';

type ServerOptions = ApolloServerOptions<BaseContext>;
export type DocumentStore = NonNullable<ServerOptions['documentStore']>;
export type PersistedQueryStore = NonNullable<Exclude<ServerOptions['persistedQueries'], false | undefined>['cache']>;

/** Memory for documents that are on no list: by the text and, a hundred times as much, by the tokens. */
const documentBytes = 16 * 1024 * 1024;
const bytesPerToken = 400;
/** Memory for texts that clients registered. An evicted one is sent again by its client, once. */
const textBytes = 8 * 1024 * 1024;

/** Documents by their hash: those of the list permanently, all others while there is room. */
export function createDocumentStore(list: Pick<PersistedList, 'documentOf'>): DocumentStore {
  const kept = new LRUCache<string, DocumentNode>({ maxSize: documentBytes, sizeCalculation: memoryOf });
  return storeOf(kept, list.documentOf);
}

/** Texts by their hash: those of the web client's list from the start, others, once registered, while there is room. */
export function createPersistedQueryStore(list: Pick<PersistedList, 'textOf'>): PersistedQueryStore {
  const kept = new LRUCache<string, string>({ maxSize: textBytes, sizeCalculation: (text) => text.length * 2 + 200 });
  return storeOf(kept, list.textOf);
}

function storeOf<Value extends object | string>(
  kept: LRUCache<string, Value>,
  ofList: (hash: string) => Value | undefined,
) {
  return {
    get: async (key: string) => ofList(hashIn(key)) ?? kept.get(hashIn(key)),
    set: async (key: string, value: Value) => void kept.set(hashIn(key), value),
    delete: async (key: string) => kept.delete(hashIn(key)),
  };
}

/** Apollo Server puts the name of the store, or a hash of the schema, before each key. */
const hashIn = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

/** The approximate size of a parsed document. */
function memoryOf({ loc }: DocumentNode): number {
  let bytes = loc?.source.body.length ?? 0;
  for (let token = loc?.startToken; token != null; token = token.next ?? undefined) bytes += bytesPerToken;
  return bytes;
}
