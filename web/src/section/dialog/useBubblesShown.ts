import { useEffect, useState } from 'react';
import { bubbleDelay } from './bubbleDelay.ts';

/** How far a dialog has been told. */
export interface BubblesShown {
  /** How many bubbles are shown, counted over all turns. */
  readonly shown: number;
  /** Begins to tell; nothing once it has begun. */
  readonly start: () => void;
  /** Shows what is left at once. */
  readonly showAll: () => void;
}

const asks = (query: string): boolean => window.matchMedia(query).matches;

/**
 * Shows the bubbles of a dialog one by one (SEC-17), each after its time of typing, or all at once where nobody asked for a play
 * or the system asks for less motion.
 */
export function useBubblesShown(count: number, play: boolean): BubblesShown {
  const [shown, setShown] = useState(() => (play && !asks('(prefers-reduced-motion: reduce)') ? 0 : Infinity));
  const [started, setStarted] = useState(false);
  useEffect(() => {
    if (!started || shown >= count) return undefined;
    const delay = bubbleDelay(shown, asks('(max-width: 599.98px)'));
    const timer = setTimeout(() => setShown(shown + 1), delay);
    return () => clearTimeout(timer);
  }, [count, shown, started]);
  return { shown: Math.min(shown, count), start: () => setStarted(true), showAll: () => setShown(Infinity) };
}
