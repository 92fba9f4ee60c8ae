import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCourseWithOutline, aUser } from '../testing/builders.ts';
import { createBrowser, mePath, tokensReply, welcomeEveryone } from '../testing/browser.ts';
import { startCollector, type CollectedSpan, type Collector } from '../testing/collector.ts';
import { bearer, createTestGateway, type TestGateway, type UpstreamCall } from '../testing/testGateway.ts';
import { reportingExporter } from './reportingExporter.ts';

const viewerQuery = 'query WhoAmI { viewer { user { name } } }';
const courseQuery = '{ course(id: 258) { name } }';
const coursePath = '/api/v1/public/courses/258';
const [ofCaller, parentOfCaller] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
/** The metrics load the interfaces, which do nothing on their own. */
const sdkModule = /@opentelemetry\/(?!api\/)/;
const traceparent = `00-${ofCaller}-${parentOfCaller}-01`;

let collector: Collector;
let gateway: TestGateway;

beforeEach(async () => {
  // The library reads some of them on its own: what is set for this machine is not what is tested.
  for (const name of Object.keys(process.env)) if (name.startsWith('OTEL_')) vi.stubEnv(name, undefined);
  collector = await startCollector();
});
afterEach(async () => {
  await gateway.close();
  await collector.close();
  vi.unstubAllEnvs();
});

async function startGateway(environment: Record<string, string> = {}): Promise<void> {
  gateway = await createTestGateway({
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    ...environment,
  });
  gateway.on('GET', mePath, { body: aUser() });
  gateway.on('GET', coursePath, { body: aCourseWithOutline(), headers: { etag: '"1"' } });
}

/** Spans are sent in batches; what is left goes out when the gateway stops. */
async function sentSpans(): Promise<{ requests: CollectedSpan[]; calls: CollectedSpan[] }> {
  await gateway.close();
  const spans = collector.spans();
  return { requests: spans.filter(({ kind }) => kind === 2), calls: spans.filter(({ kind }) => kind === 3) };
}

const requestLines = (): Record<string, unknown>[] =>
  gateway.logs.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request');

const spanOf = ({ headers }: UpstreamCall): string | undefined => headers['traceparent']?.split('-')[2];

test('a request is a span, each call of the platform one below it, and the platform is told which', async () => {
  await startGateway();
  await gateway.ask(viewerQuery, {}, bearer());
  const { requests, calls } = await sentSpans();
  expect(collector.paths).toEqual(['/v1/traces']);
  expect(collector.resource()).toMatchObject({
    'service.name': 'lectern-gateway',
    'deployment.environment.name': 'dev',
  });
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    name: 'POST /graphql',
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/graphql',
      'http.response.status_code': 200,
      'server.address': 'localhost',
      'graphql.operation.name': 'WhoAmI',
      'graphql.operation.type': 'query',
    },
  });
  expect(requests[0]?.parentSpanId ?? '').toBe('');
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    name: `GET ${mePath}`,
    traceId: requests[0]?.traceId,
    parentSpanId: requests[0]?.spanId,
    attributes: { 'http.request.method': 'GET', 'url.template': mePath, 'http.response.status_code': 200 },
  });
  expect(gateway.calls.map(({ headers }) => headers['traceparent'])).toEqual([
    `00-${calls[0]?.traceId}-${calls[0]?.spanId}-01`,
  ]);
  expect(requestLines()).toMatchObject([{ traceId: requests[0]?.traceId }]);
});

