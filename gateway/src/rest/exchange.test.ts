import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import { afterEach, expect, test } from 'vitest';
import { exchange } from './exchange.ts';

let server: Server;
let pool: Pool;
let connected: number;

/** One connection, so that the second call waits for the first. */
async function startServer(answer: RequestListener): Promise<void> {
  connected = 0;
  server = createServer(answer).on('connection', () => (connected += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { connections: 1 });
}

afterEach(async () => {
  await pool.destroy();
  server.closeAllConnections();
  server.close();
});

const read = (path: string, signal?: AbortSignal): Promise<{ status: number; text: string; length: number }> =>
  exchange(pool, { method: 'GET', path }, signal, {
    onSend: () => undefined,
    use: ({ status, bytes }) => ({ status, text: bytes.toString(), length: bytes.length }),
  });

/** Each part in a packet of its own, one after the other. */
function writeParts(response: ServerResponse, [part, ...rest]: readonly Buffer[], then: () => void): void {
  if (part === undefined) then();
  else response.write(part, () => writeParts(response, rest, then));
}

test('an answer that comes in pieces is whole, with characters that were cut in two', async () => {
  const text = 'Привіт, 🎓 ñ';
  await startServer((_request, response) => {
    const bytes = Array.from(Buffer.from(text), (byte) => Buffer.from([byte]));
    writeParts(response, bytes, () => response.end());
  });
  expect(await read('/')).toEqual({ status: 200, text, length: Buffer.byteLength(text) });
});

test.each([
  ['of a length that was told', { 'content-length': 10 }],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])('an answer %s that breaks off is none', async (_how, headers) => {
  await startServer((request, response) => {
    response.writeHead(200, headers);
    writeParts(response, [Buffer.from('{"a"')], () => request.socket.destroy());
  });
  await expect(read('/')).rejects.toBeInstanceOf(Error);
});

test.each([204, 304])('an answer without a body: %i', async (expected) => {
  await startServer((_request, response) => response.writeHead(expected).end());
  expect(await read('/')).toEqual({ status: expected, text: '', length: 0 });
});

test.each(['before', 'in the middle of'])('who gives up %s the answer ends the call at once', async (when) => {
  const begun = Promise.withResolvers<undefined>();
  const ended = Promise.withResolvers<boolean>();
  await startServer((_request, response) => {
    response.on('close', () => ended.resolve(response.writableEnded));
    if (when !== 'before') response.write('{"a"');
    begun.resolve(undefined);
  });
  const leaving = new AbortController();
  const answer = read('/', leaving.signal);
  await begun.promise;
  const reason = new Error('too late');
  leaving.abort(reason);
  await expect(answer).rejects.toBe(reason);
  expect(await ended.promise).toBe(false);
});

test('who gives up before a connection was free is never sent, and costs nobody the connection', async () => {
  const asked: string[] = [];
  const first = Promise.withResolvers<ServerResponse>();
  await startServer(({ url = '' }, response) => {
    asked.push(url);
    if (url === '/first') first.resolve(response);
    else response.end('{}');
  });
  const leaving = new AbortController();
  const answers = [read('/first'), read('/given-up', leaving.signal), read('/last')];
  const held = await first.promise;
  const reason = new Error('too late');
  leaving.abort(reason);
  await expect(answers[1]).rejects.toBe(reason);
  held.end('{}');
  expect(await Promise.all([answers[0], answers[2]])).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect([asked, connected]).toEqual([['/first', '/last'], 1]);
});
