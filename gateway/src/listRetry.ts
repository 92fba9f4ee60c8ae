/**
 * A course list answered 401 is asked again every second, ten times in total, under a deadline of 20 s; then it is empty and
 * says so (CAT-11, LIM-11, OP-12). A platform that cannot be reached gives the same empty list at once.
 */
import type { Clock } from './clock.ts';
import { RestError } from './rest/RestError.ts';

export const listRetry = { attempts: 10, pauseMs: 1_000, deadlineMs: 20_000 } as const;

export interface RetryContext {
  readonly clock: Clock;
  readonly extendDeadline: (ms: number) => void;
}

/** The list, or null when it is unavailable. Refusals are thrown. */
export async function readListPatiently<T>(
  { clock, extendDeadline }: RetryContext,
  read: () => Promise<T>,
): Promise<T | null> {
  const end = clock.elapsed() + listRetry.deadlineMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      if (error instanceof RestError && error.isOutage) return null;
      if (!(error instanceof RestError) || error.status !== 401) throw error;
      if (attempt >= listRetry.attempts || clock.elapsed() + listRetry.pauseMs > end) return null;
      extendDeadline(listRetry.deadlineMs);
      await clock.sleep(listRetry.pauseMs);
    }
  }
}
