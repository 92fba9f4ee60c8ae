import { whenItemsClosed } from './commit/onUnload.ts';
import { countedCommits, whenCommitsCounted } from './commit/pendingCommits.ts';
import { onWaitingChanged, reportedWrites, unsent, queuedWrites } from './pendingWrites.ts';

let going: (() => void) | null = null;
const listeners = new Set<() => void>();

function set(next: (() => void) | null): void {
  going = next;
  listeners.forEach((listener) => listener());
}

/** How many writes would still be sent, commits of packages included; a refused one only waits to be read. */
export const waitingCount = (): number => unsent(reportedWrites(queuedWrites())).length + countedCommits();

/**
 * Calls `leave` immediately, or after the person has decided what happens to pending writes (BEY-18). An open package commits before that,
 * while the session is still valid.
 */
export function askBeforeLeaving(leave: () => void): void {
  whenItemsClosed(() =>
    whenCommitsCounted(() => {
      if (waitingCount() === 0) leave();
      else set(leave);
    }),
  );
}

/** How the person who has to be asked is leaving; null while nobody has to be asked. */
export const leavingPerson = (): (() => void) | null => going;

/** They have decided. */
export const endLeaving = (): void => set(null);

/** Calls back whenever `leavingPerson` or what waits has changed. */
export function onLeavingChanged(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onWaitingChanged(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
