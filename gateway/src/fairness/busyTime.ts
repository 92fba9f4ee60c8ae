import { performance } from 'node:perf_hooks';

/**
 * Measures what tasks use of this process: the time in which it did anything at all, shared evenly among those that run at the time.
 * Nobody can tell whose the work of a moment was, and over some of them it evens out. `busyMs` is replaced by tests.
 */
export function createBusyTime(
  busyMs: () => number = () => performance.eventLoopUtilization().active,
): () => () => number {
  let running = 0;
  let lastMs = 0;
  /** What somebody has used who runs all the time. */
  let eachMs = 0;
  const advance = (): void => {
    const now = busyMs();
    if (running > 0) eachMs += (now - lastMs) / running;
    lastMs = now;
  };
  return () => {
    advance();
    running += 1;
    const begunMs = eachMs;
    return () => {
      advance();
      running -= 1;
      return eachMs - begunMs;
    };
  };
}
