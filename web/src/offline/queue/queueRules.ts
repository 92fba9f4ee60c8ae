/** What is sent next, what replaces what, and what is no longer retried: pure rules of the queue. */
import type { PendingWrite, QueuedWrite } from '../pendingWrites.ts';

/** The platform knows a key for a week; a pending write that may have arrived before is not sent again after this, in milliseconds. */
export const knownKeyMs = 6 * 24 * 60 * 60 * 1000;

/** How often the servers may fail to process a pending write before it no longer blocks others. */
export const mostFailures = 5;

/** The code of a refusal that the queue itself makes: it may have arrived, and the platform may have forgotten its key. */
export const unsureRefusal = 'UNSURE';

/**
 * Those that a new pending write takes the place of: about the same, and certainly never arrived. One that may have arrived stays, and is
 * sent before it.
 */
export function replacedBy(pendingWrite: PendingWrite, waiting: readonly QueuedWrite[]): readonly QueuedWrite[] {
  return waiting.filter(
    (earlier) =>
      earlier.kind === pendingWrite.kind &&
      earlier.userCourseId === pendingWrite.userCourseId &&
      earlier.subject === pendingWrite.subject &&
      earlier.key !== pendingWrite.key &&
      (earlier.triedTime === null || earlier.refusal !== null),
  );
}

/**
 * The first pending write to send, null when none can be. Behind one of `busy` keys, or in a lane of `held`, nothing of its user course is
 * sent.
 */
export function nextToSend(
  waiting: readonly QueuedWrite[],
  { busy, held }: { busy: ReadonlySet<string>; held: ReadonlySet<string> },
): QueuedWrite | null {
  const closed = new Set(held);
  for (const pendingWrite of waiting) {
    if (pendingWrite.refusal !== null || closed.has(pendingWrite.userCourseId)) continue;
    if (!busy.has(pendingWrite.key)) return pendingWrite;
    closed.add(pendingWrite.userCourseId);
  }
  return null;
}

/** Whether it may have arrived so long ago that the platform no longer knows its key, and would count it twice. */
export const isUnsure = ({ triedTime }: QueuedWrite, now: number): boolean =>
  triedTime !== null && now - triedTime > knownKeyMs;

/** Waits before the servers are tried again, in milliseconds; the last one repeats. */
const retryDelays = [2000, 5000, 15_000, 60_000];

export const retryDelay = (attempt: number): number => retryDelays[Math.min(attempt, retryDelays.length - 1)] ?? 0;
