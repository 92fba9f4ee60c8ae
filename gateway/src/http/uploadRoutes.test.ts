import { once } from 'node:events';
import { createServer, request as httpRequest, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { createServer as createGateway } from '../server.ts';

const uploadPath = '/upload-api/v1/secured/workspaces/1/files/_upload';
const limit = 4 * 1024 * 1024;

let platform: Server;
let app: FastifyInstance;
/** What came to the platform: bytes as they come, and whether they came to an end. */
let uploads: { headers: IncomingMessage['headers']; url: string | undefined; bytes: number; state: string }[];

/** Real sockets on both sides: stubs know nothing of bodies that come piece by piece. */
beforeEach(async () => {
  uploads = [];
  platform = createServer((request, response) => {
    const upload = { headers: request.headers, url: request.url, bytes: 0, state: 'coming' };
    uploads.push(upload);
    request.on('data', (piece: Buffer) => (upload.bytes += piece.length));
    request.on('end', () => {
      upload.state = 'whole';
      response.writeHead(201, { 'content-type': 'application/json', 'x-internal': 'no' }).end('{"id":1}');
    });
    request.on('error', () => (upload.state = 'broken'));
  }).listen(0, '127.0.0.1');
  await once(platform, 'listening');
  app = await startGateway();
});

async function startGateway(settings: Record<string, string> = {}): Promise<FastifyInstance> {
  const gateway = await createGateway(
    parseConfig({
      APP_ENV: 'dev',
      LOG_LEVEL: 'silent',
      PLATFORM_URL: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
      UPLOAD_LIMIT_BYTES: String(limit),
      REQUEST_TIMEOUT_MS: '400',
      ...settings,
    }),
  );
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  return gateway;
}

afterEach(async () => {
  platform.closeAllConnections();
  platform.close();
  app.server.closeAllConnections();
  await app.close();
});

/** Begins a request; its body is what the test writes. */
function begin(path: string, headers: Record<string, string | number>): ClientRequest {
  const { port } = app.server.address() as AddressInfo;
  return httpRequest({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path,
    headers: { host: 'acme.localhost', ...headers },
  }).on('error', () => undefined);
}

async function answerTo(
  request: ClientRequest,
): Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: string }> {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: (await buffer(response)).toString() };
}

const signedIn = { authorization: 'Bearer access-1', 'content-type': 'multipart/form-data; boundary=x' };
const piece = Buffer.alloc(256 * 1024, 'x');

test('OP-02 GW-03 an upload continues as it comes, with the caller’s token and host, and so does the answer', async () => {
  const upload = begin(uploadPath, { ...signedIn, cookie: 'tokens=secret' });
  upload.write(piece);
  // The platform has the first piece while the second is still to be written.
  await expect.poll(() => uploads[0]?.bytes).toBe(piece.length);
  upload.end(piece);
  const { status, headers, body } = await answerTo(upload);
  expect([status, body, headers['x-internal']]).toEqual([201, '{"id":1}', undefined]);
  expect(uploads).toMatchObject([
    {
      bytes: 2 * piece.length,
      state: 'whole',
      url: uploadPath,
      headers: {
        authorization: 'Bearer access-1',
        'content-type': 'multipart/form-data; boundary=x',
        'x-forwarded-host': 'acme.localhost',
      },
    },
  ]);
  expect(uploads[0]?.headers.cookie).toBeUndefined();
});

test('who breaks off takes the call of the platform along', async () => {
  const upload = begin(uploadPath, signedIn);
  upload.write(piece);
  await expect.poll(() => uploads[0]?.bytes).toBe(piece.length);
  upload.destroy();
  await expect.poll(() => uploads[0]?.state).not.toBe('coming');
  expect(uploads).toMatchObject([{ state: 'broken', bytes: piece.length }]);
});

test.each<[string, Record<string, number>]>([
  ['that says so before', { 'content-length': limit + 1 }],
  ['that does not', {}],
])('an upload %s and is too large is refused with 413 and its limit', async (_how, headers) => {
  const upload = begin(uploadPath, { ...signedIn, ...headers });
  const answered = answerTo(upload);
  for (let sent = 0; sent <= limit; sent += piece.length) upload.write(piece);
  if (headers['content-length'] === undefined) upload.end();
  const { status, body } = await answered;
  upload.destroy();
  expect([status, JSON.parse(body).errors[0].extensions]).toMatchObject([
    413,
    { code: 'LIMIT_EXCEEDED', params: { limit: 'bytes', most: limit } },
  ]);
  expect(uploads.filter(({ state }) => state === 'whole')).toEqual([]);
});

