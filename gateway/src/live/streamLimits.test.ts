/** What subscriptions may take of the servers (BEY-45, OP-327). */
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { eventsOf, listeningGateway, next, startLivePlatform, type LivePlatform } from '../testing/livePlatform.ts';
import { longWait } from '../testing/longWait.ts';

const progress = 'subscription { job(id: 7) { state doneCount } }';

let platform: LivePlatform;
let gateway: FastifyInstance;
let url: string;
/** What the gateway waits for, in order; each is ended by the test. */
let waits: { readonly ms: number; readonly end: () => void }[];

beforeEach(async () => {
  platform = await startLivePlatform();
  waits = [];
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await gateway.close();
  await platform.close();
});

async function start(requestsPerMinute: number): Promise<void> {
  const sleep = (ms: number) => new Promise<void>((end) => void waits.push({ ms, end }));
  const environment = { GATEWAY_REQUESTS_PER_MINUTE: String(requestsPerMinute) };
  ({ gateway, url } = await listeningGateway(platform, environment, { clock: { ...systemClock, sleep } }));
}

const subscribe = (query: string, address = '192.0.2.1') =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: 'Bearer access-1',
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ query }),
  });

describe('BEY-45 OP-327 an address that subscribes', () => {
  test('again and again is refused as with any other request, is told when to come back, and reaches no platform', async () => {
    await start(3);
    for (let times = 1; times <= 3; times += 1) {
      const events = eventsOf(await subscribe(progress));
      expect(await next(events)).toMatchObject({ event: 'next' });
      await events.return(undefined);
    }
    const { length: calls } = platform.calls;
    const refused = await subscribe(progress);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await refused.text()).toContain('RATE_LIMITED');
    expect(platform.calls).toHaveLength(calls);
    const other = await subscribe(progress, '192.0.2.2');
    expect(other.status).toBe(200);
    await other.body?.cancel();
  });

  test('is told no more events in a minute than it may send requests, and what it missed by one', async () => {
    await start(3);
    const events = eventsOf(await subscribe(progress));
    expect(await next(events)).toMatchObject({ data: { data: { job: { doneCount: 1 } } } });
    for (const done of [2, 3, 4]) {
      platform.job = { ...platform.job, done };
      platform.changed();
      expect(await next(events)).toMatchObject({ data: { data: { job: { doneCount: done } } } });
    }
    const { length: calls } = platform.calls;
    for (const done of [5, 6, 7]) {
      platform.job = { ...platform.job, done };
      platform.changed();
    }
    await vi.waitFor(() => expect(waits).toHaveLength(1), longWait);
    expect([platform.calls.length, (waits[0]?.ms ?? 0) > 50_000]).toEqual([calls, true]);
    // Its pages are counted apart.
    expect((await subscribe(progress)).status).toBe(200);
    vi.setSystemTime(Date.now() + 61_000);
    waits[0]?.end();
    expect(await next(events)).toMatchObject({ data: { data: { job: { doneCount: 7 } } } });
  });

  test('for more than a document may cost is refused before anything is listened to, and pays for it', async () => {
    await start(12);
    const rows = Array.from({ length: 25 }, (_x, n) => `r${n}: rows(first: 500) { nodes { number state } }`).join(' ');
    for (let times = 1; times <= 2; times += 1) {
      const events = eventsOf(await subscribe(`subscription { job(id: 7) { ${rows} } }`));
      expect(await next(events)).toMatchObject({
        data: { errors: [{ extensions: { code: 'LIMIT_EXCEEDED', params: { limit: 'cost' } } }] },
      });
      expect(await next(events)).toEqual({ event: 'complete', data: {} });
    }
    expect(platform.calls).toEqual([]);
    expect((await subscribe(progress)).status).toBe(429);
  });

  test.each([
    ['whose role is taken', 403, 'FORBIDDEN'],
    ['from whom the object is withheld', 404, 'NOT_FOUND'],
  ])('%s is told so with the next change, and nothing more', async (_name, status, code) => {
    await start(100);
    const events = eventsOf(await subscribe(progress));
    await next(events);
    platform.refusal = { code, message: 'No', params: {} };
    platform.status = status;
    platform.changed();
    expect(await next(events)).toMatchObject({ data: { errors: [{ extensions: { code } }] } });
    expect(await next(events)).toEqual({ event: 'complete', data: {} });
  });
});
