import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RestError } from './RestError.ts';
import { createPublicStore, type PublicAnswer, type PublicStore } from './publicStore.ts';
import type { Upstream, UpstreamAnswer, UpstreamRequest } from './upstream.ts';

const outage = new RestError({ status: 503, code: 'UPSTREAM_UNAVAILABLE', message: 'away' });
const unused = (): never => {
  throw new Error('not asked here');
};

/** A platform that answers as the test says, from one room for all bytes, as a connection lends them. */
function platform(answer: (request: UpstreamRequest) => Promise<Omit<UpstreamAnswer, 'bytes'> & { text?: string }>): {
  upstream: Upstream;
  asked: UpstreamRequest[];
} {
  const asked: UpstreamRequest[] = [];
  const room = Buffer.alloc(4_096);
  return {
    asked,
    upstream: {
      async send(request, use) {
        asked.push(request);
        const { status, etag, text = '' } = await answer(request);
        const result = use({ status, etag, bytes: room.subarray(0, room.write(text)) });
        room.fill(0);
        return result;
      },
      stream: unused,
      listen: unused,
      isReady: unused,
      close: unused,
    },
  };
}

const away = () =>
  platform(async () => {
    throw outage;
  });

const read = (store: PublicStore, signal: AbortSignal = new AbortController().signal) =>
  store.read({ host: 'a.test', path: '/x', headers: {}, signal }, ({ version, bytes, isSettled }) => ({
    version,
    text: bytes.toString(),
    isSettled,
  }));

// Vitest fails a run in which a rejection is handled by nobody; Node would end the gateway.
test('who gave up already begins no call, whose failure nobody would hear of', async () => {
  const { upstream, asked } = away();
  const reason = new Error('too late');
  await expect(read(createPublicStore(upstream, 1_000), AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(asked).toEqual([]);
});

test('a shared call that fails is told to those who still wait, and is not kept', async () => {
  const { upstream, asked } = away();
  const store = createPublicStore(upstream, 1_000);
  const leaving = new AbortController();
  const [left, waits] = [read(store, leaving.signal), read(store)];
  leaving.abort(new Error('too late'));
  await expect(left).rejects.toThrow('too late');
  await expect(waits).rejects.toBe(outage);
  expect(asked).toHaveLength(1);
  await expect(read(store)).rejects.toBe(outage);
  expect(asked).toHaveLength(2);
});

test('a shared call ends with the last who waited for it, and the next reader begins one of their own', async () => {
  const signals: AbortSignal[] = [];
  const { upstream } = platform(({ signal }) => {
    signals.push(signal as AbortSignal);
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  const store = createPublicStore(upstream, 1_000);
  const [one, two] = [new AbortController(), new AbortController()];
  const answers = [read(store, one.signal), read(store, two.signal)];
  one.abort(new Error('one left'));
  await expect(answers[0]).rejects.toThrow('one left');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  two.abort(new Error('two left'));
  await expect(answers[1]).rejects.toThrow('two left');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  const third = new AbortController();
  const again = read(store, third.signal);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  third.abort(new Error('three left'));
  await expect(again).rejects.toThrow('three left');
});

test('a reader that fails on an answer spoils it for no other', async () => {
  const { upstream } = platform(async () => ({ status: 200, etag: undefined, text: '{}' }));
  const store = createPublicStore(upstream, 100_000);
  const { signal } = new AbortController();
  const fails = store.read({ host: 'a.test', path: '/x', headers: {}, signal }, () => {
    throw new Error('not mine');
  });
  const reads = read(store);
  await expect(fails).rejects.toThrow('not mine');
  expect((await reads).text).toBe('{}');
});

test('what is recalled is what was answered last, of whatever length, with or without validators', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ text: fc.string({ maxLength: 300 }), hasEtag: fc.boolean() }), { maxLength: 12 }),
      async (given) => {
        let now: (typeof given)[number] | undefined;
        const { upstream } = platform(async ({ headers }) => {
          const { text, hasEtag } = now as NonNullable<typeof now>;
          const etag = hasEtag ? JSON.stringify(text) : undefined;
          return etag !== undefined && headers['if-none-match'] === etag
            ? { status: 304, etag }
            : { status: 200, etag, text };
        });
        const store = createPublicStore(upstream, 1_000_000);
        const textOf = ({ bytes }: PublicAnswer): string => bytes.toString();
        const seen = new Map<number, string>();
        for (const [index, each] of given.entries()) {
          now = each;
          const { version, text, isSettled } = await read(store);
          const before = given[index - 1];
          const isSame = before?.text === each.text && before.hasEtag === each.hasEtag;
          expect([text, isSettled]).toEqual([Buffer.from(each.text).toString(), isSame]);
          expect(seen.get(version) ?? text).toBe(text);
          seen.set(version, text);
          expect(store.recall('a.test', '/x', textOf)).toBe(text);
          expect(store.recall('b.test', '/x', textOf)).toBeUndefined();
        }
      },
    ),
  );
});

test('the parsed body of a small answer is made once for all readers', async () => {
  const { upstream } = platform(async () => ({ status: 200, etag: '"1"', text: '{"a":1}' }));
  const store = createPublicStore(upstream, 100_000);
  const { signal } = new AbortController();
  const json = () => store.read({ host: 'a.test', path: '/x', headers: {}, signal }, (answer) => answer.json());
  const [first, second] = [await json(), await json()];
  expect(first).toEqual({ a: 1 });
  expect(second).toBe(first);
});

test('OP-331 who must see what they have written shares no call with those who may read what is older', async () => {
  const answers: ((text: string) => void)[] = [];
  const { upstream, asked } = platform(async () => ({
    status: 200,
    etag: undefined,
    text: await new Promise<string>((resolve) => {
      answers.push(resolve);
    }),
  }));
  const store = createPublicStore(upstream, 10_000);
  const { signal } = new AbortController();
  const readAfter = (headers: Record<string, string>) =>
    store.read({ host: 'a.test', path: '/x', headers, signal }, ({ bytes }) => bytes.toString());
  const reads = [
    readAfter({}),
    readAfter({ 'x-read-after': '0/2' }),
    readAfter({}),
    readAfter({ 'x-read-after': '0/2' }),
  ];
  expect(asked.map(({ headers }) => headers['x-read-after'])).toEqual([undefined, '0/2']);
  answers[1]?.('new');
  answers[0]?.('old');
  expect(await Promise.all(reads)).toEqual(['old', 'new', 'old', 'new']);
});

test('OP-331 an answer that is in use stays as it is, whatever those who have written are told meanwhile', async () => {
  const answers: ((answer: { status: number; etag: string; text?: string }) => void)[] = [];
  const { upstream, asked } = platform(() => new Promise((resolve) => answers.push(resolve)));
  const store = createPublicStore(upstream, 10_000);
  const { signal } = new AbortController();
  const ask = (headers: Record<string, string>) =>
    store.read({ host: 'a.test', path: '/x', headers, signal }, ({ bytes }) => bytes.toString());
  const first = ask({});
  answers[0]?.({ status: 200, etag: 'E1', text: 'the state before' });
  await first;
  const [visitor, author] = [ask({}), ask({ 'x-read-after': '0/2' })];
  expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, 'E1', undefined]);
  answers[2]?.({ status: 200, etag: 'E2', text: 'the state behind' });
  expect(await author).toBe('the state behind');
  answers[1]?.({ status: 304, etag: 'E1' });
  expect(await visitor).toBe('the state before');
});
