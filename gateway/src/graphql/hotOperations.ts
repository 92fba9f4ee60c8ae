/**
 * Operations that have passed every check and were compiled, by their text: they run without the server's pipeline, which would
 * hash, look up and clone for each request what is known already. Compiled code lives here and nowhere else, so that what callers
 * send can never fill the memory.
 */
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

export interface HotOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly compiled: CompiledQuery;
}

export interface HotOperations {
  find(query: string, operationName: string | undefined): HotOperation | undefined;
  /** Keeps an operation of the persisted list for good. */
  addPersisted(query: string, operationName: string | undefined, hot: HotOperation): void;
  /** Keeps any other one while there is room: `fields` with fragments in their places is what its code takes. */
  add(query: string, operationName: string | undefined, hot: HotOperation, fields: number): void;
}

/** About 2 kB each. */
const mostFieldsKept = 6_000;
const charactersPerField = 1_000;

export function createHotOperations(): HotOperations {
  const persisted = new Map<string, HotOperation>();
  const others = new LRUCache<string, HotOperation>({ maxSize: mostFieldsKept });
  return {
    find(query, operationName) {
      const key = keyOf(query, operationName);
      return persisted.get(key) ?? others.get(key);
    },
    addPersisted: (query, operationName, hot) => {
      persisted.set(keyOf(query, operationName), hot);
    },
    add: (query, operationName, hot, fields) => {
      const key = keyOf(query, operationName);
      others.set(key, hot, { size: fields + Math.ceil(key.length / charactersPerField) });
    },
  };
}

const keyOf = (query: string, operationName: string | undefined): string =>
  operationName === undefined ? query : `${operationName}\n${query}`;
