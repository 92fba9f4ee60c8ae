import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { startScimServer, type ScimServer } from '../../testing/scimServer.ts';
import { createTestApp, type Reply, type TestApp, type TestUser } from '../../testing/testApp.ts';
import type { Id } from '../../shared/id.ts';

const list = '/api/v1/secured/workspaces/1/integrations';

/** A sign-in provider that knows one client; tests say what its other addresses answer. */
async function startProvider() {
  const answers = new Map<string, { status: number; body: string }>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    if (url.pathname === '/token') {
      const knows = request.headers.authorization === `Basic ${Buffer.from('lectern:right').toString('base64')}`;
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: knows ? 'invalid_grant' : 'invalid_client', error_description: 'No' }));
      return;
    }
    const { status, body } = answers.get(url.pathname) ?? { status: 401, body: '' };
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, at: `http://${host}`, answers, close: () => server.close() };
}

describe('testing a connection', () => {
  let server: TestApp;
  let scim: ScimServer;
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let admin: TestUser;

  beforeAll(async () => {
    scim = await startScimServer();
    provider = await startProvider();
    server = await createTestApp({
      OUTBOUND_PRIVATE_HOSTS: [scim.host, provider.host, '127.0.0.1:9'].join(','),
      PERSONNEL_DIRECTORY_URL: `http://${provider.host}/{subdomain}/directory`,
    });
    admin = await server.aUser({ roleAdmin: true });
  });
  afterAll(async () => {
    await server.close();
    await scim.close();
    provider.close();
  });
  beforeEach(async () => {
    scim.users = [];
    scim.beforeAnswer = null;
    provider.answers.clear();
    await inWorkspace(server.db, 1, (trx) => trx.deleteFrom('integration').execute());
  });

  const check = (body: object): Promise<Reply> => server.call('POST', `${list}/_test`, { as: admin, body });
  const scimFields = () => ({ '@type': 'PERSONNEL', scimEndpoint: scim.baseUrl, apiKey: 'right-token' });
  const signIn = () => ({
    '@type': 'OAUTH2',
    clientId: 'lectern',
    clientSecret: 'right',
    authorizationEndpoint: `${provider.at}/authorize`,
    tokenEndpoint: `${provider.at}/token`,
    userEndpoint: `${provider.at}/me`,
  });

  test('INTG-01 a SCIM service that answers is fine, and nothing is stored', async () => {
    scim.users = [{ id: 'a', userName: 'ada', email: 'ada@demo.test' }];
    expect(await check(scimFields())).toMatchObject({ status: 200, body: { ok: true, problem: null } });
    expect((await server.call<{ content: object[] }>('GET', list, { as: admin })).body.content).toEqual([]);
  });

  test('INTG-01 a client of OAuth2 fetches its token first', async () => {
    const fields = { '@type': 'PERSONNEL', scimEndpoint: scim.baseUrl, tokenEndpoint: scim.tokenEndpoint };
    const right = { ...fields, clientId: 'lectern', clientSecret: 'right-secret' };
    expect((await check(right)).body).toMatchObject({ ok: true });
    expect((await check({ ...right, clientSecret: 'wrong' })).body).toMatchObject({
      problem: 'CREDENTIALS_REFUSED',
      field: 'clientSecret',
      providerText: 'Unknown client',
    });
    expect((await check({ ...right, tokenEndpoint: '' })).body).toMatchObject({
      problem: 'MISSING_FIELD',
      field: 'tokenEndpoint',
    });
  });

  test('INTG-09 refused credentials are told without the token, though the provider quotes it', async () => {
    const refused = await check({ ...scimFields(), apiKey: 'wrong-token' });
    expect(refused.body).toMatchObject({
      ok: false,
      problem: 'CREDENTIALS_REFUSED',
      field: 'apiKey',
      host: scim.host,
      status: 401,
      providerText: null,
    });
    expect(JSON.stringify(refused)).not.toContain('wrong-token');
  });

  test.each<[string, string, object]>([
    ['a name that there is not', 'NAME_NOT_FOUND', { scimEndpoint: 'https://scim.nowhere.invalid/v2' }],
    ['a port where nobody listens', 'UNREACHABLE', { scimEndpoint: 'http://127.0.0.1:9/v2' }],
    ['another path', 'NOT_FOUND', { scimEndpoint: '{scim}/elsewhere' }],
    ['a group that there is not', 'GROUP_NOT_FOUND', { group: 'Nobody' }],
  ])('INTG-09 says so for %s', async (_what, problem, more) => {
    const fields = Object.fromEntries(
      Object.entries(more).map(([name, value]) => [name, String(value).replace('{scim}', scim.baseUrl)]),
    );
    expect((await check({ ...scimFields(), ...fields })).body).toMatchObject({ ok: false, problem });
  });

  test.each<[string, string, number, string]>([
    ['a page for people', 'NOT_JSON', 200, '<!doctype html><p>Sign in</p>'],
    ['JSON of something else', 'NOT_SCIM', 200, '{"items":[]}'],
    ['too much work', 'BUSY', 429, '{"detail":"Slow down"}'],
    ['a fault of its own', 'UNEXPECTED_STATUS', 500, '{"detail":"Out of\\norder"}'],
  ])('INTG-09 says so when the service answers %s', async (_what, problem, status, body) => {
    scim.beforeAnswer = (_request, response) => {
      response.writeHead(status).end(body);
      return true;
    };
    const { body: outcome } = await check(scimFields());
    expect(outcome).toMatchObject({
      problem,
      field: 'scimEndpoint',
      status: status === 200 && problem === 'NOT_SCIM' ? null : status,
    });
    expect(JSON.stringify(outcome)).not.toContain('<');
    expect(JSON.stringify(outcome)).not.toContain('\\n');
  });

  test('INTG-01 the directory of a subdomain is read with its key', async () => {
    const fields = { '@type': 'PERSONNEL', subdomain: 'acme', apiKey: 'k' };
    provider.answers.set('/acme/directory', {
      status: 200,
      body: '{"employees":[{"id":1,"workEmail":"a@demo.test"}]}',
    });
    expect((await check(fields)).body).toMatchObject({ ok: true });
    provider.answers.set('/acme/directory', { status: 200, body: '{"people":[]}' });
    expect((await check(fields)).body).toMatchObject({ problem: 'NOT_A_DIRECTORY', field: 'subdomain' });
    const refused = await check({ ...fields, subdomain: 'evil.example.org/' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'subdomain' }] } });
  });

  test('INTG-09 a sign-in provider is asked whether it knows the client', async () => {
    expect((await check(signIn())).body).toMatchObject({ ok: true });
    expect((await check({ ...signIn(), clientSecret: 'wrong' })).body).toMatchObject({
      problem: 'CREDENTIALS_REFUSED',
      field: 'clientSecret',
    });
    provider.answers.set('/me', { status: 404, body: '' });
    expect((await check(signIn())).body).toMatchObject({ problem: 'NOT_FOUND', field: 'userEndpoint' });
  });

  test('OP-32 OP-338 what is not of the public internet is not called', async () => {
    for (const scimEndpoint of [
      'https://10.0.0.1/scim',
      'http://127.0.0.1:1/scim',
      'https://[::1]/',
      'https://localhost/scim',
    ]) {
      expect(await check({ ...scimFields(), scimEndpoint })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'scimEndpoint' }] },
      });
    }
  });

  test('INTG-05 the outcome stays with the integration until it is changed', async () => {
    const { body } = await server.call<{ id: Id }>('POST', list, { as: admin, body: scimFields() });
    const one = `${list}/${body.id}`;
    expect((await server.call('GET', one, { as: admin })).body).toMatchObject({ lastCheck: null });
    const outcome = await server.call('POST', `${one}/_test`, { as: admin });
    expect((await server.call('GET', one, { as: admin })).body).toMatchObject({ lastCheck: outcome.body });
    await server.call('PATCH', one, { as: admin, body: { group: 'Staff' } });
    expect((await server.call('GET', one, { as: admin })).body).toMatchObject({ lastCheck: null });
  });

  test('OP-158 BEY-37 INTG-09 AUTH-05 visitors are offered a sign-in provider once a test of it has succeeded', async () => {
    const labels = async () =>
      (
        await server.call<{ externalSignIns: readonly { label: string }[] }>('GET', '/api/v1/public/workspaces/1')
      ).body.externalSignIns.map(({ label }) => label);
    const { body } = await server.call<{ id: Id }>('POST', list, {
      as: admin,
      body: { ...signIn(), clientSecret: 'wrong', buttonLabel: 'Our account' },
    });
    const one = `${list}/${body.id}`;
    const tested = () => server.call('POST', `${one}/_test`, { as: admin });
    const changed = (change: object) => server.call('PATCH', one, { as: admin, body: change });
    expect(await labels()).toEqual([]);
    await tested();
    expect(await labels()).toEqual([]);
    await changed({ clientSecret: 'right' });
    expect(await labels()).toEqual([]);
    await tested();
    expect(await labels()).toEqual(['Our account']);
    // What no test looks at takes nothing away, and neither does a provider that is down for a while.
    await changed({ buttonLabel: null });
    expect(await labels()).toEqual(['Company 1']);
    expect((await server.call('GET', one, { as: admin })).body).toMatchObject({ lastCheck: { ok: true } });
    provider.answers.set('/me', { status: 404, body: '' });
    expect((await tested()).body).toMatchObject({ ok: false });
    expect(await labels()).toEqual(['Company 1']);
    await changed({ userEndpoint: `${provider.at}/elsewhere` });
    expect(await labels()).toEqual([]);
  });

  test('OP-32 a test with changes keeps nothing, and takes no stored secret to another server', async () => {
    const { body } = await server.call<{ id: Id }>('POST', list, { as: admin, body: scimFields() });
    const one = `${list}/${body.id}/_test`;
    const elsewhere = await server.call('POST', one, { as: admin, body: { scimEndpoint: `${provider.at}/scim` } });
    expect(elsewhere).toMatchObject({ status: 400, body: { errors: [{ field: 'apiKey' }] } });
    const grouped = await server.call('POST', one, { as: admin, body: { group: 'Nobody' } });
    expect(grouped.body).toMatchObject({ problem: 'GROUP_NOT_FOUND' });
    expect((await server.call('GET', `${list}/${body.id}`, { as: admin })).body).toMatchObject({ lastCheck: null });
  });

  test('INTG-02 kinds that nothing is called of cannot be tested', async () => {
    expect(await check({ '@type': 'LOOM', appName: 'a', appKey: 'k' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: '@type' }] },
    });
  });

  test('INTG-03 the endpoints of a sign-in provider are found by its address', async () => {
    const discover = (issuer: string) =>
      server.call('POST', `${list}/_discover`, { as: admin, body: { issuer } }).then(({ body }) => body);
    const metadata = {
      issuer: provider.at,
      authorization_endpoint: `${provider.at}/authorize`,
      token_endpoint: `${provider.at}/token`,
      userinfo_endpoint: `${provider.at}/me`,
      scopes_supported: ['openid', 'email', 'offline_access'],
    };
    const path = '/.well-known/openid-configuration';
    provider.answers.set(path, { status: 200, body: JSON.stringify(metadata) });
    for (const address of [provider.at, `${provider.at}/`, `${provider.at}${path}`]) {
      expect(await discover(address)).toMatchObject({
        provider: {
          issuer: provider.at,
          authorizationEndpoint: `${provider.at}/authorize`,
          tokenEndpoint: `${provider.at}/token`,
          userEndpoint: `${provider.at}/me`,
          scope: 'openid email',
        },
        check: { ok: true },
      });
    }
    provider.answers.set(path, { status: 200, body: JSON.stringify({ ...metadata, issuer: 'https://other.example' }) });
    expect(await discover(provider.at)).toMatchObject({
      provider: null,
      check: { problem: 'NOT_OPENID', field: 'issuer' },
    });
    expect(await discover('https://169.254.169.254')).toMatchObject({ check: { problem: 'ADDRESS_REFUSED' } });
    expect(await discover('no address')).toMatchObject({ check: { problem: 'ADDRESS_REFUSED' } });
  });
});
