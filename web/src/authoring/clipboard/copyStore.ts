/** What an author copied last, in all tabs of this browser: it stays until something else is copied, and after reloads (EDIT-09, BEY-11). */
import type { CopiedNodes } from './copyNodes.ts';
import { parseCopy } from './parseCopy.ts';
import { readFromSystem, writeToSystem } from './systemClipboard.ts';

export interface CopyStore {
  subscribe: (listener: () => void) => () => void;
  read: () => CopiedNodes | null;
  copy: (copied: CopiedNodes) => void;
  /** What a paste by the keyboard puts in: what the computer's clipboard has, else what was copied here. */
  pasted: (data: Pick<DataTransfer, 'getData' | 'files'> | null) => CopiedNodes | 'wrong' | null;
}

/** The store of a person; `storage` may be full or closed, then the copy is known to this tab alone. */
export function copyStore(person: number, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): CopyStore {
  const name = `lectern.copied.${person}`;
  const listeners = new Set<() => void>();
  let copied = stored(storage, name);
  let isOnSystem = true;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== name) return;
    copied = event.newValue === null ? null : parseCopy(event.newValue);
    isOnSystem = true;
    tell();
  };
  return {
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    read: () => copied,
    copy(next) {
      copied = next;
      isOnSystem = writeToSystem(next);
      keep(storage, name, JSON.stringify(next));
      tell();
    },
    pasted: (data) => (isOnSystem ? (readFromSystem(data) ?? copied) : copied),
  };
}

function stored(storage: Pick<Storage, 'getItem'>, name: string): CopiedNodes | null {
  try {
    return parseCopy(storage.getItem(name) ?? '');
  } catch {
    return null;
  }
}

function keep(storage: Pick<Storage, 'setItem' | 'removeItem'>, name: string, json: string): void {
  try {
    // What does not fit must not leave the copy before it behind.
    storage.removeItem(name);
    storage.setItem(name, json);
  } catch {
    // This tab and the computer's clipboard have it all the same.
  }
}
