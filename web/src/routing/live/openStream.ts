import { createClient, NetworkError } from 'graphql-sse';
import type { Variables } from 'relay-runtime';
import { RequestError } from '../../requestError.ts';
import { refusalIn } from '../refusalIn.ts';
import { postPersisted } from '../startedRequests.ts';

/** The gateway answers a subscription at once with the present state; what is silent for so long, in milliseconds, is held up on its way. */
export const firstMs = 10_000;
/** The gateway writes at least every 12 seconds: after so long without a byte the line is dead, though nobody has said so. */
export const silentMs = 30_000;

/** Why a stream has ended: all was said, the line was lost, or nothing ever came through it. */
export type StreamEnd = 'complete' | 'lost' | 'silent';

interface StreamUse {
  readonly signal: AbortSignal;
  /** May end the stream by throwing. */
  readonly onNext: (result: object) => void;
}

/**
 * Opens one stream of a persisted subscription, by the protocol of graphql-sse with a connection of its own. Rejects with what `onNext` throws,
 * and where the subscription is refused.
 */
export function openStream(id: string, variables: Variables, { signal: over, onNext }: StreamUse): Promise<StreamEnd> {
  const tooSilent = new AbortController();
  const signal = AbortSignal.any([over, tooSilent.signal]);
  const giveUp = (): void => tooSilent.abort();
  let timer = setTimeout(giveUp, firstMs);
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, silentMs);
  };
  const client = createClient({
    url: '/graphql',
    // Whether and when to try again is decided where the tab is known as well.
    retryAttempts: 0,
    async fetchFn() {
      const response = await postPersisted(id, variables, { streamUntil: signal });
      return response.ok ? watched(response, heard) : response;
    },
  });
  let came = false;
  const ended = new Promise<StreamEnd>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(came || over.aborted ? 'lost' : 'silent'));
    client.subscribe<object>(
      // The document is sent by its id alone.
      { query: '' },
      {
        next(result) {
          came = true;
          onNext(result);
        },
        complete: () => resolve('complete'),
        error: reject,
      },
    );
  });
  return ended
    .catch((error: unknown) => lostBy(error, id))
    .finally(() => {
      clearTimeout(timer);
      client.dispose();
    });
}

/** The same answer, of which every byte is noticed: what keeps a line alive is no event. */
function watched(response: Response, onBytes: () => void): Response {
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, controller) {
      onBytes();
      controller.enqueue(bytes);
    },
  });
  return new Response(response.body?.pipeThrough(watch), response);
}

/** Throws what cannot be tried again: neither was the line lost, nor did servers say "not now" rather than "no". */
async function lostBy(error: unknown, document: string): Promise<'lost'> {
  if (!(error instanceof NetworkError)) throw error;
  const { response } = error;
  if (!(response instanceof Response) || response.status === 429 || response.status >= 500) return 'lost';
  const details = { status: response.status, requestId: response.headers.get('x-request-id'), document };
  const text = await response.text();
  throw (
    (text.startsWith('{') && refusalIn(JSON.parse(text) as object, details)) ||
    new RequestError({ kind: 'server', code: '-1', ...details })
  );
}
