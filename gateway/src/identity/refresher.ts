/**
 * Renews sessions: one call per refresh token at a time, its outcome remembered for 5 s (AUTH-07, LIM-10, OP-12). Shared by all
 * requests of the process; it remembers nothing beyond that window.
 */
import type { Clock } from '../clock.ts';
import type { IssuedTokens } from './tokens.ts';

export const rememberMs = 5_000;

export interface Refresher {
  /** `call` runs only when nothing is remembered for this token. Rejections are remembered too. */
  refresh(host: string, refreshToken: string, call: () => Promise<IssuedTokens>): Promise<IssuedTokens>;
}

interface Outcome {
  readonly result: Promise<IssuedTokens>;
  /** Infinity while the call runs. */
  until: number;
}

export function createRefresher(clock: Clock): Refresher {
  const outcomes = new Map<string, Outcome>();

  function forgetOld(): void {
    const now = clock.now();
    for (const [key, { until }] of outcomes) if (until <= now) outcomes.delete(key);
  }

  return {
    refresh(host, refreshToken, call) {
      const key = `${host}\n${refreshToken}`;
      const known = outcomes.get(key);
      if (known !== undefined && known.until > clock.now()) return known.result;
      forgetOld();
      const outcome: Outcome = { result: call(), until: Number.POSITIVE_INFINITY };
      outcomes.set(key, outcome);
      void outcome.result
        .then(
          // A 401 for the successor inside the window gets the successor again, never a second refresh.
          (tokens) => outcomes.set(`${host}\n${tokens.refreshToken}`, outcome),
          () => undefined,
        )
        .finally(() => {
          outcome.until = clock.now() + rememberMs;
        });
      return outcome.result;
    },
  };
}
