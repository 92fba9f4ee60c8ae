import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPage } from '../testing/builders.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { normaliseHost } from './callerHost.ts';

test.each([
  ['Acme.LocalHost:4000', 'acme.localhost'],
  ['localhost.', 'localhost'],
  ['localhost.:4000', 'localhost'],
  ['127.0.0.1:80', '127.0.0.1'],
  ['[::1]:4000', '::1'],
  ['localhost:1,acme.localhost', null],
  ['acme.localhost, localhost', null],
  ['a@b', null],
  ['a/b', null],
  ['a b', null],
  ['a:b', null],
  ['.', null],
  ['', null],
  ['a'.repeat(254), null],
])('a host %j is %j', (host, normalised) => {
  expect(normaliseHost(host)).toBe(normalised);
});

describe('one host for everything', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await createTestGateway();
    gateway.on('GET', '/api/v1/public/tags', { body: aPage([]) });
  });
  afterEach(() => gateway.close());

  test.each(['localhost:1,acme.localhost', 'localhost@acme.localhost', 'localhost#'])(
    'a Host that two readers understand differently is refused: %s',
    async (host) => {
      const refused = await gateway.ask('{ tags { totalCount } }', {}, { host });
      expect([refused.status, refused.errors[0]?.extensions['code']]).toEqual([400, 'BAD_USER_INPUT']);
      expect(gateway.calls).toEqual([]);
    },
  );

  test('the platform is asked for the very host by which answers are kept', async () => {
    const hosts = ['LOCALHOST:4000', 'localhost.', 'localhost'];
    for (const host of hosts) await gateway.ask('{ tags { totalCount } }', {}, { host });
    expect(gateway.calls.map(({ headers }) => headers['x-forwarded-host'])).toEqual(hosts.map(() => 'localhost'));
  });

  test('a forwarded host must be one too', async () => {
    const headers = { 'x-forwarded-host': 'localhost, a@b' };
    expect((await gateway.ask('{ tags { totalCount } }', {}, headers)).status).toBe(400);
  });
});
