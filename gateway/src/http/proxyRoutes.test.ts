import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { createServer as createGateway } from '../server.ts';
import { aCourseWithOutline } from '../testing/builders.ts';

const connections = 4;
const coursePath = '/api/v1/public/courses/258';

let platform: Server;
let app: FastifyInstance;
let address: string;

/** Real sockets on both sides: stubs know neither of connections that are held nor of callers that go away. */
async function startGateway(answer: RequestListener): Promise<void> {
  platform = createServer(answer).listen(0, '127.0.0.1');
  await once(platform, 'listening');
  app = await createGateway(
    parseConfig({
      APP_ENV: 'dev',
      LOG_LEVEL: 'silent',
      PLATFORM_URL: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
      UPSTREAM_CONNECTIONS: String(connections),
      UPSTREAM_TIMEOUT_MS: '300000',
    }),
  );
  address = await app.listen({ host: '127.0.0.1', port: 0 });
}

afterEach(async () => {
  platform.closeAllConnections();
  platform.close();
  app.server.closeAllConnections();
  await app.close();
});

test('who stops reading is left in the end, and what they asked for is given up', async () => {
  const givenUp = Promise.withResolvers<boolean>();
  await startGateway((_request, response) => {
    response.on('close', () => givenUp.resolve(response.writableEnded));
    const part = Buffer.alloc(64 * 1024);
    const goOn = (): void => {
      while (response.write(part));
    };
    response.on('drain', goOn);
    goOn();
  });
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const request = get(`${address}/static/endless.bin`).on('error', () => undefined);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.on('error', () => undefined);
  const [socket] = await connected;
  expect(socket.timeout, 'longer than an upload may take').toBe(930_000);
  socket.emit('timeout');
  expect(await givenUp.promise, 'the platform finished its answer').toBe(false);
});

test('files that are read slowly, however many, leave connections to everything else', async () => {
  await startGateway((request, response) => {
    if (request.url?.startsWith(coursePath) === true) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(aCourseWithOutline()));
    } else response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 1_000_000 }).write('a beginning');
  });
  const files = Array.from({ length: connections }, async () => {
    const request = get(`${address}/static/large.webp`).on('error', () => undefined);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.on('error', () => undefined);
    return response.statusCode;
  });
  expect(await Promise.all(files)).toEqual(files.map(() => 200));
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ course(id: 258) { courseId } }' }),
  });
  expect(await answer.json()).toMatchObject({ data: { course: { courseId: 258 } } });
});

test('who goes away before a file comes takes the call of the platform along', async () => {
  const asked = Promise.withResolvers<undefined>();
  const left = Promise.withResolvers<boolean>();
  await startGateway((_request, response) => {
    response.on('close', () => left.resolve(response.writableEnded));
    asked.resolve(undefined);
  });
  const request = get(`${address}/static/late.webp`).on('error', () => undefined);
  await asked.promise;
  request.destroy();
  expect(await left.promise, 'the platform finished its answer').toBe(false);
});
