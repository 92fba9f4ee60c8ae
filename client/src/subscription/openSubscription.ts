import { NetworkError } from '../errors.ts';
import { textOf } from '../file/download.ts';
import { readAnswer } from '../request/readAnswer.ts';
import type { Headers, Transport } from '../request/Transport.ts';
import type { Tokens } from '../session/Session.ts';
import { awake, readEvents, within } from './readEvents.ts';
import type { Results } from './subscribe.ts';

/** The server sends a sign of life every 12 seconds. */
const SILENCE_MS = 40_000;

interface Opening {
  readonly body: string;
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
  readonly onTokens: (tokens: Tokens) => void;
}

/** Connects and waits for the first result, so that a refusal rejects like that of a request. */
export async function openSubscription<Data>(transport: Transport, opening: Opening): Promise<Results<Data>> {
  const results = resultsOf<Data>(transport, opening);
  const first = await results.next();
  return startingWith(first, results);
}

async function* startingWith<Data>(
  first: IteratorResult<Data, 'complete' | 'cut'>,
  rest: Results<Data>,
): Results<Data> {
  if (first.done === true) {
    return first.value;
  }
  try {
    yield first.value;
    return yield* rest;
  } finally {
    await rest.return('cut');
  }
}

async function* resultsOf<Data>(transport: Transport, { onTokens, ...request }: Opening): Results<Data> {
  const connection = new AbortController();
  const tooSilent = () => new NetworkError(`${transport.origin} fell silent.`, { timedOut: true });
  try {
    const response = await within(connect(transport, request, connection.signal), SILENCE_MS, tooSilent);
    if (response.body === null || response.headers.get('content-type')?.startsWith('text/event-stream') !== true) {
      // Refused before it was a stream.
      yield (await readAnswer<Data>(response, onTokens)).data;
      return 'complete';
    }
    const told = (error: unknown): unknown => {
      request.signal?.throwIfAborted();
      return transport.told(error);
    };
    const pieces = awake(textOf(response.body, told), { silenceMs: SILENCE_MS, tooSilent });
    for await (const { name, data } of readEvents(pieces)) {
      if (name === 'complete') {
        return 'complete';
      }
      if (name === 'next') {
        yield (await readAnswer<Data>(new Response(data), onTokens)).data;
      }
    }
    return 'cut';
  } finally {
    // Whatever ended it: a line that fell silent is open yet.
    connection.abort();
  }
}

const connect = (
  transport: Transport,
  { body, headers, signal }: Omit<Opening, 'onTokens'>,
  connection: AbortSignal,
): Promise<Response> =>
  transport.send(
    {
      path: '/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body,
      signal: signal === undefined ? connection : AbortSignal.any([signal, connection]),
      timeoutMs: null,
    },
    async (response) => response,
  );
