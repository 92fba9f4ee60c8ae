/** Operations that were compiled, by their text. Compiled code lives here alone, so that what callers send cannot fill the memory. */
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { CheckedOperation } from './operationRunner.ts';

export interface ReadyOperation extends CheckedOperation {
  readonly compiled: CompiledQuery;
}

export interface CompiledOperations {
  find(query: string, operationName: string | undefined): ReadyOperation | undefined;
  /** Keeps an operation of the persisted list for good. */
  addPersisted(ready: ReadyOperation): void;
  /** Keeps any other one while there is room: `fields` with fragments in their places is what its code takes. */
  add(ready: ReadyOperation, fields: number): void;
}

/** About 2 kB each. */
const mostFieldsKept = 6_000;
const charactersPerField = 1_000;

export function createCompiledOperations(): CompiledOperations {
  const persisted = new Map<string, ReadyOperation>();
  const others = new LRUCache<string, ReadyOperation>({ maxSize: mostFieldsKept });
  return {
    find(query, operationName) {
      const key = keyOf(query, operationName);
      return persisted.get(key) ?? others.get(key);
    },
    addPersisted: (ready) => {
      persisted.set(keyOf(ready.query, ready.operationName), ready);
    },
    add: (ready, fields) => {
      const key = keyOf(ready.query, ready.operationName);
      others.set(key, ready, { size: fields + Math.ceil(key.length / charactersPerField) });
    },
  };
}

const keyOf = (query: string, operationName: string | undefined): string =>
  operationName === undefined ? query : `${operationName}\n${query}`;
