import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { createServer as createGateway } from '../server.ts';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let platform: Server;
let app: FastifyInstance;
let received: Received[];

/** Real sockets on both sides: stubs know nothing of bodies that come piece by piece. */
beforeEach(async () => {
  received = [];
  platform = createServer((request, response) => {
    void answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(platform, 'listening');
  app = await createGateway(
    parseConfig({
      APP_ENV: 'dev',
      LOG_LEVEL: 'silent',
      PLATFORM_URL: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
      REQUEST_TIMEOUT_MS: '400',
    }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, headers } = request;
  const body = await text(request).catch(() => null);
  // Broken off by its sender.
  if (body === null) return;
  received.push({ method, url, headers, body });
  response
    .writeHead(201, {
      'content-type': 'application/scim+json; charset=utf-8',
      location: 'https://acme.localhost/scim/v2/Users/1',
      etag: 'W/"1"',
      'www-authenticate': 'Bearer realm="scim"',
      'retry-after': '7',
      'x-internal': 'no',
    })
    .end('{"id":"1"}');
}

afterEach(async () => {
  platform.closeAllConnections();
  platform.close();
  app.server.closeAllConnections();
  await app.close();
});

const begin = (method: string, path: string, headers: Record<string, string | number> = {}) =>
  httpRequest({
    host: '127.0.0.1',
    // A request that is answered before it has ended leaves nothing for the next.
    agent: false,
    port: (app.server.address() as AddressInfo).port,
    method,
    path,
    headers: { host: 'acme.localhost', ...headers },
  }).on('error', () => undefined);

async function ask(method: string, path: string, headers: Record<string, string | number> = {}, body?: string) {
  const request = begin(method, path, headers);
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const token = { authorization: 'Bearer of-the-provider', 'content-type': 'application/scim+json' };

test('BEY-14 GW-03 every method goes to the platform with the provider’s token and without cookies, and its answer comes back', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    const sent = method === 'GET' || method === 'DELETE' ? undefined : '{"userName":"ada@demo.test"}';
    const path = '/scim/v2/Users?filter=userName%20eq%20%22a%22';
    const answer = await ask(method, path, { ...token, 'if-match': 'W/"0"', cookie: 'tokens=secret' }, sent);
    expect(answer, method).toMatchObject({
      status: 201,
      body: '{"id":"1"}',
      headers: {
        'content-type': 'application/scim+json; charset=utf-8',
        location: 'https://acme.localhost/scim/v2/Users/1',
        etag: 'W/"1"',
        'www-authenticate': 'Bearer realm="scim"',
        'retry-after': '7',
      },
    });
    expect(answer.headers['x-internal']).toBeUndefined();
    expect(received.at(-1)).toMatchObject({
      method,
      url: path,
      body: sent ?? '',
      headers: {
        authorization: token.authorization,
        'content-type': token['content-type'],
        'if-match': 'W/"0"',
        'x-forwarded-host': 'acme.localhost',
      },
    });
    expect(received.at(-1)?.headers.cookie).toBeUndefined();
  }
});

test('BEY-14 what is too large, too slow or climbs is refused in the words of SCIM, and never reaches the platform whole', async () => {
  const announced = await ask('POST', '/scim/v2/Users', { ...token, 'content-length': 2_000_000 }, 'x');
  expect(announced.status).toBe(413);
  expect(JSON.parse(announced.body)).toMatchObject({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: '413',
  });
  const unannounced = await ask(
    'POST',
    '/scim/v2/Users',
    { ...token, 'transfer-encoding': 'chunked' },
    'x'.repeat(1_100_000),
  );
  expect(unannounced.status).toBe(413);
  const climbing = await ask('GET', '/scim/v2/%2e%2e/api/v1/secured/users/me', token);
  expect(climbing.status).toBe(404);
  const stalled = begin('POST', '/scim/v2/Users', { ...token, 'content-length': 100 });
  stalled.write('{');
  const [response] = (await once(stalled, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(408);
  expect(received).toEqual([]);
});

test('BEY-14 a platform that does not answer is told as an outage that passes', async () => {
  platform.closeAllConnections();
  platform.close();
  await once(platform, 'close');
  const { status, headers, body } = await ask('GET', '/scim/v2/Users', token);
  expect([status, headers['retry-after'], JSON.parse(body).status]).toEqual([503, '1', '503']);
});
