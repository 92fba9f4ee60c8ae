import { NetworkError, ServerError, UnexpectedAnswerError } from '../errors.ts';
import { pause } from './pause.ts';

export interface RetryOptions {
  /** How often a request is sent at most; 1 never repeats. */
  readonly tries: number;
  /** The longest wait before the second try; it doubles with each further one. */
  readonly firstWaitMs: number;
  /** What asks for more is not tried again. */
  readonly mostWaitMs: number;
}

export const defaultRetry: RetryOptions = { tries: 4, firstWaitMs: 500, mostWaitMs: 60_000 };

/** Does something that may be done twice, again where waiting may help. */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  { retry, signal }: { readonly retry: RetryOptions; readonly signal?: AbortSignal | undefined },
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      const waitMs = tried < retry.tries && isPassing(error) ? waitToRepeat(tried, error, retry) : null;
      if (waitMs === null) {
        throw error;
      }
      await pause(waitMs, signal);
    }
  }
}

const PASSING_STATUS: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const PASSING_CODES: ReadonlySet<string> = new Set(['RATE_LIMITED', 'UNAVAILABLE', 'UPSTREAM_UNAVAILABLE', 'TIMEOUT']);

/** Whether the same may succeed a moment later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ServerError) {
    return PASSING_STATUS.has(error.status) || PASSING_CODES.has(error.code);
  }
  return error instanceof NetworkError || (error instanceof UnexpectedAnswerError && PASSING_STATUS.has(error.status));
}

/** How long to wait after an error; null where the server asks for longer than is waited. */
export const waitToRepeat = (tried: number, error: unknown, retry: RetryOptions): number | null =>
  waitBefore(tried, error instanceof ServerError ? error.retryAfterMs : null, retry);

/**
 * How long to wait before the next try: never less than the server asked for, and a part left to chance, so that those who failed together do not
 * come back together. Null where it would be too long.
 */
export function waitBefore(
  tried: number,
  askedMs: number | null,
  { firstWaitMs, mostWaitMs }: RetryOptions,
  random: () => number = Math.random,
): number | null {
  const spreadMs = Math.min(firstWaitMs * 2 ** (tried - 1), mostWaitMs);
  if (askedMs === null) {
    return spreadMs * random();
  }
  return askedMs > mostWaitMs ? null : askedMs + Math.min(firstWaitMs, spreadMs) * random();
}
