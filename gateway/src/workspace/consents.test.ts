import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aConsentVersion, aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const path = '/api/v1/secured/workspaces/1/consents';
const secured = '/api/v1/secured/workspaces/1';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
});
afterEach(() => gateway.close());

test('WS-20 an admin reads all versions with how many accepted them', async () => {
  gateway.on('GET', path, {
    body: aPage([aConsentVersion({ id: 13, acceptedCount: 0 }), aConsentVersion({ active: false })]),
  });
  const { data } = await gateway.ask(
    '{ workspace { consents(first: 2) { totalCount nodes { consentId url active createTime acceptedCount } } } }',
    {},
    bearer(),
  );
  expect(data.workspace.consents.nodes).toEqual([
    {
      consentId: 13,
      url: 'http://localhost/consent',
      active: true,
      createTime: '2030-01-31T09:00:00.000Z',
      acceptedCount: 0,
    },
    {
      consentId: 1,
      url: 'http://localhost/consent',
      active: false,
      createTime: '2030-01-31T09:00:00.000Z',
      acceptedCount: 3,
    },
  ]);
});

describe('a new version', () => {
  const mutation = `mutation($i: CreateConsentInput!) { createConsent(input: $i) {
    workspace { activeConsent { consentId } consents { nodes { consentId } } } userErrors { code field } } }`;

  test('WS-20 ROLE-06 REST-39 becomes the active one; its admin reads the workspace again', async () => {
    gateway.on('POST', path, { status: 201, body: aConsentVersion({ id: 13 }) });
    gateway.on('GET', secured, { body: aWorkspace({ activeConsent: { id: 13, url: '/c2' } }) });
    gateway.on('GET', path, { body: aPage([aConsentVersion({ id: 13 })]) });
    const { data } = await gateway.ask(mutation, { i: { url: '/c2' } }, bearer());
    expect(data.createConsent).toEqual({
      workspace: { activeConsent: { consentId: 13 }, consents: { nodes: [{ consentId: 13 }] } },
      userErrors: [],
    });
    expect(gateway.calls[1]).toMatchObject({ method: 'POST', path, body: { url: '/c2' } });
    expect(gateway.calls[2]).toMatchObject({ path: secured, headers: { authorization: 'Bearer access-1' } });
  });

  test.each([
    [403, { code: 'FORBIDDEN', message: 'no' }, { code: 'FORBIDDEN', field: null }],
    [
      400,
      { code: 'INVALID', message: 'no', errors: [{ field: 'url', message: 'no script' }] },
      { code: 'INVALID', field: 'url' },
    ],
  ])('a refusal %d %j comes as data', async (status, body, userError) => {
    gateway.on('POST', path, { status, body });
    const { data } = await gateway.ask(mutation, { i: { url: 'javascript:1' } }, bearer());
    expect(data.createConsent).toEqual({ workspace: null, userErrors: [userError] });
  });
});

test.each([
  [{}, 1],
  [{ consentId: 13 }, 13],
])('WS-20 GW-34 REST-37 a signed-in person accepts it, the first one by default: %j', async (input, id) => {
  gateway.on('POST', `/api/v1/secured/consents/${id}/users`, { status: 204 });
  const { data } = await gateway.ask(
    'mutation($i: AcceptConsentInput!) { acceptConsent(input: $i) { accepted userErrors { code } } }',
    { i: input },
    bearer(),
  );
  expect(data.acceptConsent).toEqual({ accepted: true, userErrors: [] });
  expect(gateway.paths()).toEqual([`POST /api/v1/secured/consents/${id}/users`]);
});
