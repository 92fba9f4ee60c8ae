import { useEffect, useSyncExternalStore } from 'react';
import { deedKeeper, onWaitingChanged, waitingDeeds, type DeedKind, type WaitingDeed } from './deeds.ts';

/** All deeds of this person that wait. */
export const useWaitingDeeds = (): readonly WaitingDeed[] => useSyncExternalStore(onWaitingChanged, waitingDeeds);

/** The newest deed about something that waits; null when none does. */
export function useWaitingDeed(
  kind: DeedKind,
  userCourseId: number | null,
  subject: number | string,
): WaitingDeed | null {
  const deeds = useWaitingDeeds();
  // What was left by a crash is on the screen as soon as the page is.
  useEffect(() => void deedKeeper(), []);
  const isMeant = (deed: WaitingDeed): boolean =>
    deed.kind === kind && deed.userCourseId === String(userCourseId) && deed.subject === String(subject);
  return deeds.findLast(isMeant) ?? null;
}