test('AUTH-07 a renewed session: the refused call, the refresh and the repeated call are three spans of one trace', async () => {
  await startGateway();
  gateway.on('GET', mePath, ({ headers }) =>
    headers['authorization'] === 'Bearer access-2' ? { body: aUser() } : { status: 401, body: {} },
  );
  gateway.on('POST', '/oauth/token', tokensReply(2));
  await gateway.ask(viewerQuery, {}, bearer('access-1', 'refresh-1'));
  const { requests, calls } = await sentSpans();
  expect(calls.map(({ name, status, attributes }) => [name, attributes['error.type'], status.code])).toEqual([
    [`GET ${mePath}`, '401', 2],
    ['POST /oauth/token', undefined, 0],
    [`GET ${mePath}`, undefined, 0],
  ]);
  expect(new Set(calls.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([requests[0]?.spanId]));
  expect(gateway.calls.map(spanOf)).toEqual(calls.map(({ spanId }) => spanId));
});

test('a kept answer: its revalidation is a call of the request that asked', async () => {
  await startGateway();
  await gateway.ask(courseQuery);
  await gateway.ask(courseQuery);
  const { requests, calls } = await sentSpans();
  expect(requests.map(({ attributes }) => attributes['graphql.operation.type'])).toEqual(['query', 'query']);
  expect(calls.map(({ parentSpanId }) => parentSpanId)).toEqual(requests.map(({ spanId }) => spanId));
  expect(calls.map(({ name }) => name)).toEqual(Array.from({ length: 2 }, () => 'GET /api/v1/public/courses/{id}'));
});

test('pages and files are spans too, what machines ask all the time is none', async () => {
  await startGateway();
  gateway.on('GET', '/static/media/a.webp', { body: 'bytes' });
  for (const url of ['/livez', '/readyz', '/metrics', '/static/media/a.webp?x=1', '/nowhere/at-all']) {
    await gateway.app.inject({ url });
  }
  const { requests, calls } = await sentSpans();
  expect(requests.map(({ name, attributes }) => [name, attributes['http.response.status_code']])).toEqual([
    ['GET /static/*', 200],
    ['GET', 404],
  ]);
  expect(calls.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([['GET /static/*', requests[0]?.spanId]]);
  expect(gateway.calls.map(spanOf)).toEqual([undefined, calls[0]?.spanId]);
});

describe('what goes wrong', () => {
  test('a platform that does not answer is told by a code', async () => {
    await startGateway();
    gateway.on('GET', coursePath, () => {
      throw new Error('connect ECONNREFUSED to somewhere secret');
    });
    await gateway.ask(courseQuery);
    const { requests, calls } = await sentSpans();
    expect(calls).toMatchObject([{ status: { code: 2 }, attributes: { 'error.type': 'UPSTREAM_UNAVAILABLE' } }]);
    expect(requests[0]?.status.code).toBe(0);
    expect(collector.raw.join('')).not.toContain('secret');
  });

  test('a caller that goes away leaves a span that says so', async () => {
    await startGateway();
    const asked = Promise.withResolvers<void>();
    // It never answers: the call ends with its caller.
    gateway.on('GET', coursePath, () => {
      asked.resolve();
      return new Promise(() => undefined);
    });
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const connected = once(gateway.app.server, 'connection') as Promise<[Socket]>;
    const socket = connect((gateway.app.server.address() as AddressInfo).port, '127.0.0.1');
    const body = JSON.stringify({ query: courseQuery });
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    const [[ofServer]] = await Promise.all([connected, asked.promise]);
    const closed = once(ofServer, 'close');
    socket.destroy();
    await closed;
    const { requests } = await sentSpans();
    expect(requests).toMatchObject([{ status: { code: 2 }, attributes: { 'error.type': 'aborted' } }]);
  });

  test.each([
    ['is away', async () => collector.close()],
    [
      'takes spans and never says so',
      async () => {
        await collector.close();
        collector = await startCollector(null);
      },
    ],
    [
      'refuses them',
      async () => {
        await collector.close();
        collector = await startCollector(400);
      },
    ],
  ])('a collector that %s harms no request and holds up no stop', async (_what, spoil) => {
    await spoil();
    await startGateway({ SHUTDOWN_TIMEOUT_MS: '400' });
    const asked = await Promise.all([1, 2, 3].map(() => gateway.ask(viewerQuery, {}, bearer())));
    expect(asked.map(({ data }) => data.viewer.user.name)).toEqual(Array.from({ length: 3 }, () => aUser().name));
    await gateway.close();
    expect(requestLines()).toHaveLength(3);
  });

  test('that the collector takes no spans is told once, and once that it takes them again', async () => {
    const logs: string[] = [];
    const log = { warn: () => logs.push('warn'), info: () => logs.push('info') } as unknown as FastifyBaseLogger;
    const codes = [0, 1, 1, 0, 0, 1];
    const exporter = reportingExporter(
      {
        export: (_spans, onResult) => onResult({ code: codes.shift() ?? 0 }),
        shutdown: () => Promise.resolve(),
      },
      log,
    );
    const results: number[] = [];
    for (let batch = 0; batch < 6; batch += 1) exporter.export([], ({ code }) => results.push(code));
    expect(logs).toEqual(['warn', 'info', 'warn']);
    expect(results).toEqual([0, 1, 1, 0, 0, 1]);
    await startGateway();
  });
});

describe('what a span never says', () => {
  test('neither a password, a token, an e-mail address, a variable, a search text nor a query string', async () => {
    await startGateway({ TRUST_TRACEPARENT: 'true' });
    welcomeEveryone(gateway);
    const browser = createBrowser(gateway);
    await browser.ask('mutation In($i: SignInInput!) { signIn(input: $i) { userErrors { code } } }', {
      i: { username: 'learner@demo.test', password: 'pass-word-secret' },
    });
    await browser.ask(viewerQuery);
    await gateway.ask(viewerQuery, {}, bearer('bearer-secret', 'refresh-secret'));
    await gateway.ask('mutation { resetPassword(input: { token: "reset-secret", password: "new-secret" }) { reset } }');
    await gateway.ask('{ invitation(token: "invitation-secret") { username } }');
    await gateway.ask('{ courses(filter: { search: "search-secret" }) { totalCount } }');
    await gateway.app.inject({
      method: 'POST',
      url: '/graphql?token=query-secret',
      headers: { host: 'localhost', 'content-type': 'application/json', 'user-agent': 'agent-secret' },
      payload: { query: courseQuery, operationName: 'name-secret@demo.test', variables: { v: 'variable-secret' } },
    });
    await gateway.app.inject({ url: '/signin?token=page-secret', headers: { referer: 'http://x/?t=referer-secret' } });
    await gateway.app.inject({
      url: '/graphql',
      headers: { traceparent: '00-trace-secret-01', baggage: 'b=baggage-secret' },
    });
    const cookie = browser.cookies.get('tokens') ?? '';
    const { requests, calls } = await sentSpans();
    expect(requests).toHaveLength(9);
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'POST /oauth/token',
        'POST /api/v1/public/tokens/{token}/_redeem',
        'GET /api/v1/public/invitations/{token}',
        'GET /api/v1/public/courses',
      ]),
    );
    const raw = collector.raw.join('\n');
    expect(cookie.length).toBeGreaterThan(40);
    for (const secret of ['secret', 'demo.test', 'access-1', 'refresh-1', cookie, 'lectern-dev', '127.0.0.1']) {
      expect(raw.includes(secret), secret).toBe(false);
    }
    const told = new Set([...requests, ...calls].flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...told].toSorted()).toEqual([
      'error.type',
      'graphql.operation.name',
      'graphql.operation.type',
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'server.address',
      'url.template',
    ]);
  });
});

