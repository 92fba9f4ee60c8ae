import { useMemo, useSyncExternalStore } from 'react';
import type { CopiedNodes } from './copyNodes.ts';
import { copyStore, type CopyStore } from './copyStore.ts';

/** What was copied last, and how something else is. */
export interface Clipboard extends Pick<CopyStore, 'copy' | 'pasted'> {
  readonly copied: CopiedNodes | null;
}

const stores = new Map<number, CopyStore>();

/** What this person copied last, in any course and tab (EDIT-09, BEY-11). */
export function useClipboard(person: number): Clipboard {
  const store = storeOf(person);
  const copied = useSyncExternalStore(store.subscribe, store.read);
  return useMemo(() => ({ copied, copy: store.copy, pasted: store.pasted }), [copied, store]);
}

function storeOf(person: number): CopyStore {
  const store = stores.get(person) ?? copyStore(person, localStorage);
  stores.set(person, store);
  return store;
}
