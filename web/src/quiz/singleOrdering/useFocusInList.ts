import { useEffect, useRef, useState, type RefObject } from 'react';

/** One of the two lists of an ordering, by its `data-list`. */
export type ListName = 'source' | 'sorted';

/**
 * Keeps the focus in the list where someone works: after an item has left it, the last button of the item that took its place gets the
 * focus, at the end that of the item before it. When nothing is left there, the sorted list itself takes it.
 */
export function useFocusInList(): {
  /** For the element around both lists. */
  lists: RefObject<HTMLDivElement | null>;
  /** An item at `index` leaves a list. */
  stayIn: (list: ListName, index: number) => void;
} {
  const lists = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<{ readonly list: ListName; readonly index: number } | null>(null);
  useEffect(() => {
    if (left === null) return;
    const items = lists.current?.querySelectorAll(`[data-list="${left.list}"] > li`) ?? [];
    const buttons = items[Math.min(left.index, items.length - 1)]?.querySelectorAll('button');
    const target =
      buttons?.item(buttons.length - 1) ?? lists.current?.querySelector<HTMLElement>('[data-list="sorted"]');
    target?.focus();
  }, [left]);
  return { lists, stayIn: (list, index) => setLeft({ list, index }) };
}
