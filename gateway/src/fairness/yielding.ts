/** Milliseconds of work after which others are let in between. */
const longestMs = 4;

export interface Yielding {
  /** Undefined while the event loop has turned lately; else resolves in a turn of its own, one waiting part in each. */
  pause(): Promise<void> | undefined;
}

/**
 * Cuts long work into parts between which the event loop turns, so that the answers of others are read and sent meanwhile. `now` and
 * `inNextTurn` are replaced by tests.
 */
export function createYielding(
  now: () => number = () => performance.now(),
  inNextTurn: (next: () => void) => void = setImmediate,
): Yielding {
  const waiting: (() => void)[] = [];
  let begunMs: number | null = null;

  function turn(): void {
    const resume = waiting.shift();
    begunMs = null;
    if (resume === undefined) return;
    beginTurn();
    resume();
  }

  function beginTurn(): number {
    if (begunMs !== null) return begunMs;
    begunMs = now();
    inNextTurn(turn);
    return begunMs;
  }

  return {
    pause() {
      if (now() - beginTurn() < longestMs && waiting.length === 0) return undefined;
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
}
