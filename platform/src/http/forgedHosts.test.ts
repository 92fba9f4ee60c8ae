import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { findWorkspaceOfHost } from '../workspace/hostQueries.ts';
import type { Id } from '../shared/id.ts';

/** The proxy that is believed here; every other address may say what it likes. */
const proxy = '10.0.0.1';
const client = '192.0.2.7';

describe('forged hosts', () => {
  let server: TestApp;
  let port: number;
  beforeAll(async () => {
    server = await createTestApp({ TRUSTED_PROXIES: proxy });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const address = server.app.server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => server.close());

  const workspaceFor = async (remoteAddress: string, headers: Record<string, string>) => {
    const reply = await server.app.inject({ url: '/api/v1/public/workspaces', remoteAddress, headers });
    return reply.statusCode === 200 ? reply.json<{ content: { id: Id }[] }>().content[0]?.id : reply.statusCode;
  };

  test.each([
    'x-forwarded-host',
    'x-original-host',
    'x-host',
    'x-http-host-override',
    'x-forwarded-server',
    'x-real-host',
    'forwarded',
    'x-original-url',
    'x-rewrite-url',
  ])('OP-27 WS-01 %s of a client changes nothing', async (header) => {
    for (const value of ['acme.localhost', 'host=acme.localhost', 'http://acme.localhost/']) {
      expect(await workspaceFor(client, { host: 'localhost', [header]: value })).toBe(1);
    }
  });

  test.each(['x-original-host', 'x-host', 'forwarded', 'x-forwarded-server'])(
    'OP-27 WS-01 %s changes nothing from a trusted proxy either',
    async (header) => {
      expect(await workspaceFor(proxy, { host: 'localhost', [header]: 'acme.localhost' })).toBe(1);
    },
  );

  test('OP-27 of several forwarded hosts the one that the trusted proxy added counts', async () => {
    const host = 'localhost';
    expect(await workspaceFor(proxy, { host, 'x-forwarded-host': 'acme.localhost' })).toBe(2);
    expect(await workspaceFor(proxy, { host, 'x-forwarded-host': 'evil.example, acme.localhost' })).toBe(2);
    expect(await workspaceFor(proxy, { host, 'x-forwarded-host': 'acme.localhost, evil.example' })).toBe(404);
  });

  test.each([
    ['a user', 'localhost@acme.localhost'],
    ['a path', 'localhost/acme.localhost'],
    ['a query', 'localhost?acme.localhost'],
    ['a fragment', 'localhost#acme.localhost'],
    ['a space', 'localhost acme.localhost'],
    ['a backslash', 'localhost\\acme.localhost'],
    ['letters beyond ASCII', 'ｌocalhost'],
    ['a percent code', 'local%68ost'],
    ['two ports', 'localhost:1:2'],
    ['a quote', "localhost'--"],
  ])('OP-27 %s is no host', async (_name, host) => {
    expect(await workspaceFor(client, { host: encodeURI(host) })).toBe(400);
    expect(await workspaceFor(proxy, { host: 'localhost', 'x-forwarded-host': encodeURI(host) })).toBe(400);
  });

  test('OP-27 a list is no host', async () => {
    expect(await workspaceFor(client, { host: 'localhost,acme.localhost' })).toBe(400);
    expect(await workspaceFor(client, { host: 'localhost:1,acme.localhost' })).toBe(400);
  });

  test('OP-56 a host that only looks like a known one is not it', async () => {
    for (const host of ['localhost.', 'localhost.evil.example', 'xlocalhost', 'acme.localhost.', 'localhost%00']) {
      expect([400, 404]).toContain(await workspaceFor(client, { host }));
    }
  });

  test('OP-26 OP-27 who registers with a forged host has an account where the request really came in', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/v1/public/users',
      remoteAddress: client,
      headers: { host: 'localhost', 'x-forwarded-host': 'acme.localhost' },
      payload: { username: 'forger@demo.test', password: 'lectern-demo', name: 'Forger' },
    });
    expect(reply.statusCode).toBe(201);
    const found = (workspaceId: Id) =>
      inWorkspace(server.db, workspaceId, (trx) =>
        trx
          .selectFrom('app_user')
          .where('app_user.username', '=', 'forger@demo.test')
          .select('app_user.user_id')
          .execute(),
      );
    expect([(await found(1)).length, (await found(2)).length]).toEqual([1, 0]);
  });

  test('OP-48 a forged host reserves nothing', async () => {
    const forged = `${randomUUID()}.localhost`;
    await server.app.inject({
      method: 'POST',
      url: '/api/v1/public/users',
      remoteAddress: client,
      headers: { host: 'localhost', 'x-forwarded-host': forged },
      payload: { username: 'reserver@demo.test', password: 'lectern-demo', name: 'Reserver' },
    });
    expect(await findWorkspaceOfHost(server.db, forged)).toBeNull();
  });

  test('OP-27 REST-81 a token goes by the real host, whatever is forwarded', async () => {
    const admin = await server.aUser({ roleAdmin: true });
    const ask = (headers: Record<string, string>, remoteAddress: string) =>
      server.signIn(admin).then((token) =>
        server.app.inject({
          url: '/api/v1/secured/workspaces',
          remoteAddress,
          headers: { authorization: `Bearer ${token}`, ...headers },
        }),
      );
    const forged = await ask({ host: 'acme.localhost', 'x-forwarded-host': 'localhost' }, client);
    expect(forged.statusCode).toBe(401);
    const real = await ask({ host: 'localhost', 'x-forwarded-host': 'acme.localhost' }, client);
    expect(real.json()).toMatchObject({ content: [{ id: 1 }] });
  });

  /** What the server answers to bytes as they stand. */
  const send = async (lines: readonly string[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    return text(socket);
  };

  test('OP-27 WS-01 two Host headers, or none, are refused', async () => {
    const line = 'GET /api/v1/public/workspaces HTTP/1.1';
    expect(await send([line, 'Host: localhost'])).toMatch(/^HTTP\/1\.1 200 /);
    expect(await send([line, 'Host: localhost', 'Host: acme.localhost'])).toMatch(/^HTTP\/1\.1 400 /);
    expect(await send([line])).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('OP-27 WS-01 a host in the request line names no workspace', async () => {
    const reply = await send(['GET http://acme.localhost/api/v1/public/workspaces HTTP/1.1', 'Host: localhost']);
    expect(reply).not.toContain('"hostname":"acme.localhost"');
  });
});
