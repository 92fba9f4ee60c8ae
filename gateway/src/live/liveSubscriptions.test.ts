/** The subscriptions of the gateway against a platform that is a small HTTP server (BEY-45, OP-299). */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createClient } from 'graphql-sse';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  aJob,
  eventsOf,
  listeningGateway,
  next,
  startLivePlatform,
  type LivePlatform,
} from '../testing/livePlatform.ts';
import { EventStream } from './EventStream.ts';

const progress = 'subscription { job(id: 7) { state doneCount } }';

let platform: LivePlatform;
let gateway: FastifyInstance;
let url: string;

beforeEach(async () => {
  platform = await startLivePlatform();
  await startGateway();
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

async function startGateway(environment: Record<string, string> = {}): Promise<void> {
  ({ gateway, url } = await listeningGateway(platform, environment));
}

const bearer = { authorization: 'Bearer access-1' };
const post = (query: string, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
const subscribe = (query: string, headers: Record<string, string> = bearer) =>
  post(query, { accept: 'text/event-stream', ...headers });

describe('BEY-45 OP-299 a subscription', () => {
  test('tells the present state at once, each change, and completes with what it is about', async () => {
    const events = eventsOf(await subscribe(progress));
    expect(await next(events)).toEqual({ event: 'next', data: { data: { job: { state: 'RUNNING', doneCount: 1 } } } });
    platform.job = { ...aJob, done: 2 };
    platform.changed();
    expect(await next(events)).toEqual({ event: 'next', data: { data: { job: { state: 'RUNNING', doneCount: 2 } } } });
    platform.job = { ...aJob, state: 'DONE', done: 3, endTime: '2030-01-01T00:00:00.000Z' };
    platform.changed();
    expect(await next(events)).toEqual({ event: 'next', data: { data: { job: { state: 'DONE', doneCount: 3 } } } });
    expect(await next(events)).toEqual({ event: 'complete', data: {} });
    expect(await next(events)).toBeUndefined();
  });

  test('listens before it reads, so that nothing is missed in between', async () => {
    await next(eventsOf(await subscribe(progress)));
    expect(platform.calls).toEqual([
      'GET /api/v1/secured/live?topic=job%3A7 Bearer access-1',
      'GET /api/v1/secured/jobs/7 Bearer access-1',
    ]);
  });

  test('says nothing of a signal that changed nothing of what is shown', async () => {
    const events = eventsOf(await subscribe(progress));
    await next(events);
    platform.changed();
    platform.job = { ...aJob, done: 3 };
    platform.changed();
    expect(await next(events)).toMatchObject({ data: { data: { job: { doneCount: 3 } } } });
  });

  test('continues when the platform ends its stream, and reads what changed meanwhile', async () => {
    const events = eventsOf(await subscribe(progress));
    await next(events);
    platform.job = { ...aJob, done: 2 };
    const again = platform.nextStream();
    platform.streams[0]?.end();
    await again;
    expect(await next(events)).toMatchObject({ data: { data: { job: { doneCount: 2 } } } });
  });

  test('of notices begins each event where the one before ended', async () => {
    const events = eventsOf(
      await subscribe('subscription { notices(after: "c0") { cursor notices { subject url } } }'),
    );
    const told = (cursor: string, ...notices: object[]) => ({
      event: 'next',
      data: { data: { notices: { cursor, notices } } },
    });
    expect(await next(events)).toEqual(told('c0+', { subject: 'Why?', url: expect.stringMatching(/^http:.+\/c0$/) }));
    platform.changed();
    expect(await next(events)).toEqual(
      told('c0++', { subject: 'Why?', url: expect.stringMatching(/^http:.+\/c0\+$/) }),
    );
  });

  test('ends with an error when its token does not count any more', async () => {
    const events = eventsOf(await subscribe(progress));
    await next(events);
    platform.status = 401;
    platform.changed();
    expect(await next(events)).toMatchObject({ data: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } });
    expect(await next(events)).toEqual({ event: 'complete', data: {} });
  });

  test('is interrupted where the session can be renewed, which takes the head of another answer', async () => {
    const events = eventsOf(await subscribe(progress, { ...bearer, 'x-refresh-token': 'refresh-1' }));
    await next(events);
    platform.status = 401;
    platform.changed();
    expect(await next(events)).toBeUndefined();
  });

  test('is interrupted and not completed when the server stops, so that its reader subscribes elsewhere', async () => {
    const events = eventsOf(await subscribe(progress));
    await next(events);
    const closed = gateway.close();
    expect(await next(events)).toBeUndefined();
    await closed;
  });

  test('lets go of the platform when its reader leaves', async () => {
    const leaving = new AbortController();
    const answer = await fetch(url, {
      method: 'POST',
      signal: leaving.signal,
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...bearer },
      body: JSON.stringify({ query: progress }),
    });
    await next(eventsOf(answer));
    const gone = once(platform.streams[0] as ServerResponse, 'close');
    leaving.abort();
    await expect(gone).resolves.toEqual([]);
  });

  test('is for signed-in people: what the platform refuses is an event, and nothing follows', async () => {
    platform.status = 401;
    for (const headers of [{}, { authorization: 'Bearer none' }] as Record<string, string>[]) {
      const events = eventsOf(await subscribe(progress, headers));
      expect(await next(events)).toMatchObject({
        event: 'next',
        data: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
      });
      expect(await next(events)).toEqual({ event: 'complete', data: {} });
    }
  });

  test('OP-316 says in words that a person has too many, as the platform refuses', async () => {
    platform.status = 429;
    platform.refusal = {
      code: 'RATE_LIMITED',
      message: 'At most 50 live streams are open for one person; close one, or try again in 5 seconds',
      params: { retryAfterSeconds: 5 },
    };
    const events = eventsOf(await subscribe(progress));
    expect(await next(events)).toMatchObject({
      event: 'next',
      data: {
        errors: [
          {
            message: 'At most 50 live streams are open for one person; close one, or try again in 5 seconds',
            extensions: { code: 'RATE_LIMITED' },
          },
        ],
      },
    });
    expect(await next(events)).toEqual({ event: 'complete', data: {} });
  });

  test('OP-316 is found by its hash once it was sent with it', async () => {
    const sha256Hash = createHash('sha256').update(progress).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const send = (body: object) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...bearer },
        body: JSON.stringify({ extensions, ...body }),
      });
    expect(await (await send({})).text()).toContain('PERSISTED_QUERY_NOT_FOUND');
    const told = { event: 'next', data: { data: { job: { state: 'RUNNING', doneCount: 1 } } } };
    expect(await next(eventsOf(await send({ query: progress })))).toEqual(told);
    expect(await next(eventsOf(await send({})))).toEqual(told);
  });

  test('OP-316 is cut where nobody reads it', async () => {
    const stream = new EventStream({ stallMs: 1 });
    const closed = once(stream, 'close');
    const told = stream.next({ data: 'x'.repeat(20_000) });
    await closed;
    // Who waits for room hears of it, too.
    await told;
    expect(stream.destroyed).toBe(true);
  });

  test('is held against the limits of every document', async () => {
    const aliases = Array.from({ length: 31 }, (_x, n) => `a${n}: state`).join(' ');
    const events = eventsOf(await subscribe(`subscription { job(id: 7) { ${aliases} } }`));
    expect(await next(events)).toMatchObject({
      data: { errors: [{ extensions: { code: 'LIMIT_EXCEEDED', params: { limit: 'aliases' } } }] },
    });
    expect(platform.calls).toEqual([]);
  });

  test('has one root field', async () => {
    const events = eventsOf(await subscribe('subscription { job(id: 7) { state } other: job(id: 8) { state } }'));
    expect(await next(events)).toMatchObject({
      data: { errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] },
    });
  });
});

