/**
 * Renews sessions: one call per refresh token at a time, its outcome remembered for the requests that began within 5 s after it
 * (AUTH-07, LIM-10, OP-12), however late their own 401 comes: a second refresh of theirs would look like a theft to the platform.
 * Shared by all requests of the process; it remembers nothing beyond that.
 */
import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { IssuedTokens } from './tokens.ts';

const rememberMs = 5_000;
/** The longest that a request runs. */
const requestMs = 30_000;

export interface RefreshRequest {
  readonly host: string;
  readonly refreshToken: string;
  /** When the request that needs it began, by {@link Clock.elapsed}. */
  readonly begunMs: number;
}

export interface Refresher {
  /** `call` runs only when nothing is remembered for this token. Rejections are remembered too. */
  refresh(request: RefreshRequest, call: () => Promise<IssuedTokens>): Promise<IssuedTokens>;
}

interface Outcome {
  readonly result: Promise<IssuedTokens>;
  /** For requests that began before; Infinity while the call runs. */
  until: number;
}

export function createRefresher(clock: Clock): Refresher {
  const outcomes = new Map<string, Outcome>();

  function forgetOld(): void {
    const now = clock.elapsed();
    for (const [key, { until }] of outcomes) if (until + requestMs <= now) outcomes.delete(key);
  }

  return {
    refresh({ host, refreshToken, begunMs }, call) {
      const key = keyOf(host, refreshToken);
      const known = outcomes.get(key);
      if (known !== undefined && known.until > begunMs) return known.result;
      forgetOld();
      const outcome: Outcome = { result: call(), until: Number.POSITIVE_INFINITY };
      outcomes.set(key, outcome);
      void outcome.result
        .then(
          // A 401 for the successor inside the window gets the successor again, never a second refresh.
          (tokens) => outcomes.set(keyOf(host, tokens.refreshToken), outcome),
          () => undefined,
        )
        .finally(() => {
          outcome.until = clock.elapsed() + rememberMs;
        });
      return outcome.result;
    },
  };
}

/** Of one length, however long a text someone sends as a token. */
const keyOf = (host: string, refreshToken: string): string =>
  createHash('sha256').update(`${host}\n${refreshToken}`).digest('base64');
