import { useState } from 'react';

/** Keys for the entries of a list that have none: each keeps its own while others come and go. */
export function useEntryKeys(count: number): {
  readonly keys: readonly number[];
  /** To be told when an entry is taken away. */
  readonly removed: (index: number) => void;
} {
  const [keys, setKeys] = useState<readonly number[]>(() => resized([], count));
  const current = keys.length === count ? keys : resized(keys, count);
  if (current !== keys) setKeys(current);
  return { keys: current, removed: (index) => setKeys(current.filter((_, at) => at !== index)) };
}

/** Entries come and go at the end, unless it was told otherwise. */
function resized(keys: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...keys) + 1;
  return Array.from({ length: count }, (_, index) => keys[index] ?? next + index);
}
