import { abandoned, limitExceeded } from '../errors.ts';

/** What a request did upstream, and how much of it it may do. */
export interface RestTrace {
  /** Calls sent, including repeated and revalidating ones. */
  calls: number;
  /** Calls of them that are on their way, and end with the operation. */
  open: number;
  /** True once the operation has its answer: what is left of it calls nothing any more. */
  isOver: boolean;
  /** Most calls that the operation may cause. */
  readonly mostCalls: number;
  /** Public addresses read, with the version that was answered. */
  readonly publicReads: Map<string, number>;
  /** True as soon as something was asked that may depend on who asks, or failed: the response is not kept for others. */
  isPrivate: boolean;
  /** Fields that were cut out of the platform's bytes, and those with a plan that resolvers answered all the same. */
  readonly plans: { cut: number; left: number };
  /** What the operation costs by the pages that it asks for; 0 once the platform was told. */
  untoldCost: number;
  /** False as soon as a public address answered what it never answered before. */
  isSettled: boolean;
}

export const newTrace = (mostCalls: number): RestTrace => ({
  calls: 0,
  open: 0,
  isOver: false,
  mostCalls,
  publicReads: new Map(),
  isPrivate: false,
  plans: { cut: 0, left: 0 },
  untoldCost: 0,
  isSettled: true,
});

/**
 * Counts a call that is about to be sent. Throws the signal's reason, or TIMEOUT, when nobody waits for the operation
 * any more, and LIMIT_EXCEEDED when it has had all of its calls: the field that wanted one more says so, its neighbours stand. A call that is
 * repeated with a renewed token is never one too many: whether a token runs out in between is not the caller's doing.
 */
export function beginCall(trace: RestTrace, signal: AbortSignal, isRepeated = false): void {
  signal.throwIfAborted();
  if (trace.isOver) throw abandoned();
  if (trace.calls >= trace.mostCalls && !isRepeated) {
    trace.isPrivate = true; // a part that is missing is not kept for others
    throw limitExceeded('calls', trace.calls + 1, trace.mostCalls);
  }
  trace.calls += 1;
}

/** Lets the operation know of a call until that is answered. */
export async function whileOpen<T>(trace: RestTrace, call: Promise<T>): Promise<T> {
  trace.open += 1;
  try {
    return await call;
  } finally {
    trace.open -= 1;
  }
}
