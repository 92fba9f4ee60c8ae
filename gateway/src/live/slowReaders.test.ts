/** Readers of streams that take little or nothing, on real sockets (BEY-45, OP-316). */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventsOf, listeningGateway, next, startLivePlatform, type LivePlatform } from '../testing/livePlatform.ts';
import { longWait } from '../testing/longWait.ts';

const query = 'subscription { notices(after: "c") { cursor notices { subject } } }';
const halfMegabyte = 524_288;

let platform: LivePlatform;
let gateway: FastifyInstance;
let url: string;
let sockets: Socket[];

beforeEach(async () => {
  platform = await startLivePlatform();
  ({ gateway, url } = await listeningGateway(platform));
  sockets = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  // Who reads nothing would keep a server waiting that stops.
  for (const socket of sockets) socket.destroy();
  await gateway.close();
  await platform.close();
});

const subscribe = () =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: 'Bearer fast' },
    body: JSON.stringify({ query }),
  });

/** A client that sends its request, and takes the head of the answer and nothing more. */
async function subscribeWithoutReading(): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
  sockets.push(socket);
  // The end of a connection that was cut may be an error.
  socket.on('error', () => undefined);
  const body = JSON.stringify({ query });
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\naccept: text/event-stream\r\nauthorization: Bearer slow\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await once(socket, 'readable');
  return socket;
}

const readsOf = (token: string): number =>
  platform.calls.filter((call) => call.includes('/notices/new') && call.endsWith(token)).length;

describe('BEY-45 OP-316 who reads nothing', () => {
  test('has one event waiting, and is cut after a minute, while others are told everything', async () => {
    const socket = await subscribeWithoutReading();
    const slowStream = platform.streams[0] as ServerResponse;
    const events = eventsOf(await subscribe());
    expect(await next(events)).toMatchObject({ event: 'next' });
    platform.subject = 'x'.repeat(halfMegabyte);
    for (let told = 1; told <= 40; told += 1) {
      platform.changed();
      expect(await next(events)).toMatchObject({ event: 'next' });
    }
    // What the sockets hold is taken: from then on nothing is read for those who take nothing, whatever changes.
    expect([readsOf('fast'), readsOf('slow') < 30]).toEqual([41, true]);
    const gone = once(slowStream, 'close');
    await vi.advanceTimersByTimeAsync(60_000);
    await gone;
    // Nothing was said to be complete, so that it subscribes again; the present state is what it is told then.
    expect(await restOf(socket)).not.toContain('event: complete');
    platform.changed();
    expect(await next(events)).toMatchObject({ event: 'next' });
    expect(await next(eventsOf(await subscribe()))).toMatchObject({ event: 'next' });
  });

  test('hears that the line is alive every 12 seconds, where nothing happens', async () => {
    platform.subject = 'Why?';
    const socket = await subscribeWithoutReading();
    socket.setEncoding('utf8');
    let heard = '';
    socket.on('data', (text) => {
      heard += String(text);
    });
    await vi.waitFor(() => expect(heard).toContain('Why?'), longWait);
    heard = '';
    await vi.advanceTimersByTimeAsync(24_000);
    await vi.waitFor(() => expect(heard.match(/^:$/gm)).toHaveLength(2), longWait);
  });
});

/** What came until the connection ended. */
async function restOf(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('data', (piece) => {
    text = (text + String(piece)).slice(-1_000);
  });
  await once(socket, 'close');
  return text;
}
