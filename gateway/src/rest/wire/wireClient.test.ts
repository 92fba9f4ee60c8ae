import { once } from 'node:events';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { WireError } from './WireError.ts';
import { createWireClient, type WireClient, type WireClientOptions } from './wireClient.ts';

let server: Server;
let client: WireClient;
const sockets = new Set<Socket>();

async function listen(started: Server, options: Partial<WireClientOptions> = {}): Promise<void> {
  server = started.on('connection', (socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  client = createWireClient({
    host: '127.0.0.1',
    port,
    connections: 1,
    connectTimeoutMs: 60_000,
    timeoutMs: 60_000,
    keepAliveMs: 60_000,
    ...options,
  });
}

const serve = (answer: RequestListener, options?: Partial<WireClientOptions>): Promise<void> =>
  listen(createHttpServer(answer), options);

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server.close();
  await client.close();
});

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly signal?: AbortSignal;
  readonly onSend?: () => void;
}

const send = (path: string, { method = 'GET', headers = {}, body, signal, onSend = () => undefined }: Sent = {}) =>
  client.send({ method, path, headers, body }, signal, {
    onSend,
    use: ({ status, etag, bytes }) => ({ status, etag, text: bytes.toString() }),
  });

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

test('a server reads what was sent, and its answer is read, whatever is in both', async () => {
  const heard: unknown[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await textOf(request);
    heard.push([request.method, request.url, request.headers['x-word'], text]);
    response.setHeader('etag', '"e"');
    // In one piece with a length, or in chunks.
    if (text.length % 2 === 0) response.end(text);
    else response.write(text, () => response.end());
  };
  await serve((request, response) => void answer(request, response));
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: fc.constantFrom('a', 'é', 'ÿ', '~', ' x') }),
      async (body, word) => {
        const answer = await send('/a?b=%20', { method: 'POST', headers: { 'x-word': word }, body });
        expect(answer).toEqual({ status: 200, etag: '"e"', text: Buffer.from(body).toString() });
        expect(heard.pop()).toEqual(['POST', '/a?b=%20', word.trim(), Buffer.from(body).toString()]);
      },
    ),
  );
  expect(sockets.size).toBe(1);
});

test('a write without a body says that it has none', async () => {
  await serve((request, response) => response.end(request.headers['content-length'] ?? 'untold'));
  const answers = [await send('/', { method: 'POST' }), await send('/', { method: 'DELETE' }), await send('/')];
  expect(answers.map(({ text }) => text)).toEqual(['0', '0', 'untold']);
});

test('what no head can carry is a fault of ours, and is not sent', async () => {
  const asked: string[] = [];
  await serve(({ url = '' }, response) => {
    asked.push(url);
    response.end('{}');
  });
  const smuggled = 'a\r\nx-forwarded-host: other.test';
  await expect(send('/', { headers: { 'x-word': smuggled } })).rejects.toBeInstanceOf(TypeError);
  await expect(send('/', { headers: { 'x-word': '\u2603' } })).rejects.toBeInstanceOf(TypeError);
  await expect(send('/a b')).rejects.toBeInstanceOf(TypeError);
  await expect(send('/\r\n')).rejects.toBeInstanceOf(TypeError);
  await expect(send('elsewhere')).rejects.toBeInstanceOf(TypeError);
  await send('/fine');
  expect(asked).toEqual(['/fine']);
});

test('a reader that fails costs nobody the connection', async () => {
  await serve((_request, response) => response.end('{}'));
  const call = {
    onSend: () => undefined,
    use: () => {
      throw new Error('not mine');
    },
  };
  await expect(
    client.send({ method: 'GET', path: '/', headers: {}, body: undefined }, undefined, call),
  ).rejects.toThrow('not mine');
  expect((await send('/')).status).toBe(200);
  expect(sockets.size).toBe(1);
});

test('as many calls are on their way as there are connections; the others wait in line', async () => {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  await serve(
    ({ url = '' }, response) => {
      asked.push(url);
      held.push(() => response.end(url));
    },
    { connections: 2 },
  );
  const answers = ['/1', '/2', '/3', '/4'].map((path) => send(path));
  for (let answered = 0; answered < 4; answered += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held.shift()?.();
    await Promise.race(answers.slice(answered));
  }
  expect((await Promise.all(answers)).map(({ text }) => text)).toEqual(['/1', '/2', '/3', '/4']);
  expect([asked.length, sockets.size]).toEqual([4, 2]);
});

