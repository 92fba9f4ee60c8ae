import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../http/paging.ts';
import { inWorkspace } from '../db/database.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import type { Id } from '../shared/id.ts';

interface Workspace {
  id: Id;
  hostname: string;
  [member: string]: unknown;
}

describe('workspaces', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({
      DEFAULT_HOSTS: 'lectern.internal',
      EMBED_HOSTS: 'default.example, *.example.org/path',
    });
  });
  afterAll(() => server.close());

  const ask = async (remoteAddress: string) => {
    const response = await server.app.inject({
      url: '/api/v1/public/workspaces',
      headers: { host: 'localhost', 'x-forwarded-host': 'acme.localhost' },
      remoteAddress,
    });
    return response.json<Page<Workspace>>().content[0]?.id;
  };

  const list = (host: string, q?: string) =>
    server.call<Page<Workspace>>(
      'GET',
      `/api/v1/public/workspaces${q === undefined ? '' : `?q=${encodeURIComponent(q)}`}`,
      {
        host,
      },
    );

  test('WS-01 the host decides the workspace', async () => {
    expect((await list('localhost')).body.content[0]).toMatchObject({ id: 1, hostname: 'localhost' });
    expect((await list('acme.localhost:4000')).body.content[0]).toMatchObject({ id: 2, hostname: 'acme.localhost' });
    expect((await list('ACME.localhost')).body.content[0]).toMatchObject({ id: 2 });
  });

  test('OP-56 workspace 1 serves loopback names and default hosts, nobody serves others', async () => {
    for (const host of ['127.0.0.1:4001', '[::1]:4001', 'lectern.internal']) {
      expect((await list(host)).body.content[0]).toMatchObject({ id: 1 });
    }
    for (const host of ['example.com', 'other.localhost', '128.0.0.1']) {
      expect(await list(host)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  test('OP-27 X-Forwarded-Host counts when a trusted proxy sent it', async () => {
    expect(await ask('127.0.0.1')).toBe(2);
    expect(await ask('::1')).toBe(2);
    expect(await ask('192.0.2.7')).toBe(1);
  });

  test('OP-27 REST-38 q finds the workspace of this host and no other', async () => {
    expect((await list('localhost', "hostname=='localhost'")).body.content).toHaveLength(1);
    expect((await list('localhost', "hostname=='acme.localhost'")).body.content).toEqual([]);
    expect((await list('127.0.0.1', "hostname=='127.0.0.1'")).body.content[0]).toMatchObject({ id: 1 });
    expect((await list('localhost', 'secret==1')).status).toBe(400);
  });

  test('REST-38 GW-29 one workspace with its consent', async () => {
    const { status, body } = await server.call<Workspace>('GET', '/api/v1/public/workspaces/1/');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 1,
      hostname: 'localhost',
      company: 'Company 1',
      consent: { id: 1, url: 'https://localhost/terms' },
      activeConsent: { id: 1 },
      publicIntegrations: [],
      trial: false,
      trialContact: null,
      maxVideoBytes: 500 * 1024 ** 2,
      embedHosts: ['default.example', '*.example.org/path'],
      externalSignIns: [],
      files: { template: false, style: false, headerScript: false, footerScript: false, pageStyle: false },
    });
  });

  test('OP-36 OP-32 GW-29 tells how else to sign in, and of integrations what visitors may know', async () => {
    const other = await createTestApp({ GOOGLE_CLIENT_ID: 'lectern', GOOGLE_CLIENT_SECRET: 'never shown' });
    const read = async () => (await other.call<Workspace>('GET', '/api/v1/public/workspaces/1')).body;
    expect(await read()).toMatchObject({
      externalSignIns: [{ realm: 'google', label: 'Google' }],
      publicIntegrations: [],
    });
    const connected = await other.call('POST', '/api/v1/secured/workspaces/1/integrations', {
      as: await other.aUser({ roleAdmin: true }),
      body: {
        '@type': 'OAUTH2',
        clientId: 'our-client',
        clientSecret: 'never shown',
        authorizationEndpoint: 'https://id.example.org/authorize',
        tokenEndpoint: 'https://id.example.org/token',
        userEndpoint: 'https://id.example.org/me',
        scope: 'email',
        emailProperty: 'mail',
      },
    });
    expect(connected.status).toBe(201);
    await inWorkspace(other.db, 1, (trx) => trx.updateTable('integration').set({ proven_time: new Date() }).execute());
    const body = await read();
    expect(body).toMatchObject({
      externalSignIns: [{ realm: 'custom-oauth2', label: 'Company 1' }, { realm: 'google' }],
      publicIntegrations: [{ '@type': 'OAUTH2', clientId: 'our-client' }],
    });
    expect(JSON.stringify(body)).not.toContain('never shown');
    await other.close();
  });

  test.each(['/api/v1/public/workspaces', '/api/v1/public/workspaces/1'])(
    'REST-38 %s can be revalidated',
    async (url) => {
      const etag = String((await server.call('GET', url)).headers['etag']);
      expect(await server.call('GET', url, { headers: { 'if-none-match': etag } })).toMatchObject({
        status: 304,
        body: '',
      });
      expect((await server.call('GET', url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    },
  );

  test('OP-08 another workspace is not found, nor is nonsense', async () => {
    expect((await server.call('GET', '/api/v1/public/workspaces/2')).status).toBe(404);
    expect(await server.call('GET', '/api/v1/public/workspaces/one')).toMatchObject({
      status: 400,
      body: { code: 'INVALID', errors: [{ field: 'id' }] },
    });
  });

  test('REST-39 the secured workspace is for admins', async () => {
    const url = '/api/v1/secured/workspaces/1';
    expect((await server.call('GET', url)).status).toBe(401);
    expect(await server.call('GET', url, { as: await server.aUser() })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect((await server.call('GET', url, { as: await server.aUser({ createCourse: true }) })).status).toBe(403);
    const admin = await server.aUser({ roleAdmin: true });
    expect((await server.call('GET', url, { as: admin })).body).toMatchObject({ id: 1 });
    expect(
      (await server.call<Page<Workspace>>('GET', '/api/v1/secured/workspaces', { as: admin })).body.content,
    ).toHaveLength(1);
  });
});

describe('hosts that cannot be meant', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({
      APP_ENV: 'production',
      TRUSTED_PROXIES: '10.0.0.1',
      OAUTH_CLIENT_SECRET: 'a secret of this test',
      TOKEN_SECRET: 'a secret of this test, long enough to sign',
      SEALING_KEY: 'a sealing key of our own, long enough',
    });
  });
  afterAll(() => server.close());

  const statusFrom = async (remoteAddress: string, headers: Record<string, string>) =>
    (await server.app.inject({ url: '/api/v1/public/workspaces', remoteAddress, headers })).statusCode;

  test('OP-56 loopback names are believed from the own machine alone', async () => {
    for (const host of ['127.1.2.3', '[::1]']) {
      expect(await statusFrom('127.0.0.1', { host })).toBe(200);
      expect(await statusFrom('192.0.2.7', { host })).toBe(404);
      expect(await statusFrom('10.0.0.1', { host, 'x-forwarded-for': '192.0.2.7' })).toBe(404);
      expect(await statusFrom('::1', { host })).toBe(200);
    }
  });

  test('OP-56 a registered loopback name belongs to its workspace, anyone who asks', async () => {
    expect(await statusFrom('192.0.2.7', { host: 'localhost' })).toBe(200);
  });

  test('OP-27 what is no host name is refused', async () => {
    for (const host of ['localhost:1,acme.localhost', 'someone@localhost', 'localhost:4000:1']) {
      expect(await statusFrom('127.0.0.1', { host })).toBe(400);
    }
    expect(await statusFrom('10.0.0.1', { host: 'localhost', 'x-forwarded-host': 'a@acme.localhost' })).toBe(400);
  });
});
