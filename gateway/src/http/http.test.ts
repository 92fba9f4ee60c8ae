import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, parseConfig } from '../config.ts';
import { aPage, aWorkspace } from '../testing/builders.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let folder: string;
const html = { accept: 'text/html' };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-web-'));
  const [dist, ide] = [join(folder, 'dist'), join(folder, 'ide')];
  for (const path of [join(dist, 'assets'), join(ide, 'assets')]) mkdirSync(path, { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<script nonce="__CSP_NONCE__">1</script><b nonce="__CSP_NONCE__">web</b>');
  writeFileSync(join(dist, 'assets/a-1.js'), 'plain');
  writeFileSync(join(dist, 'assets/a-1.js.br'), 'brotli');
  writeFileSync(join(ide, 'index.html'), '<script nonce="__CSP_NONCE__">ide</script>');
  gateway = await createTestGateway({ WEB_DIST: dist, IDE_DIST: ide });
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

describe('the web client', () => {
  test.each([
    '/',
    '/signin',
    '/dashboard/',
    '/courses/course/',
    '/courses/course',
    '/courseware/?lecture=1&module=2',
    '/verifycertificate/?uuid=x',
    '/admin/staff-management',
  ])('OP-37 NAV-01 %s is its page, with a nonce of its own in page and policy', async (url) => {
    const [one, two] = [
      await gateway.app.inject({ url, headers: html }),
      await gateway.app.inject({ url, headers: html }),
    ];
    expect(one.statusCode).toBe(200);
    const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1] ?? '';
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(one.body).not.toContain('__CSP_NONCE__');
    expect(one.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(String(one.headers['content-security-policy'])).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(two.body).not.toContain(nonce);
    expect(one.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('the page comes compressed as well as the browser understands: %s', async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await gateway.app.inject({
      url: '/',
      headers: { ...html, 'accept-encoding': accepted },
    });
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-type': 'text/html; charset=utf-8' });
    expect(headers['content-encoding']).toBe(encoding);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(unpack(rawPayload).toString()).toContain(String(nonce));
  });

  test('NAV-05 an unknown path is the page with status 404, for tools a JSON 404', async () => {
    expect(await gateway.app.inject({ url: '/nowhere', headers: html })).toMatchObject({
      statusCode: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
    const json = await gateway.app.inject({ url: '/nowhere' });
    expect([json.statusCode, json.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  test('assets are immutable and come compressed where they were built so', async () => {
    const plain = await gateway.app.inject({ url: '/assets/a-1.js' });
    expect([plain.body, plain.headers['cache-control']]).toEqual(['plain', 'public, max-age=31536000, immutable']);
    const compressed = await gateway.app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'br' } });
    expect([compressed.body, compressed.headers['content-encoding']]).toEqual(['brotli', 'br']);
  });
});

describe('the IDE and the contract', () => {
  test('a browser gets the IDE at /graphql under a policy, a tool its answer', async () => {
    const page = await gateway.app.inject({ url: '/graphql', headers: html });
    expect(page.body).toContain('ide');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
    const tool = await gateway.app.inject({
      url: `/graphql?query=${encodeURIComponent('{ __typename }')}`,
      headers: { accept: 'application/json' },
    });
    expect(tool.json().data).toEqual({ __typename: 'Query' });
  });

  test('the schema can be downloaded', async () => {
    expect((await gateway.app.inject({ url: '/schema.graphql' })).body).toContain('type Query {');
  });
});

describe('what passes through', () => {
  test('WS-16 static files and certificates as PDF come from the platform, with their validators and ranges', async () => {
    gateway.on('GET', '/static/media/a.webp', {
      body: 'bytes',
      headers: { 'content-type': 'image/webp', etag: '"e"', 'x-internal': 'no', 'set-cookie': 'tokens=planted' },
    });
    gateway.on('GET', '/api/v1/public/certificates/u/pdf', {
      body: 'pdf',
      headers: { 'content-type': 'application/pdf' },
    });
    const file = await gateway.app.inject({
      url: '/static/media/a.webp',
      headers: {
        'if-none-match': '"x"',
        range: 'bytes=0-1',
        cookie: 'tokens=secret',
        authorization: 'Bearer secret',
        host: 'acme.localhost',
      },
    });
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      etag: '"e"',
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers['x-internal']).toBeUndefined();
    expect(file.headers['set-cookie']).toBeUndefined();
    const sent = gateway.calls.at(-1)?.headers;
    expect(sent).toMatchObject({
      'if-none-match': '"x"',
      range: 'bytes=0-1',
      'x-forwarded-host': 'acme.localhost',
    });
    expect([sent?.['cookie'], sent?.['authorization']]).toEqual([undefined, undefined]);
    expect((await gateway.app.inject({ url: '/api/v1/public/certificates/u/pdf' })).headers['content-type']).toBe(
      'application/pdf',
    );
  });

  test('LEC-14 OP-79 the still of a video comes from the platform, with its key and its time to keep', async () => {
    gateway.on('GET', '/static/stills/vimeo/76979871', {
      body: 'bytes',
      headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400', etag: '"e"' },
    });
    const still = await gateway.app.inject({ url: '/static/stills/vimeo/76979871?key=0a1b2c3d4e' });
    expect([still.statusCode, still.body]).toEqual([200, JSON.stringify('bytes')]);
    expect(still.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      etag: '"e"',
    });
    expect(gateway.calls.at(-1)?.path).toBe('/static/stills/vimeo/76979871?key=0a1b2c3d4e');
  });

  test.each([
    ['style.css', 'text/css; charset=utf-8'],
    ['page.css', 'text/css; charset=utf-8'],
    ['header.js', 'text/javascript; charset=utf-8'],
    ['footer.js', 'text/javascript; charset=utf-8'],
  ])('REST-52 WS-16 WS-17 the workspace’s %s comes with its type, under no other', async (name, type) => {
    const path = `/static/workspaces/acme_localhost/${name}`;
    gateway.on('GET', path, { body: 'x', headers: { 'content-type': type, etag: '"1"', 'cache-control': 'no-cache' } });
    const { headers } = await gateway.app.inject({ url: path, headers: { host: 'acme.localhost' } });
    expect(headers).toMatchObject({
      'content-type': type,
      etag: '"1"',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(gateway.calls.at(-1)?.headers['x-forwarded-host']).toBe('acme.localhost');
  });

  test.each(['template.html', 'template%2Ehtml', 'TEMPLATE.HTML?x', './template.html'])(
    'REST-52 %s opened on its own runs nothing and is no part of our origin',
    async (name) => {
      const html = { body: '<script>1</script>', headers: { 'content-type': 'text/html; charset=utf-8' } };
      for (const path of ['template.html', 'TEMPLATE.HTML', './template.html']) {
        gateway.on('GET', `/static/workspaces/localhost/${path}`, html);
      }
      const { headers, statusCode } = await gateway.app.inject({ url: `/static/workspaces/localhost/${name}` });
      expect([statusCode, headers['content-security-policy']]).toEqual([200, "default-src 'none'; sandbox"]);
    },
  );

  test('mails that no server took can be read in development, and nowhere else', async () => {
    const urls = ['/outbox', '/outbox.json', '/outbox/7'];
    const policy = "default-src 'none'; frame-src 'self'";
    for (const url of urls) {
      gateway.on('GET', url, {
        body: 'mails',
        headers: { 'content-type': 'text/html', 'content-security-policy': policy },
      });
      const { statusCode, headers } = await gateway.app.inject({ url, headers: { host: 'acme.localhost' } });
      expect([url, statusCode, headers['content-security-policy']]).toEqual([url, 200, policy]);
      expect(gateway.calls.at(-1)?.headers['x-forwarded-host']).toBe('acme.localhost');
    }
    for (const environment of ['staging', 'production']) {
      const guarded = await createTestGateway({
        APP_ENV: environment,
        OAUTH_CLIENT_SECRET: 'own',
        COOKIE_SECRET: 'x'.repeat(32),
      });
      for (const url of urls) expect((await guarded.app.inject({ url })).statusCode, url).toBe(404);
      expect(guarded.calls).toEqual([]);
      await guarded.close();
    }
  });

  test('nothing else of the platform can be reached', async () => {
    const before = gateway.calls.length;
    for (const url of [
      '/api/v1/secured/users/me',
      '/oauth/token',
      '/oauth/google/authorization-data?redirect_uri=http://localhost/signin/callback',
      '/oauth/google/exchange?authorization_code=c&redirect_uri=r&state=s',
      '/api/v1/public/users/_searchByUsername/a@b.c',
      '/api/v1/public/invitations/token-1',
      '/api/v1/public/courses',
      '/static/../api/v1/public/courses',
      '/static/%2e%2e/api/v1/public/courses',
    ]) {
      expect((await gateway.app.inject({ url })).statusCode).toBe(404);
    }
    expect(gateway.calls.slice(before)).toEqual([]);
  });
});

describe('requests that are none', () => {
  test.each([
    ['{"query":', 400, 'BAD_USER_INPUT'],
    [`{"query":"${'x'.repeat(9_000_000)}"}`, 413, 'LIMIT_EXCEEDED'],
  ])('%.12s… is refused with a sentence', async (payload, status, code) => {
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json().errors[0].extensions).toMatchObject({ code, status });
  });
});

test('OP-13 a fault outside of operations is masked and logged with the request id', async () => {
  // A folder where the page should be: reading it fails with its path.
  const broken = join(folder, 'broken');
  mkdirSync(join(broken, 'index.html'), { recursive: true });
  const faulty = await createTestGateway({ WEB_DIST: broken, LOG_LEVEL: 'error' });
  faulty.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
  const response = await faulty.app.inject({ url: '/courses', headers: { ...html, 'x-request-id': 'request-0002' } });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    errors: [
      {
        message: 'Unknown error occurred',
        extensions: { code: 'INTERNAL', status: 500, requestId: 'request-0002' },
      },
    ],
  });
  expect(faulty.logs.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { requestId: 'request-0002', err: { code: 'EISDIR' } },
  ]);
  await faulty.close();
});

describe('behind a proxy', () => {
  const seenFrom = async (remoteAddress: string, requestId = 'request-0001') => {
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      headers: {
        'content-type': 'application/json',
        host: 'own.test',
        'x-forwarded-host': 'claimed.test',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '198.51.100.7',
        'x-request-id': requestId,
      },
      payload: { query: '{ tags { totalCount } }' },
    });
    return { told: gateway.calls.at(-1)?.headers ?? {}, answered: response.headers };
  };

  test('OP-27 what a proxy says of the caller is believed from trusted peers alone, and told to the platform', async () => {
    expect((await seenFrom('127.0.0.1')).told).toMatchObject({
      'x-forwarded-host': 'claimed.test',
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-proto': 'https',
    });
    expect((await seenFrom('203.0.113.9')).told).toMatchObject({
      'x-forwarded-host': 'own.test',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
    });
  });

  test('the request id travels on, unless it could be more than one', async () => {
    const { told, answered } = await seenFrom('127.0.0.1');
    expect([told['x-request-id'], answered['x-request-id']]).toEqual(['request-0001', 'request-0001']);
    for (const bad of ['short', 'x'.repeat(65), 'request 0001', '{"level":50}']) {
      const own = (await seenFrom('127.0.0.1', bad)).answered['x-request-id'];
      expect(own).toMatch(/^[\da-f-]{36}$/);
      expect(gateway.calls.at(-1)?.headers['x-request-id']).toBe(own);
    }
  });
});

describe('health', () => {
  test('livez says that it runs, readyz that the platform is there, metrics count', async () => {
    expect((await gateway.app.inject({ url: '/livez' })).statusCode).toBe(200);
    expect((await gateway.app.inject({ url: '/readyz' })).statusCode).toBe(503);
    gateway.on('GET', '/readyz', { body: { status: 'ok' } });
    expect((await gateway.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    expect((await gateway.app.inject({ url: '/metrics' })).body).toContain('gateway_request_duration_seconds_count');
  });
});

describe('the metrics', () => {
  test('OP-332 count the files of the web client as one route, whatever their names', async () => {
    expect((await gateway.app.inject({ url: '/assets/a-1.js' })).statusCode).toBe(200);
    const figures = (await gateway.app.inject({ url: '/metrics' })).body;
    expect(figures).toContain('route="/assets/*"');
    expect(figures).not.toContain('a-1.js');
  });

  const status = async (remoteAddress: string, headers: Record<string, string> = {}, at = gateway) =>
    (await at.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

  test('are for the own machine and trusted peers alone', async () => {
    expect(await status('127.0.0.1')).toBe(200);
    expect(await status('203.0.113.9')).toBe(404);
    expect(await status('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  });

  test('are for anyone who has the token where there is one', async () => {
    const guarded = await createTestGateway({ METRICS_TOKEN: 'a-token-for-metrics' });
    expect(await status('127.0.0.1', {}, guarded)).toBe(404);
    expect(await status('127.0.0.1', { authorization: 'Bearer a-token-for-metricz' }, guarded)).toBe(404);
    expect(await status('203.0.113.9', { authorization: 'Bearer a-token-for-metrics' }, guarded)).toBe(200);
    await guarded.close();
  });
});

describe('security headers', () => {
  const urls = ['/', '/schema.graphql', '/metrics', '/assets/a-1.js', '/nowhere', '/graphql'];

  test('no answer may be taken for another type', async () => {
    for (const url of urls) {
      expect((await gateway.app.inject({ url })).headers['x-content-type-options'], url).toBe('nosniff');
    }
    const { response } = await gateway.ask('{ __typename }');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['strict-transport-security']).toBeUndefined();
  });

  test('outside development https is kept and windows of others are cut off', async () => {
    const production = await createTestGateway({
      APP_ENV: 'production',
      OAUTH_CLIENT_SECRET: 'own',
      COOKIE_SECRET: 'x'.repeat(32),
    });
    for (const url of urls) {
      expect((await production.app.inject({ url })).headers, url).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
    }
    await production.close();
  });
});

describe('the configuration', () => {
  test.each(['dev', 'staging', 'production'])(
    'NAV-20 LIM-41 OP-87 the client is told that this is %s',
    async (environment) => {
      const told = await createTestGateway({
        APP_ENV: environment,
        OAUTH_CLIENT_SECRET: 'own',
        COOKIE_SECRET: 'x'.repeat(32),
      });
      expect((await told.ask('{ environment }')).data).toEqual({ environment: environment.toUpperCase() });
      await told.close();
    },
  );

  test('LIM-41 OP-87 production is the default and refuses secrets that everybody knows', () => {
    expect(() => parseConfig({})).toThrow(ConfigError);
    expect(() => parseConfig({ OAUTH_CLIENT_SECRET: 'lectern-dev-secret', COOKIE_SECRET: 'x'.repeat(32) })).toThrow(
      /OAUTH_CLIENT_SECRET/,
    );
    expect(parseConfig({ OAUTH_CLIENT_SECRET: 'own', COOKIE_SECRET: 'x'.repeat(32) })).toMatchObject({
      environment: 'production',
      host: '127.0.0.1',
      port: 4000,
    });
    expect(parseConfig({ APP_ENV: 'dev', PORT: '0' })).toMatchObject({ port: 0 });
  });

  test.each([
    ['PORT', 'many'],
    ['PLATFORM_URL', 'ftp://x'],
    ['COOKIE_SECRET', 'short'],
    ['TRUSTED_PROXIES', 'somewhere'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['TRUST_TRACEPARENT', 'yes'],
  ])('a value that cannot be used is named: %s', (name, value) => {
    expect(() => parseConfig({ APP_ENV: 'dev', [name]: value })).toThrow(new RegExp(name));
  });

  describe.each([
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', /Set it to http\/json/],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'http/protobuf', /Set it to http\/json/],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote', /parentbased_always_on/],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', /<=1/],
  ])('%s=%s, as it may be set for a whole machine', (name, value, help) => {
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

    test('with a collector it is refused in words', () => {
      const parse = () => parseConfig({ APP_ENV: 'dev', ...collector, [name]: value });
      expect(parse).toThrow(new RegExp(name));
      expect(parse).toThrow(help);
    });

    test.each<Record<string, string>>([
      {},
      { ...collector, OTEL_SDK_DISABLED: 'true' },
      { ...collector, OTEL_SDK_DISABLED: 'TRUE' },
      { ...collector, OTEL_TRACES_EXPORTER: 'none' },
      { ...collector, OTEL_EXPORTER_OTLP_ENDPOINT: '' },
    ])('with %o nobody asks for it', (variables) => {
      expect(parseConfig({ APP_ENV: 'dev', ...variables, [name]: value }).telemetry).toBeUndefined();
    });
  });

  test('spans go below the base address of a collector, or to the whole address where there is one', () => {
    const addressOf = (variables: Record<string, string>) =>
      parseConfig({ APP_ENV: 'dev', ...variables }).telemetry?.tracesUrl;
    expect(addressOf({})).toBeUndefined();
    expect(addressOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.test/otlp//?key=1' })).toBe(
      'https://collector.test/otlp/v1/traces?key=1',
    );
    const base = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
    expect(addressOf(base)).toBe('http://collector:4318/v1/traces');
    const whole = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.test/in' };
    expect(addressOf({ ...base, ...whole })).toBe('https://traces.test/in');
    expect(addressOf(whole)).toBe('https://traces.test/in');
  });
});
