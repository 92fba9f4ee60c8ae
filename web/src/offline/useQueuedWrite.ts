import { useEffect, useSyncExternalStore } from 'react';
import {
  writeKeeper,
  onWaitingChanged,
  queuedWrites,
  type PendingWriteKind,
  type QueuedWrite,
} from './pendingWrites.ts';

/** All pending writes of this person that wait. */
export const useQueuedWrites = (): readonly QueuedWrite[] => useSyncExternalStore(onWaitingChanged, queuedWrites);

/** The newest pending write about something that waits; null when none does. */
export function useQueuedWrite(
  kind: PendingWriteKind,
  userCourseId: number | null,
  subject: number | string,
): QueuedWrite | null {
  const pendingWrites = useQueuedWrites();
  // Writes that a crash left behind show as soon as the page does.
  useEffect(() => void writeKeeper(), []);
  const isMeant = (pendingWrite: QueuedWrite): boolean =>
    pendingWrite.kind === kind &&
    pendingWrite.userCourseId === String(userCourseId) &&
    pendingWrite.subject === String(subject);
  return pendingWrites.findLast(isMeant) ?? null;
}
