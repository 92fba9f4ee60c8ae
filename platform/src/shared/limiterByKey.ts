import { createLimiter, type Limiter } from './limiter.ts';

/**
 * Does the work when it is the turn of its key; throws RATE_LIMITED (429) without doing it when too much waits for that key: not the
 * server is busy, and it must not look as if it were.
 */
export type LimiterByKey = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Lets the pieces of work of one key run one after the other; those of different keys do not wait for each other. */
export function createLimiterByKey({ queueLength }: { queueLength: number }): LimiterByKey {
  const queues = new Map<string, { readonly limiter: Limiter; users: number }>();

  return async (key, work) => {
    const queue = queues.get(key) ?? {
      limiter: createLimiter({ concurrency: 1, queueLength, refusal: 'RATE_LIMITED' }),
      users: 0,
    };
    queues.set(key, queue);
    queue.users += 1;
    try {
      return await queue.limiter.run(work);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) {
        queues.delete(key);
      }
    }
  };
}
