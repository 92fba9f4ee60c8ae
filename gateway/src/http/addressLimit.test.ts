import { afterEach, beforeEach, expect, test } from 'vitest';
import { aPage, aWorkspace } from '../testing/builders.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway({ GATEWAY_REQUESTS_PER_MINUTE: '3' });
});
afterEach(() => gateway.close());

const send = (remoteAddress: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress,
    headers: { 'content-type': 'application/json', ...headers },
    payload: { query: '{ __typename }' },
  });

async function statuses(times: number, ...call: Parameters<typeof send>): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < times; index += 1) all.push((await send(...call)).statusCode);
  return all;
}

test('an address is refused beyond its limit and told when to come back, others are not', async () => {
  const first = await send('192.0.2.1');
  expect(first.headers).toMatchObject({
    'ratelimit-policy': '"address";q=3;w=60',
    ratelimit: expect.stringMatching(/^"address";r=2;t=\d+$/),
  });
  expect(first.headers['retry-after']).toBeUndefined();
  expect(await statuses(3, '192.0.2.1')).toEqual([200, 200, 429]);
  const refused = await send('192.0.2.1');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['ratelimit']).toMatch(/^"address";r=0;t=\d+$/);
  expect(refused.json().errors[0].extensions).toMatchObject({
    code: 'RATE_LIMITED',
    status: 429,
    params: { retryAfterSeconds: expect.any(Number) },
    requestId: expect.any(String),
  });
  expect(await statuses(1, '192.0.2.2')).toEqual([200]);
});

test('addresses of one IPv6 network of 64 bits count together', async () => {
  expect(await statuses(2, '2001:db8:0:1::1')).toEqual([200, 200]);
  expect(await statuses(2, '2001:db8:0:1:ffff::2')).toEqual([200, 429]);
  expect(await statuses(1, '2001:db8:0:2::1')).toEqual([200]);
});

test('behind a trusted proxy the address of the client counts, and never the proxy’s own', async () => {
  expect(await statuses(4, '127.0.0.1', { 'x-forwarded-for': '192.0.2.3' })).toEqual([200, 200, 200, 429]);
  expect(await statuses(5, '127.0.0.1')).toEqual([200, 200, 200, 200, 200]);
  expect((await send('127.0.0.1')).headers['ratelimit']).toBeUndefined();
});

test('pages and paths that are none count, health does not', async () => {
  const get = async (url: string): Promise<number> =>
    (await gateway.app.inject({ url, remoteAddress: '192.0.2.4' })).statusCode;
  for (let index = 0; index < 5; index += 1) expect(await get('/livez')).toBe(200);
  expect([await get('/none'), await get('/none'), await get('/courses'), await get('/courses')].at(-1)).toBe(429);
  expect(await get('/none')).toBe(429);
});

test('an operation that asks for too much counts as ten, whether it is refused before or while it runs', async () => {
  await gateway.close();
  gateway = await createTestGateway({ GATEWAY_REQUESTS_PER_MINUTE: '21', OPERATION_CALLS: '1' });
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
  gateway.on('GET', '/api/v1/public/courses', { body: aPage([]) });
  const ask = (query: string) =>
    gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: '192.0.2.5',
      headers: { 'content-type': 'application/json' },
      payload: { query },
    });
  const documents = [
    `{ ${Array.from({ length: 1_000 }, (_x, index) => `a${index}: __typename`).join(' ')} }`,
    '{ workspace { company } courses(first: 1) { totalCount } }',
  ];
  for (const document of documents) {
    expect((await ask(document)).json().errors[0].extensions.code).toBe('LIMIT_EXCEEDED');
  }
  expect((await ask('{ __typename }')).headers['ratelimit']).toMatch(/^"address";r=0;/);
  expect((await ask('{ __typename }')).statusCode).toBe(429);
});
