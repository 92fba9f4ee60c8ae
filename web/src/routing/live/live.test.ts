import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEnvironment } from '../../environment.ts';
import { RequestError } from '../../requestError.ts';
import subscription from '../../job/__generated__/followJobSubscription.graphql.ts';
import { followLive } from './followLive.ts';

/** One stream of the gateway, under the test's control. */
interface OpenStream {
  readonly init: RequestInit;
  readonly isAborted: () => boolean;
  readonly write: (text: string) => void;
  readonly end: () => void;
}

let streams: OpenStream[];
/** What the next requests are answered instead of a stream; a null opens one that never answers. */
let instead: (Response | Error | null)[];

const job = (doneCount: number) => ({ job: { __typename: 'Job', id: 'job-7', state: 'RUNNING', doneCount } });
const nextEvent = (data: object | null, errors?: readonly object[]): string =>
  `event: next\ndata: ${JSON.stringify({ data, ...(errors ? { errors } : {}) })}\n\n`;
const completeEvent = 'event: complete\ndata: \n\n';

// Loaded with the first subscription, which takes time.
beforeAll(() => import('./listenTo.ts'));
beforeEach(() => {
  streams = [];
  instead = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => open(init));
  see('visible');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(init: RequestInit): Promise<Response> {
  const signal = init.signal as AbortSignal;
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
  );
  aborted.catch(() => undefined);
  const given = instead.shift();
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (sink = controller) });
  signal.addEventListener('abort', () => sink?.error(new DOMException('Aborted', 'AbortError')));
  streams.push({
    init,
    isAborted: () => signal.aborted,
    write(text) {
      if (!signal.aborted) sink?.enqueue(new TextEncoder().encode(text));
    },
    end: () => sink?.close(),
  });
  if (given === null) return aborted;
  if (given instanceof Error) return Promise.reject(given);
  return Promise.resolve(given ?? new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
}

function see(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What is loaded, sent and read takes turns of the loop, which are not faked, but no time. */
async function until<T>(check: () => T): Promise<T> {
  for (let turn = 0; ; turn += 1) {
    try {
      return check();
    } catch (error) {
      if (turn === 1_000) throw error;
      await turnOfTheLoop();
    }
  }
}
const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function settle(ms = 0): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await turnOfTheLoop();
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn += 1) await turnOfTheLoop();
}

const heard = vi.fn<(doneCount: unknown) => void>();
function follow(onSignedOut = (): void => undefined) {
  heard.mockClear();
  const outcome = { error: null as Error | null, isComplete: false };
  const environment = createEnvironment({ onSignedOut });
  const operation = createOperationDescriptor(subscription, { id: '7' });
  const stream = environment.execute({ operation }).subscribe({
    next: () => heard(environment.getStore().getSource().get('job-7')?.['doneCount']),
    error: (error: Error) => (outcome.error = error),
    complete: () => (outcome.isComplete = true),
  });
  return { outcome, dispose: () => stream.unsubscribe() };
}

/** Waits until so many streams were opened. */
const opened = (count: number): Promise<OpenStream> =>
  until(() => {
    const stream = streams[count - 1];
    if (!stream) throw new Error(`${streams.length} streams were opened.`);
    return stream;
  });

