/**
 * A course list answered 401 is asked again every second, ten times in total, under a deadline of 20 s; then it is empty and
 * says so (CAT-11, LIM-11, OP-12). A platform that cannot be reached gives the same empty list at once. A session that is over stays
 * what it is: nothing will be read with it, however often.
 */
import type { Clock } from './clock.ts';
import { isUnauthenticated } from './errors.ts';
import type { Session } from './identity/session.ts';
import { RestError } from './rest/RestError.ts';

export const listRetry = { attempts: 10, pauseMs: 1_000, deadlineMs: 20_000 } as const;

export interface RetryContext {
  readonly clock: Clock;
  readonly extendDeadline: (ms: number) => void;
  readonly session: Pick<Session, 'isSignedIn'>;
}

/** The list, or null when it is unavailable. Refusals are thrown. */
export async function readListWithRetries<T>(
  { clock, extendDeadline, session }: RetryContext,
  read: () => Promise<T>,
): Promise<T | null> {
  const end = clock.elapsed() + listRetry.deadlineMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      if (error instanceof RestError && error.isOutage) return null;
      if (!isTokenRefused(error, session)) throw error;
      if (attempt >= listRetry.attempts || clock.elapsed() + listRetry.pauseMs > end) return null;
      extendDeadline(listRetry.deadlineMs);
      await clock.sleep(listRetry.pauseMs);
    }
  }
}

/** Answered 401, and not because the session is over. */
const isTokenRefused = (error: unknown, session: RetryContext['session']): boolean =>
  error instanceof RestError ? error.status === 401 : isUnauthenticated(error) && session.isSignedIn();
