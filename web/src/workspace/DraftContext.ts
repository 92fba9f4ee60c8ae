import { createContext, useContext } from 'react';
import type { ProfileDraft } from './profileDraft.ts';

/** The profile that is being changed, for the fields of the form. */
export interface DraftInHand {
  draft: ProfileDraft;
  /** Changes some of it. */
  set: (change: Partial<ProfileDraft>) => void;
  /** What is wrong with the value at this path, in words; undefined when nothing is. */
  problem: (path: string) => string | undefined;
  /** The paths of all values in which something is wrong, as far as that is shown. */
  wrongPaths: readonly string[];
}

export const DraftContext = createContext<DraftInHand | null>(null);

/** The profile that is being changed. */
export function useDraft(): DraftInHand {
  const context = useContext(DraftContext);
  if (!context) throw new Error('There is no draft around this field.');
  return context;
}
