import type { GraphQLResponse, Variables } from 'relay-runtime';
import { isOutage, RequestError } from '../../requestError.ts';
import { refusalIn } from '../refusalIn.ts';
import { openStream } from './openStream.ts';
import { pause, untilUnwanted, wanted } from './whileWanted.ts';

const shortestPauseMs = 1_000;
const longestPauseMs = 30_000;

/** By chance, so that those who lost a gateway together do not come back together. */
const pauseAfter = (losses: number): number =>
  Math.min(longestPauseMs, shortestPauseMs * 2 ** (losses - 1)) * (0.5 + Math.random());

export interface Listener {
  readonly next: (result: GraphQLResponse) => void;
  readonly complete: () => void;
  /** Nothing follows. `NO_STREAM` is the code where the way to the gateway lets no stream through. */
  readonly error: (error: RequestError) => void;
}

/** Passing troubles of the servers: the stream is opened again. */
class Outage extends Error {}

/**
 * Follows a subscription from stream to stream, until it is complete or refused. A hidden tab has none after a while, nor has one without
 * network. Nothing is missed: each stream begins with the present state. Answers what ends it.
 */
export function listenTo(id: string, variables: Variables, listener: Listener): () => void {
  const over = new AbortController();
  follow(id, variables, { over: over.signal, listener }).catch((cause: unknown) => {
    if (over.signal.aborted) return;
    listener.error(
      cause instanceof RequestError ? cause : new RequestError({ kind: 'server', code: '-1', document: id, cause }),
    );
  });
  return () => over.abort();
}

async function follow(
  id: string,
  variables: Variables,
  { over, listener }: { readonly over: AbortSignal; readonly listener: Listener },
): Promise<void> {
  let losses = 0;
  const onNext = (result: object): void => {
    const refusal = refusalIn(result, { status: 200, requestId: null, document: id });
    if (refusal && isPassing(refusal)) throw new Outage();
    if (refusal) throw refusal;
    losses = 0;
    listener.next(result as GraphQLResponse);
  };
  for (;;) {
    await wanted(over);
    if (over.aborted) return;
    const { signal, end } = untilUnwanted(over);
    const outcome = await openStream(id, variables, { signal, onNext }).catch(lostByOutage).finally(end);
    if (over.aborted) return;
    if (outcome === 'complete') return listener.complete();
    if (outcome === 'silent') throw new RequestError({ kind: 'network', code: 'NO_STREAM', document: id });
    if (signal.aborted) continue;
    losses += 1;
    await pause(pauseAfter(losses), over);
  }
}

const isPassing = (refusal: RequestError): boolean => isOutage(refusal) || refusal.code === 'RATE_LIMITED';

function lostByOutage(error: unknown): 'lost' {
  if (error instanceof Outage) return 'lost';
  throw error;
}
