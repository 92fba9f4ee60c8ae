import { limitExceeded } from '../errors.ts';

/** What a request did upstream, and how much of it it may do. */
export interface RestTrace {
  /** Calls sent, including repeated and revalidating ones. */
  calls: number;
  /** Most calls that the operation may cause. */
  readonly mostCalls: number;
  /** Public addresses read, with the version that was answered. */
  readonly publicReads: Map<string, number>;
  /** True as soon as something was asked that may depend on who asks, or failed: the response is not kept for others. */
  isPrivate: boolean;
}

export const newTrace = (mostCalls: number): RestTrace => ({
  calls: 0,
  mostCalls,
  publicReads: new Map(),
  isPrivate: false,
});

/**
 * Counts a call that is about to be sent. Throws the signal's reason when nobody waits for the operation any more, and
 * LIMIT_EXCEEDED when it has had all of its calls: the field that wanted one more says so, its neighbours stand. A call that is
 * repeated with a renewed token is never one too many: whether a token runs out in between is not the caller's doing.
 */
export function beginCall(trace: RestTrace, signal: AbortSignal, isRepeated = false): void {
  signal.throwIfAborted();
  if (trace.calls >= trace.mostCalls && !isRepeated) {
    trace.isPrivate = true; // a part that is missing is not kept for others
    throw limitExceeded('calls', trace.calls + 1, trace.mostCalls);
  }
  trace.calls += 1;
}
