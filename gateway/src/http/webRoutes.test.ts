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
  const page = (host: string) => gateway.app.inject({ url: '/courses', headers: { ...html, host } });

  test.each([
    ['404', { status: 404, body: { code: 'NOT_FOUND', message: 'Not found' } }],
    ['no workspace', { body: aPage([]) }],
  ])('OP-56 a host for which the platform answers %s has the page with status 404', async (_what, reply) => {
    gateway.on('GET', workspaces, reply);
    expect(await page('unknown.test')).toMatchObject({ statusCode: 404, body: '<b>web</b>' });
  });

  test('OP-56 a host that serves a workspace is asked about once in a while; a dot at its end means the same', async () => {
    gateway.on('GET', workspaces, { body: aPage([aWorkspace()]) });
    for (const host of ['localhost', 'localhost', 'localhost.']) expect((await page(host)).statusCode).toBe(200);
    expect(gateway.paths()).toEqual([`GET ${workspaces}`]);
    expect(gateway.calls[0]?.headers['x-forwarded-host']).toBe('localhost');
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
