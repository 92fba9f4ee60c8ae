import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aJob, anIntegration, anIntegrationCheck, aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const list = '/api/v1/secured/workspaces/7/integrations';
const forbidden = { status: 403, body: { code: 'FORBIDDEN', message: 'You may not do this' } };
const refused = (field: string) => ({
  status: 400,
  body: { code: 'INVALID', message: 'no', errors: [{ field, message: 'is required' }] },
});

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7 })]) });
});
afterEach(() => gateway.close());

const body = () => gateway.calls.at(-1)?.body;

describe('reading', () => {
  const query = `{ workspace { integrations { __typename id integrationId type secretsSet lastCheck { ok problem field host }
    ... on PersonnelIntegration { scimEndpoint group sync lastSync { outcome addedCount } }
    ... on OAuthIntegration { clientId scope issuer }
    ... on LoomIntegration { appName } ... on ForumIntegration { forumId } } } }`;

  test('INTG-01 INTG-03 REST-66 each kind with its own fields, in one call', async () => {
    const failed = anIntegrationCheck({
      ok: false,
      problem: 'CREDENTIALS_REFUSED',
      field: 'apiKey',
      host: 'a.example',
    });
    const rows = [
      anIntegration({ id: 1, '@type': 'FORUM', forumId: 'f', secretsSet: ['apiKey'] }),
      anIntegration({ id: 2, '@type': 'OAUTH2', clientId: 'lectern', scope: 'email' }),
      anIntegration({
        id: 3,
        '@type': 'PERSONNEL',
        scimEndpoint: 'https://a.example/scim',
        sync: true,
        lastCheck: failed,
      }),
    ];
    gateway.on('GET', list, { body: aPage(rows) });
    const { data, errors } = await gateway.ask(query, {}, bearer());
    expect(errors).toEqual([]);
    expect(data.workspace.integrations).toMatchObject([
      { __typename: 'ForumIntegration', type: 'FORUM', forumId: 'f', secretsSet: ['apiKey'], lastCheck: null },
      { __typename: 'OAuthIntegration', clientId: 'lectern', scope: 'email', issuer: null },
      {
        __typename: 'PersonnelIntegration',
        scimEndpoint: 'https://a.example/scim',
        group: null,
        sync: true,
        lastSync: null,
        lastCheck: { ok: false, problem: 'CREDENTIALS_REFUSED', field: 'apiKey', host: 'a.example' },
      },
    ]);
    expect(gateway.calls.at(-1)?.path).toBe(`${list}?page=0&size=25`);
  });

  test('INTG-09 a problem that a newer platform knows is another one', async () => {
    const lastCheck = { ...anIntegrationCheck({ ok: false }), problem: 'ON_FIRE' };
    gateway.on('GET', list, { body: aPage([{ ...anIntegration({}), lastCheck }]) });
    const { data } = await gateway.ask(query, {}, bearer());
    expect(data.workspace.integrations).toMatchObject([{ lastCheck: { ok: false, problem: 'OTHER' } }]);
  });

  test('INTG-02 REST-65 what can be connected', async () => {
    gateway.on('GET', '/api/v1/secured/integrations', {
      body: aPage([
        {
          '@type': 'LOOM',
          name: 'Loom',
          fields: ['appName', 'appKey'],
          secretFields: ['appKey'],
          required: [['appName', 'appKey']],
          testable: false,
          syncable: false,
        },
      ]),
    });
    const { data } = await gateway.ask(
      '{ workspace { integrationProviders { type name fields { name secret } requiredSets testable syncable } } }',
      {},
      bearer(),
    );
    expect(data.workspace.integrationProviders).toEqual([
      {
        type: 'LOOM',
        name: 'Loom',
        fields: [
          { name: 'appName', secret: false },
          { name: 'appKey', secret: true },
        ],
        requiredSets: [['appName', 'appKey']],
        testable: false,
        syncable: false,
      },
    ]);
  });

  test('OP-13 one is a node by its kind, and by no other', async () => {
    gateway.on('GET', `${list}/3`, { body: anIntegration({ id: 3, '@type': 'LOOM', appName: 'a' }) });
    const node = (type: string) =>
      gateway.ask(
        'query($id: ID!) { node(id: $id) { id ... on LoomIntegration { appName } } }',
        { id: Buffer.from(`${type}:3`).toString('base64url') },
        bearer(),
      );
    expect((await node('LoomIntegration')).data.node).toMatchObject({ appName: 'a' });
    expect((await node('ForumIntegration')).data.node).toBeNull();
  });

  test('ROLE-09 is refused to anyone who is no admin', async () => {
    gateway.on('GET', list, forbidden);
    const { data, errors } = await gateway.ask(query, {}, bearer());
    expect(data.workspace).toEqual({ integrations: null });
    expect(errors[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('writing', () => {
  const connect = `mutation($input: ConnectIntegrationInput!) { connectIntegration(input: $input) {
    integration { integrationId type } userErrors { code field message } } }`;
  const update = `mutation($input: UpdateIntegrationInput!) { updateIntegration(input: $input) {
    integration { integrationId } userErrors { code field } } }`;

  test('INTG-04 REST-67 connects with the fields of one kind', async () => {
    gateway.on('POST', list, { status: 201, body: anIntegration({ id: 9, '@type': 'FORUM' }) });
    const input = { values: { forum: { forumId: 'f', apiKey: 's' } } };
    const { data } = await gateway.ask(connect, { input }, bearer());
    expect(data.connectIntegration).toEqual({ integration: { integrationId: 9, type: 'FORUM' }, userErrors: [] });
    expect(body()).toEqual({ '@type': 'FORUM', forumId: 'f', apiKey: 's' });
  });

  test('OP-32 names the field as the input does', async () => {
    gateway.on('POST', list, refused('clientSecret'));
    const input = { values: { oauth2: { clientId: 'c' } } };
    const { data } = await gateway.ask(connect, { input }, bearer());
    expect(data.connectIntegration).toEqual({
      integration: null,
      userErrors: [{ code: 'INVALID', field: 'values.oauth2.clientSecret', message: 'is required' }],
    });
  });

  test('a kind too many is refused here', async () => {
    const input = { values: { forum: { forumId: 'f' }, loom: { appName: 'a' } } };
    const { data, errors } = await gateway.ask(connect, { input }, bearer());
    expect(data?.connectIntegration?.userErrors ?? errors).not.toEqual([]);
    expect(gateway.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('INTG-05 REST-68 changes what is given, and clears what is null', async () => {
    gateway.on('PATCH', `${list}/9`, { body: anIntegration({ id: 9, '@type': 'PERSONNEL' }) });
    const input = { integrationId: '9', values: { personnel: { group: null, sync: true } } };
    const { data } = await gateway.ask(update, { input }, bearer());
    expect(data.updateIntegration.userErrors).toEqual([]);
    expect(body()).toEqual({ '@type': 'PERSONNEL', group: null, sync: true });
    gateway.on('PATCH', `${list}/9`, refused('apiKey'));
    const again = await gateway.ask(update, { input }, bearer());
    expect(again.data.updateIntegration.userErrors).toEqual([{ code: 'INVALID', field: 'values.personnel.apiKey' }]);
  });

  test('INTG-07 REST-69 disconnects', async () => {
    gateway.on('GET', `${list}/9`, { body: anIntegration({ id: 9, '@type': 'PERSONNEL' }) });
    gateway.on('DELETE', `${list}/9`, { status: 204 });
    const { data } = await gateway.ask(
      `mutation { disconnectIntegration(input: { integrationId: "9" }) { disconnectedIntegrationId disconnectedId workspace { workspaceId }
        userErrors { code } } }`,
      {},
      bearer(),
    );
    expect(data.disconnectIntegration).toEqual({
      disconnectedIntegrationId: 9,
      disconnectedId: toGlobalId('PersonnelIntegration', 9),
      workspace: { workspaceId: 7 },
      userErrors: [],
    });
  });
});

describe('testing a connection', () => {
  const mutation = `mutation($input: TestIntegrationInput!) { testIntegration(input: $input) {
    check { ok problem providerText } integration { integrationId lastCheck { ok } } userErrors { code field } } }`;

  test('INTG-09 what is stored: the outcome stays with it', async () => {
    const check = anIntegrationCheck({ ok: false, problem: 'NOT_SCIM', providerText: 'No' });
    gateway.on('POST', `${list}/3/_test`, { body: check });
    gateway.on('GET', `${list}/3`, { body: anIntegration({ id: 3, '@type': 'PERSONNEL', lastCheck: check }) });
    const { data } = await gateway.ask(mutation, { input: { integrationId: '3' } }, bearer());
    expect(data.testIntegration).toEqual({
      check: { ok: false, problem: 'NOT_SCIM', providerText: 'No' },
      integration: { integrationId: 3, lastCheck: { ok: false } },
      userErrors: [],
    });
  });

  test('INTG-09 what is not stored: before it is connected, and with changes', async () => {
    gateway.on('POST', `${list}/_test`, { body: anIntegrationCheck({}) });
    gateway.on('POST', `${list}/3/_test`, { body: anIntegrationCheck({}) });
    const values = { personnel: { scimEndpoint: 'https://a.example', apiKey: 's' } };
    const { data } = await gateway.ask(mutation, { input: { values } }, bearer());
    expect(data.testIntegration).toMatchObject({ check: { ok: true }, integration: null });
    await gateway.ask(mutation, { input: { integrationId: '3', values } }, bearer());
    expect(gateway.paths().filter((path) => path.includes('_test'))).toEqual([
      `POST ${list}/_test`,
      `POST ${list}/3/_test`,
    ]);
    const neither = await gateway.ask(mutation, { input: {} }, bearer());
    expect(neither.data.testIntegration.userErrors).toEqual([{ code: 'INVALID', field: 'values' }]);
  });

  test('INTG-03 a sign-in provider is found by its address', async () => {
    const provider = {
      issuer: 'https://id.example',
      authorizationEndpoint: 'https://id.example/a',
      tokenEndpoint: 'https://id.example/t',
      userEndpoint: null,
      scope: 'openid',
    };
    gateway.on('POST', `${list}/_discover`, { body: { provider, check: anIntegrationCheck({}) } });
    const { data } = await gateway.ask(
      `mutation { discoverSignIn(input: { issuer: "https://id.example" }) { provider { issuer authorizationEndpoint
        tokenEndpoint userEndpoint scope } check { ok } userErrors { code } } }`,
      {},
      bearer(),
    );
    expect(data.discoverSignIn).toEqual({ provider, check: { ok: true }, userErrors: [] });
  });
});

describe('syncing', () => {
  const mutation = `mutation($input: SyncIntegrationInput!) { syncIntegration(input: $input) {
    job { jobId kind state } integration { ... on PersonnelIntegration { lastSync { outcome dryRun job { jobId } } } }
    userErrors { code message params } } }`;

  test('INTG-06 REST-70 orders a job, and does not wait for it', async () => {
    gateway.on('POST', `${list}/3/_sync`, {
      status: 202,
      body: aJob({ id: 8, kind: 'personnel-sync', state: 'WAITING' }),
    });
    const lastSync = { ...aSync, outcome: 'RUNNING' as const };
    gateway.on('GET', `${list}/3`, { body: anIntegration({ id: 3, '@type': 'PERSONNEL', lastSync }) });
    gateway.on('GET', '/api/v1/secured/jobs', { body: aPage([aJob({ id: aSync.jobId })]) });
    const { data } = await gateway.ask(mutation, { input: { integrationId: '3', dryRun: true } }, bearer());
    expect(data.syncIntegration).toEqual({
      job: { jobId: 8, kind: 'PERSONNEL_SYNC', state: 'WAITING' },
      integration: { lastSync: { outcome: 'RUNNING', dryRun: true, job: { jobId: aSync.jobId } } },
      userErrors: [],
    });
    const order = gateway.calls.find(({ method }) => method === 'POST');
    expect(order?.headers['prefer']).toBe('respond-async');
    expect(order?.body).toEqual({ '@type': 'PERSONNEL', dryRun: true, confirmedDepartures: 0 });
  });

  test.each([
    [400, '9904', { problem: 'CREDENTIALS_REFUSED' }],
    [502, 'PROVIDER_FAILED', { problem: 'BUSY' }],
  ])('ERR-13 INTG-09 a refusal by the provider with %s is data, with its words', async (status, code, params) => {
    const body = { code: code === '9904' ? 9904 : code, message: 'The provider answered: No', params };
    gateway.on('POST', `${list}/3/_sync`, { status, body });
    const { data } = await gateway.ask(mutation, { input: { integrationId: '3' } }, bearer());
    expect(data.syncIntegration).toMatchObject({
      job: null,
      userErrors: [{ code, message: 'The provider answered: No', params }],
    });
  });
});

const aSync = {
  jobId: 8,
  outcome: 'DONE' as const,
  dryRun: true,
  added: 1,
  returned: 0,
  departed: 0,
  kept: 0,
  skipped: 0,
  problem: null,
  field: null,
  host: null,
  status: null,
  providerText: null,
  time: '2030-01-31T09:00:00.000Z',
};
