import { afterEach, beforeEach, expect, test } from 'vitest';
import { aPage, aWorkspace } from '../testing/builders.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const all = { template: true, style: true, headerScript: true, footerScript: true, pageStyle: true };
const none = { template: false, style: false, headerScript: false, footerScript: false, pageStyle: false };
const query = '{ workspace { files { template styleUrl headerScriptUrl footerScriptUrl pageStyleUrl } } }';
const addresses = '{ workspace { files { styleUrl headerScriptUrl } } }';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

const withFiles = (files: typeof all): void =>
  gateway.on('GET', '/api/v1/public/workspaces', {
    body: aPage([aWorkspace({ hostname: 'acme.localhost', files })]),
  });

test('REST-52 WS-16 WS-17 the addresses of what is there, and the template itself', async () => {
  withFiles(all);
  gateway.on('GET', '/static/workspaces/acme_localhost/template.html', { body: '<main data-page></main>' });
  const { data } = await gateway.ask(query);
  expect(data.workspace.files).toEqual({
    template: JSON.stringify('<main data-page></main>'), // as the stub writes bodies
    styleUrl: 'http://localhost/static/workspaces/acme_localhost/style.css',
    headerScriptUrl: 'http://localhost/static/workspaces/acme_localhost/header.js',
    footerScriptUrl: 'http://localhost/static/workspaces/acme_localhost/footer.js',
    pageStyleUrl: 'http://localhost/static/workspaces/acme_localhost/page.css',
  });
  expect(gateway.calls).toHaveLength(2);
});

test('REST-52 the template is read only where it is there and asked for', async () => {
  withFiles(all);
  await gateway.ask(addresses);
  expect(gateway.calls).toHaveLength(1);
  withFiles({ ...none, style: true });
  const { data } = await gateway.ask(query);
  expect(data.workspace.files).toMatchObject({ template: null, headerScriptUrl: null, pageStyleUrl: null });
  expect(gateway.calls).toHaveLength(2);
});

test('WS-18 a template that cannot be read is none', async () => {
  withFiles(all);
  gateway.on('GET', '/static/workspaces/acme_localhost/template.html', { status: 500 });
  const { data, errors } = await gateway.ask(query);
  expect(errors).toEqual([]);
  expect(data.workspace.files).toMatchObject({
    template: null,
    styleUrl: 'http://localhost/static/workspaces/acme_localhost/style.css',
  });
});

test('a workspace for which the operator keeps nothing has no files', async () => {
  withFiles(none);
  expect((await gateway.ask(query)).data.workspace.files).toBeNull();
});
