/** Leaves the platform alone for a moment after failures in a row, so that waiting requests fail fast instead of piling up. */
import type { Clock } from '../clock.ts';

const failuresToOpen = 5;

export interface Breaker {
  /** False while open. After the pause one call is let through to try. */
  allows(): boolean;
  /** `ok` is false for calls that the platform did not answer. */
  report(ok: boolean): void;
  readonly isOpen: boolean;
}

export function createBreaker(clock: Clock, openMs: number): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    allows() {
      if (failures < failuresToOpen) return true;
      const now = clock.elapsed();
      if (now < openUntil) return false;
      openUntil = now + openMs; // this one tries; the others wait for its outcome
      return true;
    },
    report(ok) {
      failures = ok ? 0 : failures + 1;
      if (failures >= failuresToOpen) openUntil = clock.elapsed() + openMs;
    },
    get isOpen() {
      return failures >= failuresToOpen && clock.elapsed() < openUntil;
    },
  };
}
