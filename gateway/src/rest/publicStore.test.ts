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
  const [left, waits] = [store.read('a.test', '/x', {}, leaving.signal), store.read('a.test', '/x', {})];
  leaving.abort(new Error('too late'));
  await expect(left).rejects.toThrow('too late');
  await expect(waits).rejects.toBe(outage);
  expect(asked).toEqual(['/x']);
  await expect(store.read('a.test', '/x', {})).rejects.toBe(outage);
  expect(asked).toEqual(['/x', '/x']);
});
