import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOutbound, type Outbound, type OutboundOptions } from './outboundClient.ts';
import { mayCall } from './urlRules.ts';

const answer: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://server');
  switch (pathname) {
    case '/redirect':
      response.writeHead(302, { location: '/secret' }).end();
      return;
    case '/slow':
      response.writeHead(200).write('.');
      return;
    case '/silent':
      return;
    case '/huge':
      response.writeHead(200);
      response.end('x'.repeat(2000));
      return;
    case '/endless': {
      response.writeHead(200);
      const more = (): void => void response.write('x'.repeat(500), (error) => error ?? more());
      more();
      return;
    }
    default:
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ path: pathname, method: request.method, host: request.headers.host }));
  }
};

describe('OP-36 the outbound client', () => {
  const opened: Outbound[] = [];
  let server: Server;
  let port: number;
  let asked: string[];

  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((client) => client.close()));
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  function aClient(options: Partial<OutboundOptions> = {}): Outbound {
    const client = createOutbound({ privateHosts: [], largestAnswerBytes: 1000, ...options });
    opened.push(client);
    return client;
  }
  /** The local server stands for one of the public internet: its address, and plain http, count as open. */
  const asPublic = { schemes: ['http:'], isAllowedAddress: (address: string) => address === '127.0.0.1' };
  const resolvesTo = (...addresses: string[]) => ({
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  });

  test('calls a host whose address is open, and answers its body', async () => {
    const client = aClient({ ...asPublic, ...resolvesTo('127.0.0.1') });
    const reply = await client.fetch(`http://provider.test:${port}/token?code=1`, { method: 'POST', body: 'a=b' });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ path: '/token', method: 'POST', host: `provider.test:${port}` });
  });

  test.each([
    ['a loopback address', ['127.0.0.2']],
    ['the metadata service', ['169.254.169.254']],
    ['a closed address beside an open one', ['127.0.0.1', '10.0.0.1']],
    ['a mapped address', ['::ffff:127.0.0.1']],
    ['no address', []],
  ])('refuses a name that has %s', async (_what, addresses) => {
    const client = aClient({ ...asPublic, ...resolvesTo(...addresses) });
    await expect(client.fetch(`http://provider.test:${port}/`)).rejects.toMatchObject({ failure: 'refused' });
    expect(asked).toEqual([]);
  });

  test('by default a name of the own machine is refused', async () => {
    const client = aClient({ schemes: ['http:'], ...resolvesTo('127.0.0.1') });
    await expect(client.fetch(`http://provider.test:${port}/`)).rejects.toMatchObject({ failure: 'refused' });
    expect(asked).toEqual([]);
  });

  test('connects to the address that it checked, though the name has another one a moment later', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1'], ['10.0.0.1']];
    let lookups = 0;
    const client = aClient({
      ...asPublic,
      resolve: async () => (answers[lookups++] ?? []).map((address) => ({ address, family: 4 })),
    });
    expect((await client.fetch(`http://rebinding.test:${port}/first`)).status).toBe(200);
    expect(lookups).toBe(1);
    server.closeAllConnections();
    await expect(client.fetch(`http://rebinding.test:${port}/second`)).rejects.toMatchObject({ failure: 'refused' });
    expect(asked).toEqual(['/first']);
  });

  test.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00:ec2::254]/',
    'http://provider.test/',
    'ftp://provider.test/',
    'file:///etc/passwd',
    'https://user:word@provider.test/',
  ])('refuses %s by its text alone', async (url) => {
    const client = aClient(resolvesTo('8.8.8.8'));
    expect(mayCall(url, { privateHosts: [] })).toBe(false);
    await expect(client.fetch(url)).rejects.toMatchObject({ failure: 'refused' });
  });

  test('calls a private host that the operator named, by its port alone', async () => {
    const rules = { privateHosts: [`127.0.0.1:${port}`] };
    expect((await aClient(rules).fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    expect(mayCall(`http://127.0.0.1:${port + 1}/`, rules)).toBe(false);
    expect(mayCall(`http://127.0.0.2:${port}/`, rules)).toBe(false);
  });

  test('does not follow a redirect', async () => {
    const client = aClient({ privateHosts: [`127.0.0.1:${port}`] });
    expect((await client.fetch(`http://127.0.0.1:${port}/redirect`)).status).toBe(302);
    expect(asked).toEqual(['/redirect']);
  });

  test.each([
    ['/silent', 'too_slow', { timeoutMs: 400 }],
    ['/slow', 'too_slow', { timeoutMs: 400 }],
    ['/huge', 'too_large', {}],
    ['/endless', 'too_large', {}],
  ])('%s is given up as %s', async (path, failure, patience) => {
    const client = aClient({ privateHosts: [`127.0.0.1:${port}`], ...patience });
    await expect(client.fetch(`http://127.0.0.1:${port}${path}`)).rejects.toMatchObject({ failure });
  });

  test('a name that takes too long to resolve is given up', async () => {
    const client = aClient({ ...asPublic, timeoutMs: 400, resolve: () => new Promise(() => {}) });
    await expect(client.fetch(`http://provider.test:${port}/`)).rejects.toMatchObject({ failure: 'too_slow' });
  });

  test('its failures name the host, never the query', async () => {
    const client = aClient(resolvesTo('127.0.0.1'));
    const failure: unknown = await client.fetch('https://provider.test/?code=s3cret').catch((error: unknown) => error);
    expect(String(failure)).toContain('provider.test');
    expect(JSON.stringify([String(failure), failure])).not.toContain('s3cret');
  });
});
