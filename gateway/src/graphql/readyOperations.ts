/** Operations that are ready to run: compiled code and plans are kept nowhere else, so that callers cannot exhaust the memory. */
import type { OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { RunOperation } from './RunOperation.ts';

export interface ReadyOperations {
  find(operation: OperationDefinitionNode): RunOperation | undefined;
  /** Keeps an operation of the persisted list permanently. */
  addPersisted(operation: OperationDefinitionNode, run: RunOperation): void;
  /** Keeps any other one while there is room: its code grows with `fields`, counted with fragments expanded, and with its plans. */
  add(operation: OperationDefinitionNode, run: RunOperation, fields: number): void;
}

/** About 2 kB each. */
const mostFieldsKept = 6_000;

export function createReadyOperations(): ReadyOperations {
  const persisted = new WeakMap<OperationDefinitionNode, RunOperation>();
  const others = new LRUCache<OperationDefinitionNode, RunOperation>({ maxSize: mostFieldsKept });
  return {
    find: (operation) => persisted.get(operation) ?? others.get(operation),
    addPersisted: (operation, run) => void persisted.set(operation, run),
    add: (operation, run, fields) => void others.set(operation, run, { size: fields }),
  };
}
