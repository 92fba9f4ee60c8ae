import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCourse, aPage } from '../testing/builders.ts';
import { bearer, createTestClock, createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { parseConfig } from '../config.ts';
import { createServer } from '../server.ts';
import { createBreaker } from './breaker.ts';
import { createServedHosts } from '../fairness/servedHosts.ts';
import { createUpstream } from './upstream.ts';
import { toRestError } from './RestError.ts';

const me = '/api/v1/secured/users/me';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

test('an operation that takes too long ends with TIMEOUT', async () => {
  // A real server that never answers: stubs do not know of calls that are given up.
  const silent = createHttpServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const config = parseConfig({
    APP_ENV: 'dev',
    LOG_LEVEL: 'silent',
    OPERATION_TIMEOUT_MS: '60',
    PLATFORM_URL: `http://127.0.0.1:${port}`,
  });
  const app = await createServer(config);
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...bearer() },
    payload: { query: '{ viewer { user { name } } }' },
  });
  expect(response.json().errors[0].extensions).toMatchObject({ code: 'TIMEOUT', status: 504 });
  silent.closeAllConnections();
  silent.close();
  await app.close();
});

test('an outage is an error and never an absence; catalogue lists say that they are unavailable', async () => {
  gateway.on('GET', '/api/v1/public/workspaces', { status: 503, body: 'not json' });
  gateway.on('GET', '/api/v1/public/courses', { status: 502 });
  const { data, errors } = await gateway.ask('{ workspace { hostname } courses { unavailable totalCount } }');
  expect(data).toEqual({ workspace: null, courses: { unavailable: true, totalCount: 0 } });
  expect(errors).toHaveLength(1);
  expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', status: 503 });
});

test('ERR-01 GW-09 -1 comes through with its own message', async () => {
  gateway.on('GET', me, { status: 500, body: { code: -1, message: 'Unknown error occurred', params: {} } });
  const { errors } = await gateway.ask('{ viewer { user { name } } }', {}, bearer());
  expect(errors[0]).toMatchObject({ message: 'Unknown error occurred', extensions: { code: '-1', status: 500 } });
});

test('after failures in a row the platform is left alone for a moment', async () => {
  const tags = '/api/v1/public/tags';
  gateway.on('GET', tags, { status: 503 });
  const ask = () => gateway.ask('{ tags { unavailable } }');
  for (let i = 0; i < 8; i += 1) expect((await ask()).data.tags.unavailable).toBe(true);
  expect(gateway.calls).toHaveLength(5);
  gateway.clock.advance(2_001);
  gateway.on('GET', tags, { body: aPage([]) });
  expect((await ask()).data.tags.unavailable).toBe(false);
  gateway.on('GET', '/api/v1/public/courses', { body: aPage([aCourse()]) });
  expect((await gateway.ask('{ courses { totalCount } }')).data.courses.totalCount).toBe(1);
});

