import { expect, test } from 'vitest';
import { RestError } from './RestError.ts';
import { createPublicStore } from './publicStore.ts';
import type { Upstream } from './upstream.ts';

const outage = new RestError({ status: 503, code: 'UPSTREAM_UNAVAILABLE', message: 'away' });

/** A platform that is away, and the addresses it was asked for. */
function platformThatIsAway(): { upstream: Upstream; asked: string[] } {
  const asked: string[] = [];
  const unused = (): never => {
    throw new Error('not asked here');
  };
  const send = async ({ path }: { path: string }): Promise<never> => {
    asked.push(path);
    throw outage;
  };
  return { upstream: { send, stream: unused, isReady: unused, close: unused }, asked };
}

// Vitest fails a run in which a rejection is handled by nobody; Node would end the gateway.
test('who gave up already begins no call, whose failure nobody would hear of', async () => {
  const { upstream, asked } = platformThatIsAway();
  const reason = new Error('too late');
  await expect(createPublicStore(upstream, 1_000).read('a.test', '/x', {}, AbortSignal.abort(reason))).rejects.toBe(
    reason,
  );
  expect(asked).toEqual([]);
});

test('a shared call that fails is told to those who still wait, and is not kept', async () => {
  const { upstream, asked } = platformThatIsAway();
  const store = createPublicStore(upstream, 1_000);
  const leaving = new AbortController();
  const [left, waits] = [
    store.read('a.test', '/x', {}, leaving.signal),
    store.read('a.test', '/x', {}, new AbortController().signal),
  ];
  leaving.abort(new Error('too late'));
  await expect(left).rejects.toThrow('too late');
  await expect(waits).rejects.toBe(outage);
  expect(asked).toEqual(['/x']);
  await expect(store.read('a.test', '/x', {}, new AbortController().signal)).rejects.toBe(outage);
  expect(asked).toEqual(['/x', '/x']);
});

test('a shared call ends with the last who waited for it, and the next reader begins one of their own', async () => {
  const signals: AbortSignal[] = [];
  const unused = (): never => {
    throw new Error('not asked here');
  };
  const upstream: Upstream = {
    send: ({ signal }) => {
      signals.push(signal as AbortSignal);
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    },
    stream: unused,
    isReady: unused,
    close: unused,
  };
  const store = createPublicStore(upstream, 1_000);
  const [one, two] = [new AbortController(), new AbortController()];
  const answers = [store.read('a.test', '/x', {}, one.signal), store.read('a.test', '/x', {}, two.signal)];
  one.abort(new Error('one left'));
  await expect(answers[0]).rejects.toThrow('one left');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  two.abort(new Error('two left'));
  await expect(answers[1]).rejects.toThrow('two left');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  const third = new AbortController();
  const anew = store.read('a.test', '/x', {}, third.signal);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  third.abort(new Error('three left'));
  await expect(anew).rejects.toThrow('three left');
});
