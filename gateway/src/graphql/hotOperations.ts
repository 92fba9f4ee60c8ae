/**
 * Operations that have passed every check and were compiled, by their text: they run without the server's pipeline, which would
 * hash, look up and clone for each request what is known already.
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
  add(query: string, operationName: string | undefined, hot: HotOperation): void;
}

const mostKept = 1_000;

export function createHotOperations(): HotOperations {
  const kept = new LRUCache<string, HotOperation>({ max: mostKept });
  return {
    find: (query, operationName) => kept.get(keyOf(query, operationName)),
    add: (query, operationName, hot) => {
      kept.set(keyOf(query, operationName), hot);
    },
  };
}

const keyOf = (query: string, operationName: string | undefined): string =>
  operationName === undefined ? query : `${operationName}\n${query}`;
