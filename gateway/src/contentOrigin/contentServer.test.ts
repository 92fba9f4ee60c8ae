import type { FastifyInstance } from 'fastify';
import { MockAgent } from 'undici';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { createServer } from '../server.ts';
import { contentOriginOf } from '../contentOrigin.ts';
import { createContentServer } from './contentServer.ts';

let folder: string;
let platform: MockAgent;
let opened: FastifyInstance[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-content-'));
  await mkdir(join(folder, 'player'));
  await writeFile(join(folder, 'player', 'index.html'), '<!doctype html>');
  platform = new MockAgent();
  platform.disableNetConnect();
  opened = [];
});
afterEach(async () => {
  for (const app of opened) await app.close();
  await rm(folder, { recursive: true });
});

async function open(
  create: typeof createContentServer,
  settings: Record<string, string> = {},
): Promise<FastifyInstance> {
  const config = parseConfig({
    ...settings,
    APP_ENV: 'dev',
    PLATFORM_URL: 'http://platform.test',
    LOG_LEVEL: 'silent',
    WEB_DIST: folder,
  });
  const app = await create(config, { dispatcher: platform });
  opened.push(app);
  return app;
}

const address = '/p/school.test/ticket/a/index.html?attempt=1';

test('OP-70 a file of a package is asked for in the workspace of its ticket, without cookies in either direction', async () => {
  let asked: Record<string, string> = {};
  platform
    .get('http://platform.test')
    .intercept({ path: '/scorm-content/ticket/a/index.html' })
    .reply(({ headers }) => {
      asked = Object.fromEntries(Object.entries(headers as Record<string, string>));
      return {
        statusCode: 206,
        data: '<p>',
        responseOptions: {
          headers: { 'content-type': 'text/html', 'content-range': 'bytes 0-2/9', 'set-cookie': 'session=theirs' },
        },
      };
    });
  const app = await open(createContentServer);
  const { statusCode, body, headers } = await app.inject({
    url: address,
    headers: { host: 'school.test:4003', cookie: 'session=ours', authorization: 'Bearer ours', range: 'bytes=0-2' },
  });
  expect([statusCode, body, headers['content-range']]).toEqual([206, '<p>', 'bytes 0-2/9']);
  expect(asked).toMatchObject({ 'x-forwarded-host': 'school.test', range: 'bytes=0-2' });
  expect(Object.keys(asked)).not.toEqual(expect.arrayContaining(['cookie']));
  expect(Object.keys(asked)).not.toEqual(expect.arrayContaining(['authorization']));
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-security-policy']).toContain(
    "frame-ancestors 'self' http://school.test:* https://school.test:*",
  );
  expect(headers['content-security-policy']).toContain("connect-src 'self'");
});

test('OP-70 the page that plays packages has a policy of its own', async () => {
  const app = await open(createContentServer);
  const { statusCode, headers } = await app.inject({
    url: '/player/index.html',
    headers: { host: 'school.test:4003' },
  });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});

test('OP-70 a package of another workspace is nothing to the origin of this one', async () => {
  const app = await open(createContentServer);
  expect((await app.inject({ url: address, headers: { host: 'other.test:4003' } })).statusCode).toBe(404);
});

test('OP-70 an origin that is named for all workspaces has the packages of all', async () => {
  platform
    .get('http://platform.test')
    .intercept({ path: '/scorm-content/ticket/a/index.html' })
    .reply(200, '<p>', { headers: { 'content-type': 'text/html' } });
  const app = await open(createContentServer, { CONTENT_ORIGIN: 'https://content.test' });
  expect((await app.inject({ url: address, headers: { host: 'content.test' } })).statusCode).toBe(200);
});

test('OP-70 no script of a package becomes a service worker, which could give pages without a policy', async () => {
  const app = await open(createContentServer);
  const headers = { host: 'school.test', 'service-worker': 'script' };
  expect((await app.inject({ url: '/p/school.test/ticket/sw.js', headers })).statusCode).toBe(404);
});

test.each([
  ['/nothing', 'school.test', 404],
  ['/p/school.test/ticket/', 'school.test', 404],
  ['/p/other.test/ticket/a.html', 'school.test', 404],
  ['/p/school.test/ticket/a.html', 'school.test', 502],
  ['/p/%E0%A4%A/ticket/a.html', 'school.test', 400],
  ['/p/%', 'school.test', 400],
  ['/', 'a,b', 400],
])('OP-70 what refuses has a policy too, so that a package gets nowhere through it: %s', async (url, host, status) => {
  const app = await open(createContentServer);
  const { statusCode, headers } = await app.inject({ url, headers: { host } });
  expect([statusCode, headers['content-security-policy']]).toEqual([
    status,
    "default-src 'none'; sandbox; frame-ancestors 'none'",
  ]);
});

