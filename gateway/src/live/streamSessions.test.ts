/** Subscriptions of a browser: its session is a cookie, and its documents are known by their ids (BEY-45, OP-299). */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventsOf, listeningGateway, next, startLivePlatform, type LivePlatform } from '../testing/livePlatform.ts';

const document = 'subscription followJob($id: ID!) { job(id: $id) { state doneCount } }';
const running = { event: 'next', data: { data: { job: { state: 'RUNNING', doneCount: 1 } } } };

let folder: string;
let platform: LivePlatform;
let gateway: FastifyInstance;
let url: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-persisted-'));
  const list = join(folder, 'persisted.json');
  await writeFile(list, JSON.stringify({ 'job-1': document }));
  platform = await startLivePlatform();
  ({ gateway, url } = await listeningGateway(platform, { WEB_PERSISTED: list }));
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
  await rm(folder, { recursive: true, force: true });
});

const send = (body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'apollo-require-preflight': 'true',
      ...headers,
    },
    body: JSON.stringify(body),
  });
const byId = { id: 'job-1', variables: { id: '7' } };

/** The cookies that an answer sets, as a browser sends them. */
const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

async function signIn(): Promise<{ readonly cookie: string }> {
  const answer = await send(
    { query: 'mutation { signIn(input: { username: "a@b.c", password: "x" }) { registered } }' },
    { accept: 'application/json' },
  );
  await answer.text();
  return { cookie: cookiesOf(answer) };
}

describe('BEY-45 OP-299 a subscription of a browser', () => {
  test('is known by the id of its document, and follows with its variables', async () => {
    const events = eventsOf(await send(byId, { authorization: 'Bearer access-1' }));
    expect(await next(events)).toEqual(running);
    platform.job = { ...platform.job, done: 2 };
    platform.changed();
    expect(await next(events)).toEqual({ event: 'next', data: { data: { job: { state: 'RUNNING', doneCount: 2 } } } });
  });

  test('who takes JSON as well gets events for an id that names a subscription', async () => {
    const accept = 'application/graphql-response+json, text/event-stream';
    const answer = await send(byId, { authorization: 'Bearer access-1', accept });
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await answer.body?.cancel();
  });

  test('an id that the gateway does not know is refused by its code, and no stream stays open', async () => {
    const answer = await send({ ...byId, id: 'job-2' }, { authorization: 'Bearer access-1' });
    expect(await answer.text()).toContain('UNKNOWN_DOCUMENT');
    expect(await openStreams()).toBe(0);
  });

  test('runs with the session of a cookie, each event with its token', async () => {
    const events = eventsOf(await send(byId, await signIn()));
    expect(await next(events)).toEqual(running);
    platform.job = { ...platform.job, done: 2 };
    platform.changed();
    expect(await next(events)).toMatchObject({ data: { data: { job: { doneCount: 2 } } } });
    const reads = platform.calls.filter((call) => /live|jobs/.test(call));
    expect(reads).toHaveLength(3);
    expect(new Set(reads.map((call) => call.split(' ').slice(2).join(' ')))).toEqual(new Set(['Bearer access-1']));
  });

  test('whose access token ran out begins with a renewed one, and its cookies go out with the head', async () => {
    const session = await signIn();
    platform.validToken = 'access-2';
    const answer = await send(byId, session);
    expect(cookiesOf(answer)).toContain('tokens=');
    const events = eventsOf(answer);
    expect(await next(events)).toEqual(running);
    platform.job = { ...platform.job, done: 2 };
    platform.changed();
    expect(await next(events)).toMatchObject({ data: { data: { job: { doneCount: 2 } } } });
    // Anyone who sends the cookies of the head has the renewed session.
    expect(await next(eventsOf(await send(byId, { cookie: cookiesOf(answer) })))).toMatchObject({ event: 'next' });
    expect(platform.calls.filter((call) => call.includes('/oauth/token'))).toHaveLength(2);
  });

  test('whose access token runs out in between is cut, and opened again with cookies that count', async () => {
    const session = await signIn();
    const events = eventsOf(await send(byId, session));
    expect(await next(events)).toEqual(running);
    platform.validToken = 'access-2';
    platform.job = { ...platform.job, done: 2 };
    platform.changed();
    expect(await next(events)).toBeUndefined();
    const again = await send(byId, session);
    expect(cookiesOf(again)).toContain('tokens=');
    expect(await next(eventsOf(again))).toMatchObject({ data: { data: { job: { doneCount: 2 } } } });
  });

  test('whose session was ended is told so when it is opened again, and loses its cookies', async () => {
    const session = await signIn();
    const events = eventsOf(await send(byId, session));
    expect(await next(events)).toEqual(running);
    platform.refusesRefresh = true;
    platform.validToken = 'none';
    const gone = once(platform.streams[0] as NonNullable<(typeof platform.streams)[0]>, 'close');
    platform.changed();
    expect(await next(events)).toBeUndefined();
    await gone;
    const again = await send(byId, session);
    expect(again.headers.getSetCookie().find((cookie) => cookie.startsWith('tokens='))).toMatch(/^tokens=;/);
    const refused = eventsOf(again);
    expect(await next(refused)).toMatchObject({ data: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } });
    expect(await next(refused)).toEqual({ event: 'complete', data: {} });
  });
});

async function openStreams(): Promise<number> {
  const metrics = await (await fetch(url.replace('/graphql', '/metrics'))).text();
  return Number(/^gateway_open_streams (\d+)$/m.exec(metrics)?.[1]);
}
