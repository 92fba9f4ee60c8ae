import { useState } from 'react';

/** Keys for entries that have none of their own, such as answers, so that what is typed, opened and focused goes along with its entry. */
export interface EntryKeys {
  /** As many as there are entries. */
  readonly keys: readonly string[];
  /** The entries will stand in another order, told by their places so far, from 0, or null for a new one; without those that are left out. */
  readonly arranged: (order: readonly (number | null)[]) => void;
}

/** Keys of `count` entries. Entries that come or go without a word do so at the end. */
export function useEntryKeys(count: number): EntryKeys {
  const [{ keys, next }, setState] = useState({ keys: firstKeys(0, count), next: count });
  const missing = count - keys.length;
  const shown = missing > 0 ? [...keys, ...firstKeys(next, missing)] : keys.slice(0, count);
  return {
    keys: shown,
    arranged(order) {
      const first = next + Math.max(missing, 0);
      const fresh = firstKeys(first, order.length);
      setState({
        keys: order.map((place, index) => (place === null ? fresh[index] : shown[place]) ?? ''),
        next: first + order.length,
      });
    },
  };
}

const firstKeys = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `e${from + index}`);
