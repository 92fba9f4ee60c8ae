import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';

/** How the sections of a lecture that take their time and the way on to the next section know of each other. */
export interface SectionPlay {
  /** Whether the learner had read a section before this visit: it is shown whole (SEC-19). */
  readonly wasRead: (sectionId: number) => boolean;
  /** Holds the way on until the function that it answers is called (SEC-18). */
  readonly hold: () => () => void;
}

/** Null where nothing plays: in the editor, and wherever a section is drawn by itself. */
export const SectionPlayContext = createContext<SectionPlay | null>(null);

/** For the reader of a lecture: what its sections get, and whether one of them still holds the way on. */
export function useSectionPlay(wasRead: (sectionId: number) => boolean): { play: SectionPlay; held: boolean } {
  const [holders, setHolders] = useState(0);
  const hold = useCallback(() => {
    setHolders((count) => count + 1);
    return () => setHolders((count) => count - 1);
  }, []);
  return { play: useMemo(() => ({ wasRead, hold }), [hold, wasRead]), held: holders > 0 };
}

/** Holds the way on to the next section while `busy`. */
export function useHold(busy: boolean): void {
  const hold = use(SectionPlayContext)?.hold;
  useEffect(() => (busy ? hold?.() : undefined), [busy, hold]);
}
