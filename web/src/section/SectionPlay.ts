import { createContext, use, useCallback, useLayoutEffect, useMemo, useState } from 'react';

/** How a section that takes its time and what follows it know of each other. */
export interface SectionPlay {
  /** Whether the learner had read a section before this visit: it is shown whole (SEC-19). */
  readonly wasRead: (sectionId: number) => boolean;
  /** Holds what follows until the function that it answers is called (SEC-18). */
  readonly hold: () => () => void;
}

/** Null where nothing plays: in the editor, and wherever a section is drawn on its own. */
export const SectionPlayContext = createContext<SectionPlay | null>(null);

/** For sections that are shown whole: of a branch that is drawn on its own, and on paper. */
export const nothingPlays: SectionPlay = { wasRead: () => true, hold: () => () => undefined };

/** For whatever shows sections one below the other: which of them hold those that follow, and what each of them gets. */
export interface SectionPlays {
  readonly holding: ReadonlySet<number>;
  readonly wasRead: SectionPlay['wasRead'];
  /** Lets a section hold what follows it until the function that it answers is called. */
  readonly holdAt: (sectionId: number) => () => void;
}

/** Given the play of what these sections stand in: whatever holds one of them holds what follows that, too. */
export function useSectionPlays({ wasRead, hold }: SectionPlay): SectionPlays {
  const [holders, setHolders] = useState<readonly number[]>([]);
  const holdAt = useCallback(
    (sectionId: number) => {
      const release = hold();
      setHolders((now) => [...now, sectionId]);
      return () => {
        setHolders((now) => now.toSpliced(now.indexOf(sectionId), 1));
        release();
      };
    },
    [hold],
  );
  return useMemo(() => ({ holding: new Set(holders), wasRead, holdAt }), [holdAt, holders, wasRead]);
}

/** Holds what follows while `busy`. */
export function useHold(busy: boolean): void {
  const hold = use(SectionPlayContext)?.hold;
  // Before anything is painted: what follows must not stand there for a moment.
  useLayoutEffect(() => (busy ? hold?.() : undefined), [busy, hold]);
}