describe('BEY-45 OP-299 streams', () => {
  test('a subscription without one is refused, before anything is read', async () => {
    const answer = await post(progress, { ...bearer, accept: 'application/graphql-response+json' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ message: 'A subscription is sent by POST with `Accept: text/event-stream`' }],
    });
    expect(platform.calls).toEqual([]);
  });

  test('a query is answered by one event', async () => {
    const answer = await subscribe('{ job(id: 7) { state } }');
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    const events = eventsOf(answer);
    expect(await next(events)).toEqual({ event: 'next', data: { data: { job: { state: 'RUNNING' } } } });
    expect(await next(events)).toEqual({ event: 'complete', data: {} });
    expect(await next(events)).toBeUndefined();
  });

  test.each([
    ['{ job(id: 7) { state } }', 'application/graphql-response+json; charset=utf-8'],
    [progress, 'text/event-stream; charset=utf-8'],
  ])('who takes both gets events for a subscription alone: %s', async (query, type) => {
    const accept =
      'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed';
    const answer = await post(query, { ...bearer, accept });
    expect(answer.headers.get('content-type')).toBe(type);
    await answer.body?.cancel();
  });

  test('the reservation of the single connection mode is refused in a sentence', async () => {
    const answer = await fetch(url, { method: 'PUT', headers: bearer });
    expect(answer.status).toBe(405);
    expect(await answer.text()).toContain('PUT is not taken here: send documents by POST');
  });

  test('a cookie from another site opens none', async () => {
    const answer = await subscribe(progress, {
      cookie: 'tokens=x',
      origin: 'http://evil.test',
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('CROSS_SITE');
  });

  test('at most so many are open with one token, and in the process', async () => {
    await gateway.close();
    await startGateway({ STREAMS: '2', STREAMS_PER_CALLER: '1' });
    const first = await subscribe(progress);
    const second = await subscribe(progress);
    expect([first.status, second.status, second.headers.get('retry-after')]).toEqual([200, 429, '5']);
    expect(await second.text()).toContain('RATE_LIMITED');
    const other = await subscribe(progress, { authorization: 'Bearer access-2' });
    const full = await subscribe(progress, { authorization: 'Bearer access-3' });
    expect([other.status, full.status, full.headers.get('retry-after')]).toEqual([200, 503, '5']);
    const metrics = await (await fetch(url.replace('/graphql', '/metrics'))).text();
    expect(metrics).toContain('gateway_open_streams 2');
    await first.body?.cancel();
    await other.body?.cancel();
  });

  test('the client of graphql-sse works by its defaults, with a token', async () => {
    const client = createClient({ url, headers: bearer });
    const results = client.iterate({ query: progress });
    expect((await results.next()).value).toMatchObject({ data: { job: { doneCount: 1 } } });
    platform.job = { ...aJob, state: 'DONE', endTime: '2030-01-01T00:00:00.000Z' };
    platform.changed();
    expect((await results.next()).value).toMatchObject({ data: { job: { state: 'DONE' } } });
    expect(await results.next()).toMatchObject({ done: true });
    client.dispose();
  });
});