describe('BEY-45 OP-311 a subscription', () => {
  it('sends the id of the document and never its text, and takes what comes into the store until it is complete', async () => {
    const { outcome } = follow();
    const stream = await opened(1);
    expect(JSON.parse(stream.init.body as string)).toEqual({ id: subscription.params.id, variables: { id: '7' } });
    expect(stream.init).toMatchObject({
      credentials: 'same-origin',
      headers: { accept: 'text/event-stream', 'apollo-require-preflight': 'true' },
    });
    stream.write(nextEvent(job(1)));
    stream.write(`:\n\n${nextEvent(job(2))}${completeEvent}`);
    await until(() => expect(outcome.isComplete).toBe(true));
    expect(heard.mock.calls).toEqual([[1], [2]]);
    await settle(120_000);
    expect(streams).toHaveLength(1);
  });

  it('opens a stream again when the line was lost, later each time and by chance', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { dispose } = follow();
    (await opened(1)).write(nextEvent(job(1)));
    await until(() => expect(heard).toHaveBeenCalledTimes(1));
    instead = [new TypeError('gone'), new Response('', { status: 503 })];
    streams[0]?.end();
    await settle(999);
    expect(streams).toHaveLength(1);
    await settle(1);
    await opened(2);
    random.mockReturnValue(0);
    await settle(2_000);
    await opened(3);
    await settle(2_000);
    (await opened(4)).write(nextEvent(job(5)));
    await until(() => expect(heard).toHaveBeenLastCalledWith(5));
    dispose();
    expect(streams[3]?.isAborted()).toBe(true);
  });

  it('takes a line without any byte for dead, but not one that is kept alive', async () => {
    const { dispose } = follow();
    const stream = await opened(1);
    stream.write(nextEvent(job(1)));
    await until(() => expect(heard).toHaveBeenCalledTimes(1));
    for (let beat = 0; beat < 5; beat += 1) {
      await settle(12_000);
      stream.write(':\n\n');
      await settle();
    }
    expect(stream.isAborted()).toBe(false);
    await settle(30_000);
    expect(stream.isAborted()).toBe(true);
    await settle(1_500);
    expect(streams).toHaveLength(2);
    dispose();
  });

  it('a hidden tab lets go of its stream after a while, and opens it again when it is seen', async () => {
    const { dispose } = follow();
    const stream = await opened(1);
    stream.write(nextEvent(job(1)));
    await until(() => expect(heard).toHaveBeenCalledTimes(1));
    see('hidden');
    await settle(19_000);
    see('visible');
    await settle(5_000);
    expect(stream.isAborted()).toBe(false);
    see('hidden');
    await settle(20_000);
    expect(stream.isAborted()).toBe(true);
    await settle(600_000);
    expect(streams).toHaveLength(1);
    see('visible');
    (await opened(2)).write(nextEvent(job(9)));
    await until(() => expect(heard).toHaveBeenLastCalledWith(9));
    dispose();
  });

  it('without a network there is none, and one at once when it is back', async () => {
    const { dispose } = follow();
    const stream = await opened(1);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(stream.isAborted()).toBe(true);
    await settle(60_000);
    expect(streams).toHaveLength(1);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await opened(2);
    dispose();
  });

  it('ERR-21 tells that the session is over, and ends', async () => {
    const onSignedOut = vi.fn<() => void>();
    const { outcome } = follow(onSignedOut);
    (await opened(1)).write(nextEvent(null, [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }]));
    await until(() => expect(onSignedOut).toHaveBeenCalledTimes(1));
    expect(outcome.error).toMatchObject({ kind: 'signedOut' });
    await settle(120_000);
    expect(streams).toHaveLength(1);
  });

  it.each([
    ['in the stream', (): void => undefined],
    [
      'before it',
      (): void =>
        void instead.push(
          Response.json({ errors: [{ message: 'No.', extensions: { code: 'NOT_FOUND' } }] }, { status: 404 }),
        ),
    ],
  ])('that is refused %s is not asked for again', async (_where, refuse) => {
    refuse();
    const { outcome } = follow();
    (await opened(1)).write(nextEvent({ job: null }, [{ message: 'No.', extensions: { code: 'NOT_FOUND' } }]));
    await until(() => expect(outcome.error).toMatchObject({ kind: 'server', code: 'NOT_FOUND' }));
    await settle(120_000);
    expect(streams).toHaveLength(1);
  });

  it('is opened again when the servers behind the gateway are away', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { dispose } = follow();
    (await opened(1)).write(
      nextEvent(null, [{ message: 'Away.', extensions: { code: 'UPSTREAM_UNAVAILABLE', status: 503 } }]),
    );
    await settle(1_000);
    (await opened(2)).write(nextEvent(job(1)));
    await until(() => expect(heard).toHaveBeenCalledTimes(1));
    dispose();
  });
});

describe('BEY-45 OP-311 where no stream comes through', () => {
  it('the state is read when someone turns to the tab and never by the clock, and a stream is tried again', async () => {
    const read = vi.fn<() => void>();
    const next = vi.fn<() => void>();
    instead = [null, null];
    const end = followLive(createEnvironment({ onSignedOut: () => undefined }), {
      subscription,
      variables: { id: '7' },
      onNext: next,
      read,
    });
    await opened(1);
    await settle(10_000);
    expect(streams[0]?.isAborted()).toBe(true);
    await settle(30_000);
    expect(read).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('focus'));
    expect(read).toHaveBeenCalledTimes(1);
    await opened(2);
    await settle(10_000);
    expect(streams[1]?.isAborted()).toBe(true);
    await settle(60_000);
    (await opened(3)).write(nextEvent(job(1)));
    await until(() => expect(next).toHaveBeenCalledTimes(1));
    expect(read).toHaveBeenCalledTimes(1);
    end();
    expect(streams[2]?.isAborted()).toBe(true);
  });

  it('the failure has a code of its own', async () => {
    instead = [null];
    const { outcome } = follow();
    await opened(1);
    await settle(10_000);
    await until(() => expect(outcome.error).toBeInstanceOf(RequestError));
    expect(outcome.error).toMatchObject({ code: 'NO_STREAM' });
  });
});
