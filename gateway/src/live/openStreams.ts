/** The streams that are open in this process, and how many may be. */
import { busy, tooManyStreams } from '../errors.ts';
import { EventStream } from './EventStream.ts';

const retryAfterSeconds = 5;

export interface OpenStreams {
  /** Throws RATE_LIMITED where the caller has too many, UNAVAILABLE where there are too many, or where the server is stopping. */
  open(caller: string): EventStream;
  /** Has every reader subscribe again, elsewhere. */
  interrupt(): void;
  count(): number;
}

export function createOpenStreams(limits: { readonly most: number; readonly perCaller: number }): OpenStreams {
  const streams = new Set<EventStream>();
  const byCaller = new Map<string, number>();
  let isStopping = false;
  return {
    open(caller) {
      if (isStopping || streams.size >= limits.most) throw busy(retryAfterSeconds);
      const own = byCaller.get(caller) ?? 0;
      if (own >= limits.perCaller) throw tooManyStreams(limits.perCaller, retryAfterSeconds);
      const stream = new EventStream();
      streams.add(stream);
      byCaller.set(caller, own + 1);
      stream.once('close', () => {
        streams.delete(stream);
        const left = (byCaller.get(caller) ?? 1) - 1;
        if (left === 0) byCaller.delete(caller);
        else byCaller.set(caller, left);
      });
      return stream;
    },
    interrupt() {
      isStopping = true;
      for (const stream of streams) stream.interrupt();
    },
    count: () => streams.size,
  };
}
