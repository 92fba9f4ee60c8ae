import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCourse, aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { toGlobalId } from '../globalId.ts';

const own = '/api/v1/secured/users/me/apitokens';
const ofWorkspace = '/api/v1/secured/workspaces/7/apitokens';
const aToken = {
  id: 5,
  ownerId: 3,
  ownerName: 'Ada',
  ownerUsername: 'ada@demo.test',
  serviceAccount: false,
  name: 'Warehouse',
  scopes: ['enrolments:read', 'jobs:write'],
  lastCharacters: 'a1B2',
  createTime: '2030-01-01T00:00:00.000Z',
  rotateTime: null,
  previousExpireTime: null,
  expireTime: '2030-03-01T00:00:00.000Z',
  expired: false,
  lastUseTime: null,
  usage: [{ date: '2030-01-02', callCount: 7, cost: 40 }],
};
const secret = 'lectern_secret';
const notFound = { status: 404, body: { code: 'NOT_FOUND', message: 'There is nothing here that you may see' } };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7 })]) });
});
afterEach(() => gateway.close());

describe('BEY-42 API tokens', () => {
  test('are made and rotated, and told once, under no key', async () => {
    gateway.on('POST', own, { status: 201, body: { ...aToken, token: secret } });
    gateway.on('POST', `${own}/5/_rotate`, { body: { ...aToken, token: secret } });
    const { data } = await gateway.ask(
      `mutation {
        createApiToken(input: { name: "Warehouse", scopes: [ENROLMENTS_READ, JOBS_WRITE], expireTime: "2030-03-01T00:00:00Z" }) {
          token apiToken { id apiTokenId scopes usage { date callCount cost } } userErrors { code } }
        rotateApiToken(input: { apiTokenId: "${toGlobalId('ApiToken', 5)}", expireTime: "2030-03-01T00:00:00Z" }) {
          token userErrors { code } } }`,
      {},
      bearer(),
    );
    expect(data).toEqual({
      createApiToken: {
        token: secret,
        apiToken: {
          id: toGlobalId('ApiToken', 5),
          apiTokenId: 5,
          scopes: ['ENROLMENTS_READ', 'JOBS_WRITE'],
          usage: aToken.usage,
        },
        userErrors: [],
      },
      rotateApiToken: { token: secret, userErrors: [] },
    });
    expect(gateway.calls.map(({ body }) => body)).toEqual([
      { name: 'Warehouse', scopes: ['enrolments:read', 'jobs:write'], expireTime: '2030-03-01T00:00:00.000Z' },
      { expireTime: '2030-03-01T00:00:00.000Z', overlapHours: 24 },
    ]);
    expect(gateway.calls.every(({ headers }) => headers['idempotency-key'] === undefined)).toBe(true);
  });

  test('are listed without themselves, and read again by their id', async () => {
    gateway.on('GET', own, { body: [aToken] });
    gateway.on('GET', ofWorkspace, { body: [aToken] });
    gateway.on('GET', '/api/v1/secured/users/me', { body: {} });
    const { data } = await gateway.ask(
      `{ workspace { apiTokens { name ownerUsername } } node(id: "${toGlobalId('ApiToken', 5)}") { ... on ApiToken { lastCharacters } } }`,
      {},
      bearer(),
    );
    expect(data).toEqual({
      workspace: { apiTokens: [{ name: 'Warehouse', ownerUsername: 'ada@demo.test' }] },
      node: { lastCharacters: 'a1B2' },
    });
  });

  test('are revoked as the own, else as one of the workspace; that one is there is told to admins alone', async () => {
    const revoke = async () =>
      (
        await gateway.ask(
          'mutation { revokeApiToken(input: { apiTokenId: 5 }) { revokedApiTokenId userErrors { code } } }',
          {},
          bearer(),
        )
      ).data.revokeApiToken;
    const revoked = { revokedApiTokenId: toGlobalId('ApiToken', 5), userErrors: [] };
    gateway.on('DELETE', `${own}/5`, { status: 204 });
    expect(await revoke()).toEqual(revoked);
    gateway.on('DELETE', `${own}/5`, notFound);
    gateway.on('DELETE', `${ofWorkspace}/5`, { status: 204 });
    expect(await revoke()).toEqual(revoked);
    gateway.on('DELETE', `${ofWorkspace}/5`, { status: 403, body: { code: 'FORBIDDEN', message: 'No' } });
    expect(await revoke()).toEqual({ revokedApiTokenId: null, userErrors: [{ code: 'NOT_FOUND' }] });
  });

  test('tell the platform what a document costs with its first call, and no other token does', async () => {
    gateway.on('GET', own, { body: [aToken] });
    gateway.on('GET', ofWorkspace, { body: [aToken] });
    const document = `{ workspace { apiTokens { name } } node(id: "${toGlobalId('ApiToken', 5)}") { id } }`;
    const told = () => gateway.calls.flatMap(({ headers }) => headers['x-operation-cost'] ?? []);
    const { extensions } = await gateway.ask(document, {}, bearer('lectern_abc'));
    expect(told()).toEqual([String((extensions?.['cost'] as { requested: number } | undefined)?.requested)]);
    await gateway.ask(document, {}, bearer());
    expect(told()).toHaveLength(1);
  });

  test('without the scope of a part are told so, and the rest stands', async () => {
    gateway.on('GET', own, { body: [aToken] });
    gateway.on('GET', ofWorkspace, {
      status: 403,
      body: {
        code: 'SCOPE_MISSING',
        message: 'This API token lacks the scope workspace:read',
        params: { scope: 'workspace:read' },
      },
    });
    const { data, errors } = await gateway.ask(
      `{ workspace { apiTokens { name } } node(id: "${toGlobalId('ApiToken', 5)}") { id } }`,
      {},
      bearer('lectern_abc'),
    );
    expect(data).toMatchObject({ workspace: { apiTokens: null }, node: { id: toGlobalId('ApiToken', 5) } });
    expect(errors).toMatchObject([
      {
        message: 'This API token lacks the scope workspace:read',
        extensions: { code: 'SCOPE_MISSING', params: { scope: 'workspace:read' } },
      },
    ]);
  });

  test('without the scope of enrolments read a course as a visitor does', async () => {
    const course = aCourse({ id: 258 });
    const noScope = {
      status: 403,
      body: { code: 'SCOPE_MISSING', message: 'No', params: { scope: 'enrolments:read' } },
    };
    gateway.on('GET', '/api/v1/public/courses/258', { body: course });
    gateway.on('GET', '/api/v1/secured/usercourses', noScope);
    const document = '{ course(id: 258) { name modules { name } } }';
    const asked = async (headers: Record<string, string>) => (await gateway.ask(document, {}, headers)).data;
    expect(await asked(bearer('lectern_abc'))).toEqual(await asked({}));
  });
});