describe('who gives up', () => {
  const reason = new Error('too late');

  test('in the middle of an answer ends the call at once, and the next one has a connection of its own', async () => {
    const begun = Promise.withResolvers<undefined>();
    const ended = Promise.withResolvers<boolean>();
    await serve(({ url }, response) => {
      if (url === '/next') return response.end('{}');
      response.on('close', () => ended.resolve(response.writableEnded));
      response.write('{"a"');
      begun.resolve(undefined);
    });
    const leaving = new AbortController();
    const answer = send('/', { signal: leaving.signal });
    await begun.promise;
    leaving.abort(reason);
    await expect(answer).rejects.toBe(reason);
    expect(await ended.promise).toBe(false);
    expect((await send('/next')).text).toBe('{}');
  });

  test('while waiting for a connection is never sent, and costs nobody the connection', async () => {
    const asked: string[] = [];
    const first = Promise.withResolvers<() => void>();
    await serve(({ url = '' }, response) => {
      asked.push(url);
      if (url === '/first') first.resolve(() => response.end('{}'));
      else response.end('{}');
    });
    const leaving = new AbortController();
    let isSent = false;
    const answers = [
      send('/first'),
      send('/given-up', { signal: leaving.signal, onSend: () => (isSent = true) }),
      send('/last'),
    ];
    const release = await first.promise;
    leaving.abort(reason);
    await expect(answers[1]).rejects.toBe(reason);
    release();
    expect(await Promise.all([answers[0], answers[2]])).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect([asked, sockets.size, isSent]).toEqual([['/first', '/last'], 1, false]);
  });

  test('before the connection is made leaves it to the next', async () => {
    const asked: string[] = [];
    await serve(({ url = '' }, response) => {
      asked.push(url);
      response.end('{}');
    });
    const leaving = new AbortController();
    const answers = [send('/given-up', { signal: leaving.signal }), send('/next')];
    leaving.abort(reason);
    await expect(answers[0]).rejects.toBe(reason);
    expect((await answers[1])?.status).toBe(200);
    expect([asked, sockets.size]).toEqual([['/next'], 1]);
  });

  test('before asking asks nothing', async () => {
    await serve((_request, response) => response.end('{}'));
    await expect(send('/', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(sockets.size).toBe(0);
  });
});

describe('there is no answer', () => {
  test('from a server that is not there, and nothing was sent', async () => {
    await serve((_request, response) => response.end('{}'));
    server.close();
    await once(server, 'close');
    let isSent = false;
    await expect(send('/', { onSend: () => (isSent = true) })).rejects.toBeInstanceOf(WireError);
    expect(isSent).toBe(false);
  });

  test('from a server that hangs up, and the next call has a connection of its own', async () => {
    await serve(({ url, socket }, response) => {
      if (url === '/next') response.end('{}');
      else socket.destroy();
    });
    let isSent = false;
    await expect(send('/', { onSend: () => (isSent = true) })).rejects.toBeInstanceOf(WireError);
    expect(isSent).toBe(true);
    expect((await send('/next')).status).toBe(200);
  });

  test('from a server that is silent for too long', async () => {
    await serve(() => undefined, { timeoutMs: 20 });
    await expect(send('/')).rejects.toThrow('No answer came in time');
  });

  test('from a server that says its head word by word, and never to its end', async () => {
    await listen(
      createServer((socket) => {
        const say = (): void => void socket.write('X: a\r\n', () => setImmediate(say));
        socket
          .on('error', () => undefined)
          .once('data', () => {
            socket.write('HTTP/1.1 200 OK\r\n');
            say();
          });
      }),
      { timeoutMs: 30 },
    );
    await expect(send('/')).rejects.toBeInstanceOf(WireError);
  });

  test('in what is no answer, and nothing of it reaches the next call', async () => {
    await listen(
      createServer((socket) => {
        socket.on('data', () => {
          if (sockets.size === 1) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x');
          else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]');
        });
      }),
    );
    await expect(send('/')).rejects.toBeInstanceOf(WireError);
    expect((await send('/')).text).toBe('[]');
  });

  test('to anything after the client is closed', async () => {
    await serve((_request, response) => response.end('{}'));
    await send('/');
    await client.close();
    await expect(send('/')).rejects.toBeInstanceOf(WireError);
  });
});

test('an answer that nobody asked for is given to nobody', async () => {
  const forged = 'HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nforged';
  await listen(
    createServer((socket) => {
      socket.on('data', () =>
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}', () => socket.write(forged)),
      );
    }),
  );
  expect((await send('/')).text).toBe('{}');
  await expect.poll(() => [...sockets].every(({ destroyed }) => destroyed)).toBe(true);
  expect((await send('/')).text).toBe('{}');
});

test('a server that closes after each answer, without saying so, is sent nothing on that connection', async () => {
  let asked = 0;
  await listen(
    createServer((socket) => {
      socket.once('data', () => {
        asked += 1;
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}');
        socket.destroy();
      });
    }),
  );
  const answers = await Promise.all(Array.from({ length: 6 }, () => send('/', { method: 'POST', body: '{}' })));
  expect(answers.map(({ text }) => text)).toEqual(Array(6).fill('{}'));
  expect([asked, sockets.size]).toEqual([6, 6]);
});

test('a connection is not used when the server is about to close it', async () => {
  await serve((_request, response) => response.setHeader('keep-alive', 'timeout=1').end('{}'));
  await send('/');
  await send('/');
  expect(sockets.size).toBe(2);
});

test('what is on its way ends before the client is closed', async () => {
  const held = Promise.withResolvers<() => void>();
  await serve((_request, response) => held.resolve(() => response.end('{}')));
  const answer = send('/');
  const release = await held.promise;
  const closed = client.close();
  release();
  expect((await answer).text).toBe('{}');
  await closed;
});
