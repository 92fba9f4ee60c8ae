import { useSyncExternalStore } from 'react';
import type { Clipboard } from '../canvas/nodeCommands.ts';
import type { CopiedNodes } from '../clipboard/copyNodes.ts';

let copied: CopiedNodes | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function copy(nodes: CopiedNodes): void {
  copied = nodes;
  for (const listener of listeners) listener();
}

/** What was copied last, for all courses of this tab: it stays until something else is copied (EDIT-09). */
export function useClipboard(): Clipboard {
  return { copied: useSyncExternalStore(subscribe, () => copied), copy };
}
