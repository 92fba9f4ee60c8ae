import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { inWorkspace } from '../db/database.ts';
import { createTestApp, type Reply, type TestApp, type TestUser } from '../testing/testApp.ts';
import { publicIntegrationsOf } from './publicIntegrations.ts';
import type { Id } from '../shared/id.ts';

const secret = 'sealed-and-never-shown';
const oauth2 = {
  '@type': 'OAUTH2',
  clientId: 'lectern',
  clientSecret: secret,
  authorizationEndpoint: 'https://id.example.org/authorize',
  tokenEndpoint: 'https://id.example.org/token',
  userEndpoint: 'https://id.example.org/me',
  scope: 'email',
  emailProperty: 'mail',
};
const list = '/api/v1/secured/workspaces/1/integrations';

describe('integrations', () => {
  let server: TestApp;
  let admin: TestUser;
  let stranger: TestUser;

  beforeAll(async () => {
    server = await createTestApp({ OUTBOUND_PRIVATE_HOSTS: '127.0.0.1:9000' });
    admin = await server.aUser({ roleAdmin: true });
    stranger = await server.aUser({ workspaceId: 2, roleAdmin: true });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await inWorkspace(server.db, 1, (trx) => trx.deleteFrom('integration').execute());
  });

  const connect = (body: object): Promise<Reply<Record<string, unknown> & { id: Id }>> =>
    server.call('POST', list, { as: admin, body });

  test('REST-65 INTG-02 INTG-03 lists the providers with their fields', async () => {
    const { status, body } = await server.call<{ content: Record<string, unknown>[]; pageable: object }>(
      'GET',
      '/api/v1/secured/integrations',
      { as: admin },
    );
    expect(status).toBe(200);
    expect(body.pageable).toMatchObject({ pageSize: 25, totalElements: 5 });
    expect(body.content.map((row) => row['@type'])).toEqual([
      'PERSONNEL',
      'OAUTH2',
      'LOOM',
      'FORUM',
      'PUSH_NOTIFICATION',
    ]);
    expect(body.content[1]).toMatchObject({
      fields: [
        'clientId',
        'clientSecret',
        'authorizationEndpoint',
        'tokenEndpoint',
        'userEndpoint',
        'responseType',
        'scope',
        'emailProperty',
        'issuer',
        'buttonLabel',
      ],
      secretFields: ['clientSecret'],
    });
  });

  test('REST-66 REST-67 INTG-04 a connected provider is read without its secret', async () => {
    const created = await connect({ ...oauth2, apiKey: 'of another kind', unknown: 1 });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      '@type': 'OAUTH2',
      clientId: 'lectern',
      scope: 'email',
      emailProperty: 'mail',
      responseType: 'code',
      secretsSet: ['clientSecret'],
    });
    const { body } = await server.call<{ content: object[] }>('GET', list, { as: admin });
    expect(body.content).toEqual([created.body]);
    const one = await server.call('GET', `${list}/${created.body.id}`, { as: admin });
    expect(one.body).toEqual(created.body);
    expect(JSON.stringify([created.body, body, one.body])).not.toContain(secret);
  });

  test('OP-86 INTG-04 a field of white space is none', async () => {
    const refused = await connect({ ...oauth2, clientId: '  ', clientSecret: '\t' });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [
          { field: 'clientId', message: '`clientId` is required.' },
          { field: 'clientSecret', message: '`clientSecret` is required.' },
        ],
      },
    });
  });

  test('OP-32 a secret stands in the database sealed, nowhere else', async () => {
    await connect(oauth2);
    const { rows } = await inWorkspace(server.db, 1, (trx) =>
      sql<{
        text: string;
      }>`select integration::text || encode(sealed_secrets, 'escape') as text from integration`.execute(trx),
    );
    expect(rows[0]?.text).toContain('id.example.org');
    expect(rows[0]?.text).not.toContain(secret);
    const audit = await inWorkspace(server.db, 1, (trx) =>
      trx
        .selectFrom('audit_entry')
        .select(['action', 'actor_id', 'details'])
        .orderBy('audit_id', 'desc')
        .executeTakeFirst(),
    );
    expect(audit).toEqual({
      action: 'INTEGRATION_CHANGED',
      actor_id: admin.userId,
      details: { type: 'OAUTH2', change: 'connected' },
    });
  });

  test.each([
    [{ '@type': 'PERSONNEL', clientId: 'c', clientSecret: 's', sync: true }, ['clientSecret']],
    [{ '@type': 'PERSONNEL', subdomain: 'd', apiKey: 's' }, ['apiKey']],
    [{ '@type': 'LOOM', appName: 'a', appKey: 's' }, ['appKey']],
    [{ '@type': 'FORUM', forumId: 'f', apiKey: 's' }, ['apiKey']],
    [{ '@type': 'PUSH_NOTIFICATION', appName: 'a', appKey: 's', apiKey: 't' }, ['apiKey', 'appKey']],
  ])('INTG-01 INTG-03 takes %o', async (body, secretsSet) => {
    const created = await connect(body);
    expect(created).toMatchObject({ status: 201, body: { '@type': body['@type'], secretsSet } });
  });

  test.each<[string, object, string]>([
    ['no client id', { ...oauth2, clientId: '' }, 'clientId'],
    ['no secret', { ...oauth2, clientSecret: null }, 'clientSecret'],
    ['half of a set', { '@type': 'PERSONNEL', subdomain: 'd' }, 'apiKey'],
    ['a missing id', { '@type': 'FORUM', apiKey: 's' }, 'forumId'],
    ['an address without https', { ...oauth2, tokenEndpoint: 'http://id.example.org/token' }, 'tokenEndpoint'],
    ['an address of this machine', { ...oauth2, tokenEndpoint: 'https://127.0.0.1/token' }, 'tokenEndpoint'],
    ['this machine by its name', { ...oauth2, issuer: 'https://localhost/' }, 'issuer'],
    ['the metadata service', { ...oauth2, userEndpoint: 'https://169.254.169.254/latest' }, 'userEndpoint'],
    ['a mapped address', { ...oauth2, userEndpoint: 'https://[::ffff:a00:1]/' }, 'userEndpoint'],
    ['a script', { ...oauth2, authorizationEndpoint: 'javascript:alert(1)' }, 'authorizationEndpoint'],
    ['credentials', { ...oauth2, tokenEndpoint: 'https://a:b@id.example.org/token' }, 'tokenEndpoint'],
    ['a forum that is no name', { '@type': 'FORUM', forumId: '!! not ok', apiKey: 's' }, 'forumId'],
    ['a forum with a space', { '@type': 'FORUM', forumId: 'my talk', apiKey: 's' }, 'forumId'],
    ['a forum of this machine', { '@type': 'FORUM', forumId: 'https://127.0.0.1/', apiKey: 's' }, 'forumId'],
    ['a forum at localhost', { '@type': 'FORUM', forumId: 'https://talk.localhost/', apiKey: 's' }, 'forumId'],
    ['a long name of the button', { ...oauth2, buttonLabel: 'x'.repeat(61) }, 'buttonLabel'],
    ['another flow', { ...oauth2, responseType: 'token' }, 'responseType'],
    ['a number', { ...oauth2, clientId: 5 }, 'clientId'],
    ['an unknown type', { ...oauth2, '@type': 'SMS' }, '@type'],
  ])('OP-32 REST-67 refuses %s', async (_what, body, field) => {
    const refused = await connect(body);
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID', errors: [{ field }] } });
  });

  test('OP-338 what is wrong with an address is told with what to do', async () => {
    const { body } = await connect({
      ...oauth2,
      tokenEndpoint: 'https://localhost/token',
      userEndpoint: 'ftp://a.test',
    });
    expect(body).toMatchObject({
      errors: [
        { field: 'tokenEndpoint', message: expect.stringContaining('ask the operator to allow its host') as string },
        { field: 'userEndpoint', message: expect.stringContaining('begins with https://') as string },
      ],
    });
  });

  test('OP-32 the operator may open a host of the own network', async () => {
    expect((await connect({ ...oauth2, tokenEndpoint: 'http://127.0.0.1:9000/token' })).status).toBe(201);
  });

  test.each([
    [{ ...oauth2, tokenEndpoint: ' login.example.org/token ' }, { tokenEndpoint: 'https://login.example.org/token' }],
    [{ ...oauth2, userEndpoint: 'login.example.org:8443' }, { userEndpoint: 'https://login.example.org:8443' }],
    [{ ...oauth2, issuer: 'HTTPS://login.example.org' }, { issuer: 'HTTPS://login.example.org' }],
    [{ '@type': 'FORUM', forumId: 'our-talk', apiKey: 's' }, { forumId: 'our-talk' }],
    [
      { '@type': 'FORUM', forumId: 'talk.example.org/embed', apiKey: 's' },
      { forumId: 'https://talk.example.org/embed' },
    ],
  ])('INTG-03 takes an address as people write it: %o', async (body, stored) => {
    expect(await connect(body)).toMatchObject({ status: 201, body: stored });
  });

  test('REST-67 one of each type: a second one is a conflict', async () => {
    await connect(oauth2);
    expect(await connect(oauth2)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  test('REST-68 INTG-05 reconnecting replaces the fields and keeps an absent secret', async () => {
    const { body } = await connect(oauth2);
    const { '@type': _type, clientSecret: _secret, scope: _scope, ...rest } = oauth2;
    const replaced = await server.call('PUT', `${list}/${body.id}`, {
      as: admin,
      body: { ...rest, clientId: 'other' },
    });
    expect(replaced.body).toMatchObject({
      clientId: 'other',
      scope: 'openid email profile',
      secretsSet: ['clientSecret'],
    });
    const changed = await server.call('PATCH', `${list}/${body.id}`, { as: admin, body: { scope: 'mail' } });
    expect(changed.body).toMatchObject({ clientId: 'other', scope: 'mail', secretsSet: ['clientSecret'] });
  });

  test('OP-32 a stored secret does not follow to another server', async () => {
    const { body } = await connect(oauth2);
    const elsewhere = { tokenEndpoint: 'https://collector.example.net/token' };
    const refused = await server.call('PATCH', `${list}/${body.id}`, { as: admin, body: elsewhere });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'clientSecret' }] } });
    const entered = { ...elsewhere, clientSecret: 'of the other server' };
    expect((await server.call('PATCH', `${list}/${body.id}`, { as: admin, body: entered })).status).toBe(200);
  });

  test('OP-36 who is who at a provider is forgotten when it is another provider', async () => {
    const learner = await server.aUser();
    const linked = () =>
      inWorkspace(server.db, 1, (trx) => trx.selectFrom('external_identity').select('user_id').execute());
    const link = () =>
      inWorkspace(server.db, 1, (trx) =>
        trx
          .insertInto('external_identity')
          .values({ workspace_id: 1, realm: 'custom-oauth2', subject: '42', user_id: learner.userId })
          .execute(),
      );
    const { body } = await connect(oauth2);
    await link();
    await server.call('PATCH', `${list}/${body.id}`, { as: admin, body: { scope: 'profile' } });
    expect(await linked()).toHaveLength(1);
    await server.call('PATCH', `${list}/${body.id}`, {
      as: admin,
      body: { userEndpoint: 'https://new.example.org/me' },
    });
    expect(await linked()).toEqual([]);
    await link();
    await server.call('DELETE', `${list}/${body.id}`, { as: admin });
    expect(await linked()).toEqual([]);
  });

  test('OP-32 after a change of SEALING_KEY the secret is missing, and can be entered again', async () => {
    const { body } = await connect(oauth2);
    const config = { ...server.config, sealingKey: 'another sealing key of at least 32 bytes' };
    const app = await buildApp({ config, db: server.db, clock: () => server.now() });
    const headers = { host: 'localhost', authorization: `Bearer ${await server.signIn(admin)}` };
    const one = `${list}/${body.id}`;
    expect((await app.inject({ url: one, headers })).json()).toMatchObject({ clientId: 'lectern', secretsSet: [] });
    const client = `Basic ${Buffer.from('lectern-web:lectern-dev-secret').toString('base64')}`;
    const begin = `/oauth/custom-oauth2/authorization-data?redirect_uri=http://localhost:4000/signin/callback`;
    const asClient = { headers: { host: 'localhost', authorization: client } };
    expect((await app.inject({ url: begin, ...asClient })).statusCode).toBe(503);
    const refused = await app.inject({ method: 'PATCH', url: one, headers, payload: { scope: 'email' } });
    expect(refused.json()).toMatchObject({ code: 'INVALID', errors: [{ field: 'clientSecret' }] });
    const entered = await app.inject({ method: 'PATCH', url: one, headers, payload: { clientSecret: 'again' } });
    expect(entered.json()).toMatchObject({ secretsSet: ['clientSecret'] });
    expect((await app.inject({ url: begin, ...asClient })).statusCode).toBe(200);
    await app.close();
  });

  test('REST-69 INTG-07 a disconnected provider is gone', async () => {
    const { body } = await connect(oauth2);
    expect((await server.call('DELETE', `${list}/${body.id}`, { as: admin })).status).toBe(204);
    expect((await server.call('GET', `${list}/${body.id}`, { as: admin })).status).toBe(404);
    expect((await server.call('DELETE', `${list}/${body.id}`, { as: admin })).status).toBe(404);
  });

  test('REST-66 INTG-01 are open to the admins of their own workspace only', async () => {
    const { body } = await connect(oauth2);
    const author = await server.aUser({ createCourse: true, createVoucher: true });
    const one = `${list}/${body.id}`;
    for (const [method, url] of [
      ['GET', list],
      ['POST', list],
      ['GET', one],
      ['PUT', one],
      ['PATCH', one],
      ['DELETE', one],
    ] as const) {
      const payload = method === 'GET' || method === 'DELETE' ? {} : { body: oauth2 };
      expect((await server.call(method, url, { as: author, ...payload })).status).toBe(403);
      expect((await server.call(method, url, { as: stranger, ...payload })).status).toBe(404);
      expect((await server.call(method, url.replace('/1/', '/2/'), { as: admin, ...payload })).status).toBe(404);
      expect((await server.call(method, url, payload)).status).toBe(401);
    }
    const ownOfStranger = `/api/v1/secured/workspaces/2/integrations/${body.id}`;
    expect((await server.call('GET', ownOfStranger, { as: stranger })).status).toBe(404);
  });

  test('GW-29 INTG-10 visitors are told of a provider what its button needs, and no more', async () => {
    await connect(oauth2);
    await connect({ '@type': 'FORUM', forumId: 'f', apiKey: secret });
    await connect({ '@type': 'PERSONNEL', subdomain: 'd', apiKey: secret });
    const open = await inWorkspace(server.db, 1, (trx) => publicIntegrationsOf(trx, 1));
    expect(open).toEqual([
      { '@type': 'FORUM', forumId: 'f' },
      {
        '@type': 'OAUTH2',
        clientId: 'lectern',
        authorizationEndpoint: 'https://id.example.org/authorize',
        responseType: 'code',
        scope: 'email',
      },
    ]);
  });
});