test('OP-70 so has what is refused before it is read', async () => {
  const app = await open(createContentServer);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${address}/p/${'x'.repeat(40_000)}`);
  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
    400,
    "default-src 'none'; sandbox; frame-ancestors 'none'",
  ]);
});

test.each([
  '/',
  '/graphql',
  '/p/school.test/ticket/',
  '/p/school.test/ticket/../../api/v1',
  '/p/a,b/ticket/x',
  '/player/../index.html',
])('OP-70 there is nothing else: %s', async (url) => {
  const app = await open(createContentServer);
  expect((await app.inject({ url })).statusCode).toBe(404);
});

test('OP-70 the origin of the application gives no byte of a package', async () => {
  const app = await open(createServer);
  for (const url of [address, '/scorm-content/ticket/a/index.html']) {
    const { body, statusCode } = await app.inject({ url });
    expect([url, statusCode === 200 && body === '<p>']).toEqual([url, false]);
  }
  platform.assertNoPendingInterceptors();
});

const local = 'p/localhost/ticket/a/index.html';

test.each([
  ['the default host has the content of hosts of this machine', {}, 'content.localhost:4003', local, 200],
  [
    'so it has that of a workspace below',
    {},
    'content.localhost:4003',
    local.replace('localhost', 'acme.localhost'),
    200,
  ],
  ['the host of the application has none', {}, 'localhost:4003', local, 404],
  ['nor that of a workspace', {}, 'acme.localhost:4003', local.replace('localhost', 'acme.localhost'), 404],
  ['nor the address of this machine', {}, '127.0.0.1:4003', local.replace('localhost', '127.0.0.1'), 404],
  ['the default host has nothing of others', {}, 'content.localhost:4003', address.slice(1), 404],
  ['a host of another machine has its own', {}, 'school.test:4003', address.slice(1), 200],
  ['the named host has all', { CONTENT_ORIGIN: 'https://content.test' }, 'content.test', local, 200],
  ['and no other has any', { CONTENT_ORIGIN: 'https://content.test' }, 'school.test', address.slice(1), 404],
  ['not even the player', { CONTENT_ORIGIN: 'https://content.test' }, 'school.test', 'player/index.html', 404],
  ['also by default', {}, 'localhost:4003', 'player/index.html', 404],
])('OP-117 OP-70 %s', async (_what, settings, host, url, status) => {
  platform
    .get('http://platform.test')
    .intercept({ path: '/scorm-content/ticket/a/index.html' })
    .reply(200, '<p>', { headers: { 'content-type': 'text/html' } });
  const app = await open(createContentServer, settings);
  expect((await app.inject({ url: `/${url}`, headers: { host } })).statusCode).toBe(status);
});

test.each([
  ['http', 'localhost', {}, 'http://content.localhost:4003'],
  ['http', 'acme.localhost', {}, 'http://content.localhost:4003'],
  ['http', '127.0.0.1', {}, 'http://content.localhost:4003'],
  ['http', '[::1]', {}, 'http://content.localhost:4003'],
  ['https', 'school.test', {}, 'https://school.test:4003'],
  ['https', 'notlocalhost', {}, 'https://notlocalhost:4003'],
  ['https', 'localhost', { contentOrigin: 'https://content.test' }, 'https://content.test'],
] as const)('OP-117 packages of %s://%s with %j run at %s', (protocol, hostname, settings, origin) => {
  const config = { contentOrigin: undefined, contentPort: 4003, ...settings };
  expect(contentOriginOf({ protocol, hostname }, config)).toBe(origin);
});

test('OP-115 what an item says last goes to the workspace that its address names, without cookies', async () => {
  let asked: { headers?: unknown; body?: unknown } = {};
  platform
    .get('http://platform.test')
    .intercept({ path: '/scorm-commits', method: 'POST' })
    .reply(({ headers, body }) => {
      asked = { headers, body };
      return { statusCode: 204, data: '' };
    });
  const app = await open(createContentServer);
  const answer = await app.inject({
    method: 'POST',
    url: '/commits/acme.localhost',
    headers: { host: 'content.localhost:4003', 'content-type': 'application/json', cookie: 'tokens=x' },
    payload: '{"ticket":"t"}',
  });
  expect([answer.statusCode, asked.body]).toEqual([204, '{"ticket":"t"}']);
  expect(asked.headers).toMatchObject({ 'x-forwarded-host': 'acme.localhost' });
  expect(Object.keys(asked.headers as object)).not.toEqual(expect.arrayContaining(['cookie']));
});

test.each([
  ['another host', 'localhost', '/commits/localhost', 'application/json', '{}', 404],
  ['a workspace of another origin', 'content.localhost', '/commits/school.test', 'application/json', '{}', 404],
  ['a form', 'content.localhost', '/commits/localhost', 'application/x-www-form-urlencoded', 'a=b', 415],
  [
    'more than a page can send',
    'content.localhost',
    '/commits/localhost',
    'application/json',
    'x'.repeat(100_001),
    413,
  ],
])('OP-115 it is not taken of %s', async (_what, host, url, type, payload, status) => {
  const app = await open(createContentServer);
  const headers = { host, 'content-type': type };
  expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(status);
});
