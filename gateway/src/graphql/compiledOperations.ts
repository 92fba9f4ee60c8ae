/** Compiled operations. Compiled code is kept nowhere else, so that callers cannot exhaust the memory. */
import type { OperationDefinitionNode } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

export interface CompiledOperations {
  find(operation: OperationDefinitionNode): CompiledQuery | undefined;
  /** Keeps an operation of the persisted list permanently. */
  addPersisted(operation: OperationDefinitionNode, compiled: CompiledQuery): void;
  /** Keeps any other one while there is room: its code grows with `fields`, counted with fragments expanded. */
  add(operation: OperationDefinitionNode, compiled: CompiledQuery, fields: number): void;
}

/** About 2 kB each. */
const mostFieldsKept = 6_000;

export function createCompiledOperations(): CompiledOperations {
  const persisted = new WeakMap<OperationDefinitionNode, CompiledQuery>();
  const others = new LRUCache<OperationDefinitionNode, CompiledQuery>({ maxSize: mostFieldsKept });
  return {
    find: (operation) => persisted.get(operation) ?? others.get(operation),
    addPersisted: (operation, compiled) => void persisted.set(operation, compiled),
    add: (operation, compiled, fields) => void others.set(operation, compiled, { size: fields }),
  };
}
