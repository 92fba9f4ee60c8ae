import { whenItemsClosed } from '../scorm/onUnload.ts';
import { countedCommits, whenCommitsCounted } from '../scorm/pendingCommits.ts';
import { onWaitingChanged, reportedWrites, unsent, queuedWrites } from './pendingWrites.ts';

let going: (() => void) | null = null;
const listeners = new Set<() => void>();

function set(next: (() => void) | null): void {
  going = next;
  listeners.forEach((listener) => listener());
}

/** How many things would still be sent, what packages have left included; a refused pending write only waits to be read. */
export const waitingCount = (): number => unsent(reportedWrites(queuedWrites())).length + countedCommits();

/**
 * Goes on with `leave` at once, or after the person has decided what happens to what waits (BEY-18). A package that is open has its last word
 * before, while the server still knows whose it is.
 */
export function askBeforeLeaving(leave: () => void): void {
  whenItemsClosed(() =>
    whenCommitsCounted(() => {
      if (waitingCount() === 0) leave();
      else set(leave);
    }),
  );
}

/** How a person leaves who is to be asked; null while nobody is. */
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
