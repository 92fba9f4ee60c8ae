import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
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

  test('OP-27 two Host lines are refused, as another reader may take the other one', async () => {
    await gateway.app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((gateway.app.server.address() as AddressInfo).port, '127.0.0.1');
    const ask = async (lines: string): Promise<string> => {
      socket.write(`GET /livez HTTP/1.1\r\n${lines}\r\n`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      return answer.toString('utf8').split('\r\n', 1)[0] ?? '';
    };
    expect(await ask('Host: localhost\r\n')).toContain('200');
    expect(await ask('Host: localhost\r\nhost: acme.localhost\r\n')).toContain('400');
    socket.destroy();
  });

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
