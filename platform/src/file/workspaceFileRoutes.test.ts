import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';

const remoteFiles = ['header.js', 'footer.js', 'page.css'];

describe('files of the operator', () => {
  let folder: string;
  let server: TestApp;
  let admin: TestUser;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-files-'));
    server = await createTestApp({ WORKSPACE_FILES_DIR: join(folder, 'root') });
    admin = await server.aUser({ roleAdmin: true });
    const own = join(folder, 'root', 'localhost');
    await mkdir(own, { recursive: true });
    await writeFile(join(folder, 'secret.css'), 'secret {}');
    await writeFile(join(own, 'style.css'), 'header { color: red }');
    await writeFile(
      join(own, 'template.html'),
      '<div class="notice" onclick="alert(1)">Hello</div><main data-page></main><script>alert(1)</script>',
    );
    for (const name of remoteFiles) {
      await writeFile(join(own, name), `/* ${name} */`);
    }
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const get = (file: string, headers: Record<string, string> = {}, profileName = 'localhost', host = 'localhost') =>
    server.call<string>('GET', `/static/workspaces/${profileName}/${file}`, { headers, host });
  const save = (profile: unknown) =>
    server.call('PUT', '/api/v1/secured/workspaces/1/profile', { as: admin, body: profile });
  const files = async () => (await server.call<{ files: unknown }>('GET', '/api/v1/public/workspaces/1')).body.files;

  test('REST-52 WS-16 OP-28 template and style are served as what they are, to be revalidated', async () => {
    const style = await get('style.css');
    expect(style).toMatchObject({ status: 200, body: 'header { color: red }' });
    expect(style.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, no-cache',
    });
    expect(await get('style.css', { 'if-none-match': String(style.headers['etag']) })).toMatchObject({
      status: 304,
      body: '',
    });
    expect((await get('template.html')).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('WS-16 the template keeps its structure and loses what could run', async () => {
    expect((await get('template.html')).body).toBe('<div class="notice">Hello</div><main data-page></main>');
  });

  test('WS-17 REST-52 scripts and page style exist only while the profile uses remote components', async () => {
    await save({ remoteComponents: false });
    expect(await files()).toEqual({
      template: true,
      style: true,
      headerScript: false,
      footerScript: false,
      pageStyle: false,
    });
    for (const name of remoteFiles) {
      expect((await get(name)).status).toBe(404);
    }
    await save({ remoteComponents: true });
    expect(await files()).toEqual({
      template: true,
      style: true,
      headerScript: true,
      footerScript: true,
      pageStyle: true,
    });
    expect((await get('header.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await get('page.css')).body).toBe('/* page.css */');
  });

  test('WS-17 nobody can write one: there is no call for it', async () => {
    for (const method of ['PUT', 'POST', 'DELETE', 'PATCH']) {
      const reply = await server.call(method, '/static/workspaces/localhost/header.js', { as: admin, body: {} });
      expect(reply.status).toBe(404);
    }
  });

  test('OP-27 REST-52 only those of the workspace of the host', async () => {
    expect((await get('style.css', {}, 'localhost', 'acme.localhost')).status).toBe(404);
    expect((await get('style.css', {}, 'acme_localhost', 'localhost')).status).toBe(404);
    expect((await get('style.css', {}, 'acme_localhost', 'acme.localhost')).status).toBe(404);
    expect((await get('style.css', {}, '127_0_0_1', '127.0.0.1')).status).toBe(200);
  });

  test('REST-52 no path and no link leads out of the folder', async () => {
    for (const path of [
      '/static/workspaces/localhost/../../secret.css',
      '/static/workspaces/localhost/..%2f..%2fsecret.css',
      '/static/workspaces/..%2f..%2f/style.css',
      '/static/workspaces/../style.css',
      '/static/workspaces/localhost%2fstyle.css',
      '/static/workspaces/localhost/secret.css',
    ]) {
      expect((await server.call('GET', path)).status).toBe(404);
    }
    const acme = join(folder, 'root', 'acme_localhost');
    await mkdir(acme);
    await symlink(join(folder, 'secret.css'), join(acme, 'style.css'));
    await mkdir(join(acme, 'template.html'));
    expect((await get('style.css', {}, 'acme_localhost', 'acme.localhost')).status).toBe(404);
    expect((await get('template.html', {}, 'acme_localhost', 'acme.localhost')).status).toBe(404);
    const workspace = await server.call('GET', '/api/v1/public/workspaces/2', { host: 'acme.localhost' });
    expect(workspace.body).toMatchObject({ files: { template: false, style: false } });
    await rm(acme, { recursive: true });
    await symlink(join(folder, 'root', 'localhost'), acme);
    expect((await get('style.css', {}, 'acme_localhost', 'acme.localhost')).status).toBe(404);
  });

  test('WS-18 REST-52 a workspace without files has none, and a file that is too large or nested too deep is none', async () => {
    const excessive = join(folder, 'excessive', 'localhost');
    await mkdir(excessive, { recursive: true });
    await writeFile(join(excessive, 'style.css'), 'x'.repeat(1024 * 1024 + 1));
    await writeFile(join(excessive, 'template.html'), '<div>'.repeat(20_000));
    for (const root of ['excessive', 'nowhere']) {
      const other = await createTestApp({ WORKSPACE_FILES_DIR: join(folder, root) });
      for (const file of ['template.html', 'style.css', ...remoteFiles]) {
        expect((await other.call('GET', `/static/workspaces/localhost/${file}`)).status).toBe(404);
      }
      await other.close();
    }
  });
});