describe('the breaker', () => {
  test('is not told that the platform is too busy for one thing: it says so itself, and answers everything else', async () => {
    gateway.on('POST', '/oauth/token', { status: 503, body: { code: 'UNAVAILABLE', message: 'busy' } });
    gateway.on('GET', '/api/v1/public/tags', { body: aPage([]) });
    const guess = 'mutation { signIn(input: { username: "a@b.c", password: "x" }) { registered } }';
    for (let i = 0; i < 6; i += 1) {
      expect((await gateway.ask(guess)).errors[0]?.extensions['code']).toBe('UNAVAILABLE');
    }
    expect((await gateway.ask('{ tags { unavailable } }')).data.tags.unavailable).toBe(false);
  });

  test('is told of a 503 that says nothing, which something before the platform may have sent, and of none with a code', async () => {
    const ask = () => gateway.ask('{ viewer { user { name } } }', {}, bearer());
    gateway.on('GET', me, { status: 503, body: { code: 'UNAVAILABLE', message: 'busy' } });
    for (let i = 0; i < 8; i += 1) expect((await ask()).errors[0]?.extensions['code']).toBe('UNAVAILABLE');
    expect(gateway.calls).toHaveLength(8);
    gateway.on('GET', me, { status: 503, body: '<html>' });
    for (let i = 0; i < 8; i += 1) expect((await ask()).errors[0]?.extensions['code']).toBe('UPSTREAM_UNAVAILABLE');
    expect(gateway.calls).toHaveLength(8 + 5);
  });

  test('OP-36 is not told of a provider that leaves the platform waiting: anybody could connect one', async () => {
    // A real server: it hangs up where it would wait for the provider.
    const platform = createHttpServer((request, response) => {
      if (request.url?.startsWith('/oauth/') === true) request.socket.destroy();
      else response.end(JSON.stringify(aPage([])));
    }).listen(0, '127.0.0.1');
    await once(platform, 'listening');
    const { port } = platform.address() as AddressInfo;
    const app = await createServer(
      parseConfig({ APP_ENV: 'dev', LOG_LEVEL: 'silent', PLATFORM_URL: `http://127.0.0.1:${port}` }),
    );
    const ask = async (query: string) =>
      (await app.inject({ method: 'POST', url: '/graphql', headers: bearer(), payload: { query } })).json();
    const proof =
      'realm: CUSTOM_OAUTH2, proof: { code: { code: "c", state: "s", redirectUri: "http://localhost/signin/callback" } }';
    for (const document of [
      'mutation { startExternalSignIn(input: { realm: CUSTOM_OAUTH2, redirectUri: "http://localhost/" }) { state } }',
      `mutation { signInExternally(input: { ${proof} }) { registered } }`,
      'mutation { signInExternally(input: { realm: CUSTOM_OAUTH2, proof: { externalToken: "t" } }) { registered } }',
    ]) {
      for (let i = 0; i < 6; i += 1) {
        expect((await ask(document)).errors[0].extensions.code).toBe('UPSTREAM_UNAVAILABLE');
      }
      expect((await ask('{ tags { unavailable } }')).data.tags.unavailable).toBe(false);
    }
    await app.close();
    platform.close();
  });

  test('OP-88 is not told of sign-ins that wait in line, and they leave connections to everybody else', async () => {
    // A real server, in which passwords are never looked at, until it hangs up on all who wait for it.
    let isPatient = true;
    const platform = createHttpServer((request, response) => {
      const waits = /^\/oauth\/|\/public\/users|_redeem$|\/me\/password$/.test(request.url ?? '');
      if (!waits) response.end(JSON.stringify(aPage([])));
      else if (!isPatient) request.socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(platform, 'listening');
    const { port } = platform.address() as AddressInfo;
    const app = await createServer(
      parseConfig({
        APP_ENV: 'dev',
        LOG_LEVEL: 'silent',
        PLATFORM_URL: `http://127.0.0.1:${port}`,
        UPSTREAM_TIMEOUT_MS: '20000',
        OPERATION_TIMEOUT_MS: '20000',
        UPSTREAM_CONNECTIONS: '4',
      }),
    );
    const ask = async (query: string) =>
      (await app.inject({ method: 'POST', url: '/graphql', headers: bearer(), payload: { query } })).json();
    const waiting = [
      'mutation { signIn(input: { username: "a@b.c", password: "x" }) { registered } }',
      'mutation { register(input: { username: "a@b.c", password: "x", name: "A", consent: true }) { registered } }',
      'mutation { resetPassword(input: { token: "t", password: "x" }) { reset } }',
      'mutation { changePassword(input: { currentPassword: "x", password: "y" }) { changed } }',
    ].flatMap((document) => [ask(document), ask(document)]);
    expect((await ask('{ tags { unavailable } }')).data.tags.unavailable).toBe(false);
    isPatient = false;
    platform.closeAllConnections();
    for (const { errors } of await Promise.all(waiting)) expect(errors[0].extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    expect((await ask('{ tags { unavailable } }')).data.tags.unavailable).toBe(false);
    await app.close();
    platform.closeAllConnections();
    platform.close();
  });

  test('OP-36 providers that hang leave connections to sign-ins by password', async () => {
    let isPatient = true;
    const platform = createHttpServer((request, response) => {
      if (request.url?.includes('exchange') !== true) {
        response.writeHead(400).end(JSON.stringify({ error: 'invalid_grant', error_description: 'Bad credentials' }));
      } else if (!isPatient) request.socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(platform, 'listening');
    const { port } = platform.address() as AddressInfo;
    const app = await createServer(
      parseConfig({
        APP_ENV: 'dev',
        LOG_LEVEL: 'silent',
        PLATFORM_URL: `http://127.0.0.1:${port}`,
        UPSTREAM_TIMEOUT_MS: '20000',
        OPERATION_TIMEOUT_MS: '20000',
        UPSTREAM_CONNECTIONS: '4',
      }),
    );
    const ask = async (query: string) =>
      (await app.inject({ method: 'POST', url: '/graphql', headers: bearer(), payload: { query } })).json();
    const proof =
      'realm: CUSTOM_OAUTH2, proof: { code: { code: "c", state: "s", redirectUri: "http://localhost/signin/callback" } }';
    const hanging = Array.from({ length: 8 }, () =>
      ask(`mutation { signInExternally(input: { ${proof} }) { registered } }`),
    );
    const { data } = await ask(
      'mutation { signIn(input: { username: "a@b.c", password: "x" }) { userErrors { code } } }',
    );
    expect(data.signIn.userErrors).toEqual([{ code: '59' }]);
    isPatient = false;
    platform.closeAllConnections();
    for (const { errors } of await Promise.all(hanging)) expect(errors[0].extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    await app.close();
    platform.closeAllConnections();
    platform.close();
  });

  test('OP-88 a sign-in waits for its turn no longer than for an answer', async () => {
    let reached = 0;
    const platform = createHttpServer(() => (reached += 1)).listen(0, '127.0.0.1');
    await once(platform, 'listening');
    const { port } = platform.address() as AddressInfo;
    const app = await createServer(
      parseConfig({
        APP_ENV: 'dev',
        LOG_LEVEL: 'silent',
        PLATFORM_URL: `http://127.0.0.1:${port}`,
        UPSTREAM_TIMEOUT_MS: '2000',
        // One of them for passwords.
        UPSTREAM_CONNECTIONS: '4',
      }),
    );
    const guess = 'mutation { signIn(input: { username: "a@b.c", password: "x" }) { registered } }';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.inject({ method: 'POST', url: '/graphql', payload: { query: guess } })),
    );
    for (const answer of answers) expect(answer.json().errors[0].extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    // One after the other, all of them would have.
    expect(reached).toBeLessThan(10);
    platform.closeAllConnections();
    platform.close();
    await app.close();
  });

  test('is not told of requests that could not be sent at all', async () => {
    // A real server: stubs take any header.
    const platform = createHttpServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
    await once(platform, 'listening');
    const { port } = platform.address() as AddressInfo;
    const config = parseConfig({ APP_ENV: 'dev', PLATFORM_URL: `http://127.0.0.1:${port}` });
    const upstream = createUpstream(config, createTestClock(), createServedHosts());
    const send = (header: string) =>
      upstream.send({ method: 'GET', path: '/', headers: { 'x-header': header } }, ({ status }) => status);
    for (let i = 0; i < 6; i += 1) {
      await expect(send('\u2603')).rejects.not.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    }
    expect(await send('fine')).toBe(200);
    await upstream.close();
    platform.close();
  });

  test('lets one call through after the pause, and opens again when it fails, whatever the time of day is set to', () => {
    const clock = createTestClock();
    const breaker = createBreaker(clock, 1_000);
    for (let i = 0; i < 5; i += 1) breaker.report(false);
    expect([breaker.isOpen, breaker.allows()]).toEqual([true, false]);
    clock.advance(1_000);
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
    breaker.report(false);
    clock.advance(999);
    expect(breaker.allows()).toBe(false);
    clock.advance(1);
    expect(breaker.allows()).toBe(true);
    clock.setBack(3_600_000);
    breaker.report(false);
    clock.advance(1_000);
    expect(breaker.allows()).toBe(true);
    breaker.report(true);
    expect([breaker.isOpen, breaker.allows(), breaker.allows()]).toEqual([false, true, true]);
  });
});

test.each([
  [409, '{"code":1501,"message":"Voucher with code ABC already used","params":{"code":"ABC"}}', '1501', true],
  [404, '<html>', 'NOT_FOUND', true],
  [401, '', 'UNAUTHENTICATED', false],
  [500, '[]', 'UPSTREAM_UNAVAILABLE', false],
])('OP-08 %i %s has code %s, refusal: %s', (status, body, code, isRefusal) => {
  expect(toRestError(status, body)).toMatchObject({ status, code, isRefusal });
});

describe('keys against repeated writes', () => {
  const enrolment =
    'mutation($key: String) { enrol(input: { courseId: 1, idempotencyKey: $key }) { userErrors { code field } } }';

  test.each([['\u2603'], ['a\nb'], [''], [' '], ['x'.repeat(201)]])(
    '%j is refused and nothing is sent',
    async (key) => {
      const { data, errors } = await gateway.ask(enrolment, { key }, bearer());
      expect([data.enrol.userErrors, errors]).toEqual([[{ code: 'INVALID', field: 'idempotencyKey' }], []]);
      expect(gateway.calls).toEqual([]);
    },
  );

  test('up to 200 visible characters travel on', async () => {
    await gateway.ask(enrolment, { key: '~'.repeat(200) }, bearer());
    expect(gateway.calls[0]?.headers['idempotency-key']).toBe('~'.repeat(200));
  });
});

test('a text with half a character is no fault of ours', async () => {
  gateway.on('GET', '/api/v1/public/courses', { body: aPage([]) });
  const { errors } = await gateway.ask('query($text: String) { courses(filter: { search: $text }) { totalCount } }', {
    text: '\ud800',
  });
  expect(errors).toEqual([]);
  expect(gateway.calls[0]?.path).toContain('\ufffd');
});