describe("the caller's trace", () => {
  const askAs = async (remoteAddress: string, header: string): Promise<CollectedSpan | undefined> => {
    await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      headers: { host: 'localhost', 'content-type': 'application/json', traceparent: header },
      payload: { query: courseQuery },
    });
    return (await sentSpans()).requests[0];
  };

  test('continues where a trusted proxy is said to set it', async () => {
    await startGateway({ TRUST_TRACEPARENT: 'true' });
    expect(await askAs('127.0.0.1', traceparent)).toMatchObject({ traceId: ofCaller, parentSpanId: parentOfCaller });
    expect(gateway.calls[0]?.headers['traceparent']).toMatch(new RegExp(`^00-${ofCaller}-(?!${parentOfCaller})`));
  });

  test.each([
    ['by default, as proxies pass on what callers send', {}, '127.0.0.1', traceparent],
    ['of anybody else', { TRUST_TRACEPARENT: 'true' }, '203.0.113.9', traceparent],
    ['when it is none', { TRUST_TRACEPARENT: 'true' }, '127.0.0.1', `00-${ofCaller}-nonsense-01`],
  ])('is not believed %s', async (_why, environment, address, header) => {
    await startGateway(environment);
    const request = await askAs(address, header);
    expect(request?.traceId).toMatch(/^[\da-f]{32}$/);
    expect(request?.traceId).not.toBe(ofCaller);
    expect(gateway.calls[0]?.headers['traceparent']).toContain(request?.traceId);
  });

  test('is recorded or not as the proxy decided', async () => {
    await startGateway({ TRUST_TRACEPARENT: 'true' });
    expect(await askAs('127.0.0.1', traceparent.replace(/01$/, '00'))).toBeUndefined();
    expect(gateway.calls[0]?.headers['traceparent']).toMatch(new RegExp(`^00-${ofCaller}-[\\da-f]{16}-00$`));
  });
});

describe('which traces are recorded', () => {
  test.each([
    ['always_off', '1', 0],
    ['parentbased_always_off', '1', 0],
    ['traceidratio', '0', 0],
    ['parentbased_traceidratio', '1', 2],
    ['always_on', '0', 2],
  ])('OTEL_TRACES_SAMPLER=%s with %s: %i spans', async (sampler, ratio, expected) => {
    await startGateway({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio });
    await gateway.ask(courseQuery);
    const { requests, calls } = await sentSpans();
    expect([...requests, ...calls]).toHaveLength(expected);
  });
});

describe('without a collector', () => {
  test.each<Record<string, string>>([{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, { OTEL_SDK_DISABLED: 'true' }])(
    '%o sends nothing',
    async (environment) => {
      await startGateway(environment);
      await gateway.ask(courseQuery, {}, { traceparent });
      await gateway.close();
      expect(gateway.calls.map(({ headers }) => headers['traceparent'])).toEqual([undefined]);
      expect(requestLines()[0]).not.toHaveProperty('traceId');
      expect(collector.paths).toEqual([]);
    },
  );

  test('nothing of the library is loaded', async () => {
    await startGateway();
    const loaded = (variables: object): string[] => {
      const output = execFileSync(
        process.execPath,
        [new URL('../testing/loadedModules.ts', import.meta.url).pathname],
        {
          env: { PATH: process.env['PATH'], ...variables },
        },
      );
      return (JSON.parse(output.toString()) as string[]).filter((url) => sdkModule.test(url));
    };
    expect(loaded({})).toEqual([]);
    expect(loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.address }).length).toBeGreaterThan(10);
  });
});
