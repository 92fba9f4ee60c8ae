import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const all = '/api/v1/secured/workspaces/7/serviceaccounts';
const anAccount = {
  id: 5,
  name: 'Warehouse',
  description: '',
  admin: false,
  createCourse: true,
  createVoucher: false,
  owner: { id: 3, name: 'Ada', username: 'ada@demo.test' },
  createTime: '2030-01-01T00:00:00.000Z',
  disableTime: null,
  tokenCount: 1,
  lastUseTime: null,
};
const aToken = {
  id: 9,
  ownerId: 5,
  ownerName: 'Warehouse',
  ownerUsername: 'Warehouse',
  serviceAccount: true,
  name: 'Nightly',
  scopes: ['enrolments:read'],
  lastCharacters: 'a1B2',
  createTime: '2030-01-01T00:00:00.000Z',
  rotateTime: null,
  previousExpireTime: null,
  expireTime: '2030-03-01T00:00:00.000Z',
  expired: false,
  lastUseTime: null,
  usage: [],
};
const id = toGlobalId('ServiceAccount', 5);

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7 })]) });
});
afterEach(() => gateway.close());

const ask = async (document: string) => (await gateway.ask(document, {}, bearer())).data;
const writes = () => gateway.calls.filter(({ method }) => method !== 'GET');

describe('BEY-42 OP-303 service accounts', () => {
  test('are listed with their tokens, and read again by their id', async () => {
    gateway.on('GET', all, { body: [anAccount] });
    gateway.on('GET', `${all}/5/apitokens`, { body: [aToken] });
    const shown = '{ serviceAccountId rights { createCourse } owner { userId } apiTokens { name serviceAccountId } }';
    const one = {
      serviceAccountId: 5,
      rights: { createCourse: true },
      owner: { userId: 3 },
      apiTokens: [{ name: 'Nightly', serviceAccountId: 5 }],
    };
    expect(
      await ask(`{ workspace { serviceAccounts ${shown} } node(id: "${id}") { ... on ServiceAccount ${shown} } }`),
    ).toEqual({ workspace: { serviceAccounts: [one] }, node: one });
  });

  test('are made without rights that nobody gives, changed and deleted', async () => {
    gateway.on('POST', all, { status: 201, body: anAccount });
    gateway.on('PATCH', `${all}/5`, { body: { ...anAccount, disableTime: '2030-01-02T00:00:00.000Z' } });
    gateway.on('DELETE', `${all}/5`, { status: 204 });
    const data = await ask(`mutation {
      createServiceAccount(input: { name: "Warehouse", rights: { createCourse: true }, ownerId: "${toGlobalId('User', 3)}" }) {
        serviceAccount { id } }
      updateServiceAccount(input: { serviceAccountId: "${id}", rights: { admin: false }, disabled: true }) {
        serviceAccount { disableTime } }
      deleteServiceAccount(input: { serviceAccountId: "${id}" }) { deletedServiceAccountId } }`);
    expect(data).toEqual({
      createServiceAccount: { serviceAccount: { id } },
      updateServiceAccount: { serviceAccount: { disableTime: '2030-01-02T00:00:00.000Z' } },
      deleteServiceAccount: { deletedServiceAccountId: id },
    });
    expect(writes().map(({ body }) => body)).toEqual([
      { name: 'Warehouse', description: '', admin: false, createCourse: true, createVoucher: false, ownerId: 3 },
      { admin: false, disabled: true },
      '',
    ]);
  });

  test('are given tokens by the mutations of people, under no key', async () => {
    gateway.on('POST', `${all}/5/apitokens`, { status: 201, body: { ...aToken, token: 'lectern_secret' } });
    gateway.on('POST', `${all}/5/apitokens/9/_rotate`, { body: { ...aToken, token: 'lectern_other' } });
    const data = await ask(`mutation {
      createApiToken(input: { serviceAccountId: "${id}", name: "Nightly", scopes: [ENROLMENTS_READ], expireTime: "2030-03-01T00:00:00Z" }) {
        token apiToken { serviceAccountId } }
      rotateApiToken(input: { serviceAccountId: 5, apiTokenId: 9, expireTime: "2030-03-01T00:00:00Z" }) { token } }`);
    expect(data).toEqual({
      createApiToken: { token: 'lectern_secret', apiToken: { serviceAccountId: 5 } },
      rotateApiToken: { token: 'lectern_other' },
    });
    expect(writes().every(({ headers }) => headers['idempotency-key'] === undefined)).toBe(true);
  });
});