test.each([
  ['nobody', {}, 401, 'UNAUTHENTICATED'],
  ['an unknown scheme', { authorization: 'token x' }, 401, 'UNAUTHENTICATED'],
  ['a cookie alone', { cookie: 'tokens=x' }, 400, 'CROSS_SITE'],
  [
    'a page of another origin',
    { cookie: 'tokens=x', 'apollo-require-preflight': '1', 'sec-fetch-site': 'same-site' },
    400,
    'CROSS_SITE',
  ],
])('REST-81 an upload of %s does not reach the platform', async (_who, headers, expected, code) => {
  const upload = begin(uploadPath, { 'content-type': 'multipart/form-data; boundary=x', ...headers });
  upload.end('x');
  const { status, body, headers: answered } = await answerTo(upload);
  expect([status, JSON.parse(body).errors[0].extensions.code]).toEqual([expected, code]);
  expect(answered['www-authenticate']?.startsWith('Bearer') ?? false).toBe(expected === 401);
  expect(uploads).toEqual([]);
});

test('a document whose body stalls ends at its configured time; an upload has its own', async () => {
  const upload = begin(uploadPath, signedIn);
  upload.write(piece);
  const stalled = begin('/graphql', { 'content-type': 'application/json', 'content-length': 100 });
  stalled.write('{');
  const { status, headers, body } = await answerTo(stalled);
  expect([status, headers['connection'], JSON.parse(body).errors[0].extensions]).toMatchObject([
    408,
    'close',
    { code: 'TIMEOUT', status: 408 },
  ]);
  upload.end();
  expect((await answerTo(upload)).status).toBe(201);
});

test('OP-31 an upload of which nothing comes any more is ended, and leaves no whole file', async () => {
  await app.close();
  app = await startGateway({ UPLOAD_SILENCE_MS: '300' });
  const upload = begin(uploadPath, signedIn);
  upload.write(piece);
  const { status } = await answerTo(upload);
  expect(status).toBe(408);
  await expect.poll(() => uploads[0]?.state).toBe('broken');
  upload.destroy();
});

test.each([
  ['may be sent again at once with its key', { 'idempotency-key': 'mine' }, /with the same `Idempotency-Key`/],
  ['is looked for first without one', {}, /look whether the file is there/],
])('OP-322 an upload whose answer is lost %s', async (_what, more, message) => {
  platform.removeAllListeners('request');
  platform.on('request', (request) => request.socket.destroy());
  const upload = begin(uploadPath, { ...signedIn, ...more });
  upload.end(piece);
  const { status, body } = await answerTo(upload);
  expect([status, JSON.parse(body)]).toMatchObject([502, { message: expect.stringMatching(message) }]);
});

test('OP-31 one person has four uploads on their way at most, and others are not held up', async () => {
  const running = Array.from({ length: 4 }, () => begin(uploadPath, signedIn));
  for (const upload of running) upload.write(piece);
  await expect.poll(() => uploads.length).toBe(4);
  const fifth = begin(uploadPath, signedIn);
  fifth.end(piece);
  expect((await answerTo(fifth)).status).toBe(429);
  const other = begin(uploadPath, { ...signedIn, authorization: 'Bearer access-2' });
  other.end(piece);
  expect((await answerTo(other)).status).toBe(201);
  for (const upload of running) upload.end();
  await Promise.all(running.map((upload) => answerTo(upload)));
  const next = begin(uploadPath, signedIn);
  next.end(piece);
  expect((await answerTo(next)).status).toBe(201);
});

test.each([
  ['at once', 0],
  ['late, after the caller has gone silent', 600],
])(
  'OP-31 an upload that the platform refuses %s is answered, and its connection does not stay half open',
  async (_when, delay) => {
    platform.removeAllListeners('request');
    platform.on('request', (request, response) => {
      const refuse = () =>
        response.writeHead(400, { 'content-type': 'application/json' }).end('{"code":"INVALID_FILE_TYPE"}');
      request.on('error', () => undefined);
      request.once('data', () => {
        if (delay === 0) refuse();
        else setTimeout(refuse, delay);
      });
    });
    const upload = begin(uploadPath, { ...signedIn, 'content-length': 3 * piece.length });
    const closed = new Promise<void>((resolve) => upload.once('close', resolve));
    upload.write(piece);
    const { status, body } = await answerTo(upload);
    expect([status, JSON.parse(body)]).toEqual([400, { code: 'INVALID_FILE_TYPE' }]);
    await closed;
  },
);

test('OP-31 who sends on after a refusal reads it, and continues with the same connection', async () => {
  platform.removeAllListeners('request');
  platform.on('request', (request, response) => {
    request.on('error', () => undefined);
    request.once('data', () =>
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"code":"INVALID_FILE_TYPE"}'),
    );
  });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const head = `POST ${uploadPath} HTTP/1.1\r\nhost: acme.localhost\r\nauthorization: Bearer access-1\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${4 * piece.length}\r\n\r\n`;
  let received = '';
  socket.on('data', (part: Buffer) => (received += part.toString()));
  socket.write(head);
  socket.write(piece);
  await expect.poll(() => received).toContain('INVALID_FILE_TYPE');
  for (let sent = 1; sent < 4; sent += 1) socket.write(piece);
  socket.write(head);
  socket.write(piece);
  await expect.poll(() => received.split('INVALID_FILE_TYPE').length).toBe(3);
  expect(received.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 400']);
  socket.destroy();
});
