import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPage, aWorkspace } from '../testing/builders.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const html = { accept: 'text/html' };

describe('the host of a page', () => {
  const workspaces = '/api/v1/public/workspaces';
  const profile = '/static/workspaces/localhost/profile.json';
  let gateway: TestGateway;
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-pages-'));
    writeFileSync(join(folder, 'index.html'), '<b>web</b>');
    gateway = await createTestGateway({ WEB_DIST: folder });
  });
  afterEach(async () => {
    await gateway.close();
    rmSync(folder, { recursive: true });
  });
  const page = (host: string) => gateway.app.inject({ url: '/courseware', headers: { ...html, host } });

  test.each([
    ['404', { status: 404, body: { code: 'NOT_FOUND', message: 'There is nothing at this address' } }],
    ['no workspace', { body: aPage([]) }],
  ])('OP-56 a host for which the platform answers %s has the page with status 404', async (_what, reply) => {
    gateway.on('GET', workspaces, reply);
    expect(await page('unknown.test')).toMatchObject({ statusCode: 404, body: '<b>web</b>' });
  });

  test('OP-56 a host that serves a workspace is asked about once in a while; a dot at its end means the same', async () => {
    gateway.on('GET', workspaces, { body: aPage([aWorkspace()]) });
    gateway.on('GET', profile, { body: {} });
    for (const host of ['localhost', 'localhost', 'localhost.']) expect((await page(host)).statusCode).toBe(200);
    expect(gateway.paths()).toEqual([`GET ${workspaces}`, `GET ${profile}`]);
    expect(gateway.calls[0]?.headers['x-forwarded-host']).toBe('localhost');
  });

  test('OP-48 the host of a trial has its pages before it has a workspace; other names have not', async () => {
    gateway.on('GET', workspaces, { body: aPage([]) });
    const uuid = '0b8f3c5e-2f3a-4c7e-9a51-0d6f1b2c3d4e';
    for (const host of [`${uuid}.localhost`, `${uuid.toUpperCase()}.demo.test:4000`]) {
      expect((await page(host)).statusCode, host).toBe(200);
    }
    for (const host of [`x${uuid}.localhost`, `a.${uuid}.localhost`, `${uuid}0.localhost`]) {
      expect((await page(host)).statusCode, host).toBe(404);
    }
  });

  const sources = async (directive: string): Promise<string> => {
    const policy = String((await page('localhost')).headers['content-security-policy']);
    return policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? '';
  };

  test.each([
    ['no tracking id', { title: 'T' }],
    ['ids that are no text', { gtm: { gtmTrackingId: 7 }, googleAnalyticsTrackingId: '' }],
    ['the profile of another host', { name: 'other', googleAnalyticsTrackingId: 'G-ABC' }],
  ])('WS-09 with %s scripts come from our own address alone', async (_what, body) => {
    gateway.on('GET', workspaces, { body: aPage([aWorkspace()]) });
    gateway.on('GET', profile, { body });
    expect(await sources('script-src')).toMatch(/^script-src 'self' 'nonce-[^']+'$/);
    expect(await sources('connect-src')).not.toContain('google');
  });

  test.each([{ gtm: { gtmTrackingId: 'GTM-ABC' } }, { googleAnalyticsTrackingId: 'G-ABC' }])(
    'WS-09 with a tracking id exactly Google’s tag hosts are allowed beside it: %j',
    async (body) => {
      gateway.on('GET', workspaces, { body: aPage([aWorkspace()]) });
      gateway.on('GET', profile, { body });
      expect((await sources('script-src')).split(' ').slice(3)).toEqual([
        'https://www.googletagmanager.com',
        'https://www.google-analytics.com',
      ]);
      const hosts = (await sources('connect-src')).split(' ').filter((source) => source.startsWith('https://'));
      expect(hosts.map((host) => host.replace(/^https:\/\/(\*|www)\./, '')).toSorted()).toEqual([
        'analytics.google.com',
        'google-analytics.com',
        'google-analytics.com',
        'googletagmanager.com',
      ]);
      const once = gateway.calls.length;
      await page('localhost');
      expect(gateway.calls).toHaveLength(once);
    },
  );

  test.each([
    '/signin',
    '/signin/callback',
    '/passwordreset?token=abc',
    '/passwordresetsuccess/',
    '/settings',
    '/customize-workspace/',
    '/admin',
    '/admin/courses',
    '/admin/dashboard',
    '/admin/users-management/',
    '/admin/staff-management',
    '/admin/progress',
    '/admin/campaign-management',
    '/admin/integrations-management',
    '/admin/nothing',
  ])('WS-09 on %s nobody else’s scripts run, nobody hears the address, and no page has it in a frame', async (url) => {
    gateway.on('GET', workspaces, { body: aPage([aWorkspace()]) });
    gateway.on('GET', profile, { body: { googleAnalyticsTrackingId: 'G-ABC' } });
    const { headers } = await gateway.app.inject({ url, headers: { ...html, host: 'localhost' } });
    expect(headers['content-security-policy']).not.toContain('google');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['referrer-policy']).toBe('strict-origin');
  });

  test('WS-09 WS-14 a profile that cannot be read costs nobody the page, and is read again for the next', async () => {
    gateway.on('GET', workspaces, { body: aPage([aWorkspace()]) });
    gateway.on('GET', profile, { status: 500 });
    expect(await page('localhost')).toMatchObject({ statusCode: 200 });
    expect(await sources('script-src')).not.toContain('google');
    gateway.on('GET', profile, { body: { googleAnalyticsTrackingId: 'G-ABC' } });
    expect(await sources('script-src')).toContain('google');
  });

  test('OP-36 the page that other providers send people back to is one of ours, with and without what they add', async () => {
    gateway.on('GET', workspaces, { body: aPage([aWorkspace()]) });
    for (const url of ['/signin/callback', '/signin/callback/', '/signin/callback?code=c&state=s']) {
      const { statusCode, headers } = await gateway.app.inject({ url, headers: { ...html, host: 'localhost' } });
      expect([url, statusCode, headers['referrer-policy']]).toEqual([url, 200, 'strict-origin']);
    }
  });

  test('outside of development a page may load nothing by http, and use neither camera, microphone nor place', async () => {
    const production = await createTestGateway({
      APP_ENV: 'production',
      OAUTH_CLIENT_SECRET: 'own',
      COOKIE_SECRET: 'x'.repeat(32),
      WEB_DIST: folder,
    });
    const { headers } = await production.app.inject({ url: '/courses', headers: html });
    expect(headers['content-security-policy']).not.toMatch(/http:|ws:/);
    expect(headers['permissions-policy']).toBe(
      'camera=(self), microphone=(self), display-capture=(self), geolocation=()',
    );
    await production.close();
  });

  test('an outage is no absence: the page comes with 200', async () => {
    gateway.on('GET', workspaces, { status: 503 });
    expect((await page('localhost')).statusCode).toBe(200);
  });
});

describe('the development server', () => {
  const servers: Server[] = [];
  async function listen(server: Server): Promise<number> {
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** As it stands: clients tidy such paths up. */
  const get = (port: number, path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path }, (answer) => {
        resolve(text(answer));
      })
        .on('error', reject)
        .end();
    });

  test('nothing is fetched from another host, whatever the path looks like', async () => {
    const asked: (string | undefined)[] = [];
    const elsewhere = await listen(createServer((_request, response) => response.end('elsewhere')));
    const vite = await listen(
      createServer(({ url }, response) => {
        asked.push(url);
        response.end('vite');
      }),
    );
    const gateway = await createTestGateway({ VITE_URL: `http://127.0.0.1:${vite}` });
    await gateway.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = gateway.app.server.address() as AddressInfo;
    for (const path of [
      `//127.0.0.1:${elsewhere}/x.js`,
      `/\\127.0.0.1:${elsewhere}/x.js`,
      `http://127.0.0.1:${elsewhere}/x`,
    ]) {
      expect(await get(port, path)).not.toContain('elsewhere');
    }
    expect(await get(port, '/src/main.tsx?t=1')).toBe('vite');
    expect(asked.at(-1)).toBe('/src/main.tsx?t=1');
    await gateway.close();
  });
});
