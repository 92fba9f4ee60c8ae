import { DomainError, type ErrorCode } from '../errors.ts';

export interface Limiter {
  /** Does the work when it is its turn; throws `refusal` without doing it when too much waits already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Whether a further piece of work would be taken. */
  hasRoom(): boolean;
}

interface LimiterOptions {
  readonly concurrency: number;
  readonly queueLength: number;
  /** UNAVAILABLE (503) where nothing else is said. */
  readonly refusal?: ErrorCode;
}

/** Lets `concurrency` pieces of heavy work run at a time and at most `queueLength` wait, so that it starves nothing else. */
export function createLimiter({ concurrency, queueLength, refusal = 'UNAVAILABLE' }: LimiterOptions): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;
  const hasRoom = (): boolean => running < concurrency || waiting.length < queueLength;

  return {
    hasRoom,
    run: async (work) => {
      if (!hasRoom()) {
        throw new DomainError(refusal);
      }
      if (running >= concurrency) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        // The place is handed over, so `running` stays the same.
        if (next === undefined) {
          running -= 1;
        } else {
          next();
        }
      }
    },
  };
}
