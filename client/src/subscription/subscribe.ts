import { NetworkError } from '../errors.ts';
import { pause } from '../request/pause.ts';
import { isPassing, waitToRepeat, type RetryOptions } from '../request/retry.ts';

/** The results of one connection; answers whether nothing follows, or the connection was cut. */
export type Results<Data> = AsyncGenerator<Data, 'complete' | 'cut', undefined>;

export interface Subscription<Data, Variables> {
  /** Connects; rejects where it is refused. */
  readonly open: (variables: Variables) => Promise<Results<Data>>;
  readonly variables: Variables;
  /** What to ask for instead once this was received. */
  readonly resume: ((received: Data) => Partial<Variables>) | undefined;
  readonly retry: RetryOptions;
  readonly signal: AbortSignal | undefined;
}

/** Everything that is told, over as many connections as it takes: as each begins with the present state, none leaves a gap. */
export async function* subscribe<Data, Variables>({
  open,
  variables,
  resume,
  retry,
  signal,
}: Subscription<Data, Variables>): AsyncGenerator<Data, void, undefined> {
  let asked = variables;
  for (let failed = 0; ;) {
    let results: Results<Data> | undefined;
    try {
      results = await open(asked);
      for (let read = await results.next(); ; read = await results.next()) {
        if (read.done === true) {
          if (read.value === 'complete') {
            return;
          }
          throw new NetworkError('The connection ended before all was told.', {});
        }
        failed = 0;
        asked = { ...asked, ...resume?.(read.value) };
        yield read.value;
      }
    } catch (error) {
      failed += 1;
      const waitMs = isPassing(error) ? waitToRepeat(failed, error, retry) : null;
      if (waitMs === null) {
        throw error;
      }
      await pause(waitMs, signal);
    } finally {
      await results?.return('cut');
    }
  }
}
