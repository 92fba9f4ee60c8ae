import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { GraphqlError, NetworkError } from '../errors.ts';
import { failed, json, testServer, type Reply } from '../testing/testServer.ts';
import { testClient } from '../testing/testClient.ts';
import { awake, readEvents } from './readEvents.ts';

interface Ticks {
  readonly tick: number;
}
const document = 'subscription Ticks($after: Int) { tick(after: $after) }';

const next = (result: object): string => `event: next\ndata: ${JSON.stringify(result)}\n\n`;
const tick = (number: number): string => next({ data: { tick: number } });
const complete = 'event: complete\ndata: {}\n\n';

/** Tells the events, and leaves the connection open, breaks it off or ends it behind them. */
const stream =
  (events: string, behind: 'open' | 'broken' | 'ended' = 'ended'): Reply =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).write(`:\n\n${events}`);
    if (behind === 'ended') {
      response.end();
    } else if (behind === 'broken') {
      setImmediate(() => response.destroy());
    }
  };

async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) {
    all.push(item);
  }
  return all;
}

describe('BEY-45 OP-320 a subscription of the typed client', () => {
  it('tells each result until nothing follows', async () => {
    await using server = await testServer(stream(tick(1) + tick(2) + complete, 'open'));
    const results = testClient(server.host, { token: 'lectern_x' }).subscribe<Ticks>(document, {});
    expect(await collected(results)).toEqual([{ tick: 1 }, { tick: 2 }]);
    expect(server.received[0]?.headers).toMatchObject({
      accept: 'text/event-stream',
      authorization: 'Bearer lectern_x',
    });
  });

  it.each(['ended', 'broken'] as const)(
    'goes on over a connection that %s, by what was received last',
    async (behind) => {
      await using server = await testServer(stream(tick(1), behind), json(503, {}), stream(tick(2) + complete));
      const results = testClient(server.host).subscribe<Ticks, { after?: number }>(
        document,
        {},
        { resume: (received) => ({ after: received.tick }) },
      );
      expect(await collected(results)).toEqual([{ tick: 1 }, { tick: 2 }]);
      expect(server.variables).toEqual([{}, { after: 1 }, { after: 1 }]);
    },
  );

  it.each([
    ['as an event', stream(next({ errors: [{ message: 'No', extensions: { code: 'FORBIDDEN', status: 403 } }] }))],
    ['before it is a stream', failed('FORBIDDEN', { status: 403 })],
  ])('a refusal ends it: %s', async (_, reply) => {
    await using server = await testServer(reply);
    const results = testClient(server.host).subscribe<Ticks>(document, {});
    const error = await collected(results).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(GraphqlError);
    expect(error).toMatchObject({ code: 'FORBIDDEN' });
    expect(server.received).toHaveLength(1);
  });

  it('renews the session that ran out meanwhile', async () => {
    const over = stream(next({ errors: [{ message: 'Over', extensions: { code: 'UNAUTHENTICATED', status: 401 } }] }));
    const pair = { accessToken: 'a2', refreshToken: 'r2' };
    await using server = await testServer(
      stream(tick(1)),
      over,
      { data: { viewer: null }, extensions: { tokens: pair } },
      stream(tick(2) + complete),
    );
    const client = testClient(server.host, { tokens: { accessToken: 'a1', refreshToken: 'r1' } });
    expect(await collected(client.subscribe<Ticks>(document, {}))).toEqual([{ tick: 1 }, { tick: 2 }]);
    expect(server.received.at(-1)?.headers.authorization).toBe('Bearer a2');
  });

  it('closes the connection where its loop is left, and where the signal says so', async () => {
    let closed = 0;
    const noted: Reply = (response, received) => {
      response.on('close', () => (closed += 1));
      (stream(tick(1), 'open') as (...parts: Parameters<Extract<Reply, Function>>) => void)(response, received);
    };
    await using server = await testServer(noted);
    const client = testClient(server.host);
    for await (const _ of client.subscribe<Ticks>(document, {})) {
      break;
    }
    await expect.poll(() => closed).toBe(1);
    const leaving = new AbortController();
    const watching = collected(client.subscribe<Ticks>(document, {}, { signal: leaving.signal }));
    await expect.poll(() => server.received.length).toBe(2);
    leaving.abort(new Error('Enough'));
    await expect(watching).rejects.toThrow('Enough');
    await expect.poll(() => closed).toBe(2);
  });

  it('is no query, and a query is no subscription', async () => {
    await using server = await testServer({ data: {} });
    const client = testClient(server.host);
    await expect(collected(client.subscribe('{ viewer { user { name } } }', {}))).rejects.toThrow(
      'Only a subscription',
    );
    await expect(client.request(document, {})).rejects.toThrow('watch it by `subscribe`');
  });
});

describe('BEY-45 OP-320 events', () => {
  it.each([
    ['cut within a line', ['event: ne', 'xt\nda', 'ta: {"a":1}\n', '\nevent: complete\ndata: {}\n\n']],
    ['with other line ends', ['event: next\r\ndata: {"a":1}\r\n\r\nevent: complete\r\ndata: {}\r\n\r\n']],
    ['between signs of life', [':\n\n', ':\n\nevent: next\ndata: {"a":1}\n\n:\n\n', 'event:complete\ndata:{}\n\n']],
    ['of several lines of data', ['event: next\ndata: {"a"\ndata: :1}\n\nevent: complete\ndata: {}\n\n']],
  ])('are read %s', async (_, pieces) => {
    const events = await collected(readEvents(asStream(pieces)));
    expect(events.map(({ name, data }) => [name, JSON.parse(data) as unknown])).toEqual([
      ['next', { a: 1 }],
      ['complete', {}],
    ]);
  });

  it('a line that is silent for too long is dead', async () => {
    const tooSilent = () => new NetworkError('Silent', {});
    const pieces = awake(silentAfter('first'), { silenceMs: 20, tooSilent });
    expect(await pieces.next()).toEqual({ done: false, value: 'first' });
    await expect(pieces.next()).rejects.toThrow('Silent');
  });
});

async function* asStream(pieces: readonly string[]): AsyncGenerator<string, void, undefined> {
  yield* pieces;
}

async function* silentAfter(piece: string): AsyncGenerator<string, void, undefined> {
  yield piece;
  await new Promise(() => undefined);
}
