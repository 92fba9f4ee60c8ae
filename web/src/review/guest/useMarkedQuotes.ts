import { useEffect, type RefObject } from 'react';
import { markQuotes } from '../markQuotes.ts';
import type { GuestThreadNode } from './useGuestThreads.ts';

/** Marks the words of an element that open threads quote. */
export function useMarkedQuotes(part: RefObject<Element | null>, threads: readonly GuestThreadNode[]): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const quoted = threads.flatMap(({ state, quote }) =>
      quote && state === 'OPEN' ? [{ quote, element: () => element }] : [],
    );
    return markQuotes(element, quoted);
  }, [part, threads]);
}
