import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { tokenScopes, type TokenScope } from '../../http/tokenScope.ts';
import { auditTrail } from '../../testing/auditTrail.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import type { ApiTokenWire, CreatedApiTokenWire } from '../apiToken/apiTokenSchemas.ts';
import type { ServiceAccountWire } from './serviceAccountSchemas.ts';

const allUrl = '/api/v1/secured/workspaces/1/serviceaccounts';
const meUrl = '/api/v1/secured/users/me';
const dayMs = 86_400_000;

let server: TestApp;
let admin: TestUser;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.aUser({ roleAdmin: true });
});
afterAll(() => server.close());

let names = 0;
const anAccount = async (fields: object = {}): Promise<ServiceAccountWire> => {
  names += 1;
  const body = { name: `Program ${names}`, ...fields };
  const reply = await server.call<ServiceAccountWire>('POST', allUrl, { as: admin, body });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
};
const tokensOf = ({ id }: { readonly id: number }) => `${allUrl}/${id}/apitokens`;
const aTokenOf = async (
  account: ServiceAccountWire,
  scopes: readonly TokenScope[],
  name = 'Token',
): Promise<CreatedApiTokenWire> => {
  const body = { name, scopes, expireTime: server.now().getTime() + 30 * dayMs };
  const reply = await server.call<CreatedApiTokenWire>('POST', tokensOf(account), { as: admin, body });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
};
const by = (token: string, method: string, url: string, body?: unknown) =>
  server.call(method, url, {
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
  });
const change = (id: number, body: object, as = admin) =>
  server.call<ServiceAccountWire>('PATCH', `${allUrl}/${id}`, { as, body });

describe('BEY-42 OP-303 a service account', () => {
  test('is made by an admin, who is its owner unless another person is named, once per key', async () => {
    const owner = await server.aUser();
    const headers = { 'idempotency-key': 'once' };
    const body = { name: 'Warehouse', description: 'Reads what changed', createCourse: true, ownerId: owner.userId };
    const [first, second] = [
      await server.call<ServiceAccountWire>('POST', allUrl, { as: admin, headers, body }),
      await server.call<ServiceAccountWire>('POST', allUrl, { as: admin, headers, body }),
    ];
    expect(first).toMatchObject({
      status: 201,
      body: { name: 'Warehouse', admin: false, createCourse: true, owner: { id: owner.userId }, tokenCount: 0 },
    });
    expect(second.body).toEqual(first.body);
    expect((await anAccount()).owner?.id).toBe(admin.userId);
    expect(await server.call('POST', allUrl, { as: admin, body })).toMatchObject({
      status: 409,
      body: { code: 'SERVICE_ACCOUNT_NAME_TAKEN', params: { name: 'Warehouse' } },
    });
    for (const ownerId of [first.body.id, 999_999_999]) {
      expect(await server.call('POST', allUrl, { as: admin, body: { name: 'Other', ownerId } })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'ownerId' }] },
      });
    }
  });

  test('calls with its tokens, with the rights that it has at the moment', async () => {
    const account = await anAccount({ createCourse: true });
    const { token } = await aTokenOf(account, ['courses:write', 'workspace:read']);
    expect(await by(token, 'GET', meUrl)).toMatchObject({
      status: 200,
      body: { id: account.id, name: account.name, roles: ['ROLE_COURSE_ADMIN'] },
    });
    expect((await by(token, 'POST', '/api/v1/secured/courses', { name: 'By a program' })).status).toBe(201);
    expect((await by(token, 'GET', allUrl)).status).toBe(403);
    expect((await change(account.id, { createCourse: false, admin: true })).status).toBe(200);
    expect((await by(token, 'GET', allUrl)).status).toBe(200);
    await change(account.id, { admin: false });
    expect((await by(token, 'GET', '/api/v1/secured/courses')).status).toBe(403);
  });

  test('is refused while it is disabled, and loses its tokens for good when it is deleted', async () => {
    const account = await anAccount();
    const { token, id } = await aTokenOf(account, ['jobs:read']);
    const status = async () => (await by(token, 'GET', meUrl)).status;
    expect((await change(account.id, { disabled: true })).body.disableTime).not.toBeNull();
    expect(await status()).toBe(401);
    await change(account.id, { disabled: false });
    expect(await status()).toBe(200);
    expect((await server.call('DELETE', `${allUrl}/${account.id}`, { as: admin })).status).toBe(204);
    expect(await status()).toBe(401);
    expect((await change(account.id, { disabled: false })).status).toBe(404);
    expect((await server.call('GET', tokensOf(account), { as: admin })).status).toBe(404);
    const body = { name: 'Late', scopes: ['jobs:read'], expireTime: server.now().getTime() + dayMs };
    expect((await server.call('POST', tokensOf(account), { as: admin, body })).status).toBe(404);
    const left = await inWorkspace(server.db, 1, (trx) =>
      trx.selectFrom('api_token').select('api_token.token_id').where('api_token.token_id', '=', id).execute(),
    );
    expect(left).toEqual([]);
    const trail = await auditTrail(server);
    expect(trail.filter(({ subjectId }) => subjectId === account.id).map(({ action }) => action)).toEqual([
      'SERVICE_ACCOUNT_CREATED',
      'API_TOKEN_CREATED',
      'SERVICE_ACCOUNT_CHANGED',
      'SERVICE_ACCOUNT_CHANGED',
      'SERVICE_ACCOUNT_DELETED',
    ]);
    // The name is free again.
    await anAccount({ name: account.name });
  });

  test('keeps its tokens beside those of people, at most ten, rotated and revoked likewise', async () => {
    const account = await anAccount();
    const first = await aTokenOf(account, ['jobs:read'], 'First');
    expect(first).toMatchObject({ ownerId: account.id, ownerName: account.name, serviceAccount: true });
    const all = '/api/v1/secured/workspaces/1/apitokens';
    // OP-328: anyone who looks for a token that is out finds it here, no matter whose it is.
    const { body: ofEveryone } = await server.call<ApiTokenWire[]>('GET', all, { as: admin });
    expect(ofEveryone.find(({ id }) => id === first.id)).toMatchObject({
      ownerId: account.id,
      ownerUsername: account.name,
      serviceAccount: true,
    });
    const rotated = await server.call<CreatedApiTokenWire>('POST', `${tokensOf(account)}/${first.id}/_rotate`, {
      as: admin,
      body: { expireTime: server.now().getTime() + dayMs, overlapHours: 0 },
    });
    expect([(await by(first.token, 'GET', meUrl)).status, (await by(rotated.body.token, 'GET', meUrl)).status]).toEqual(
      [401, 200],
    );
    for (let index = 1; index < 10; index += 1) {
      await aTokenOf(account, ['jobs:read'], `Token ${index}`);
    }
    const body = { name: 'Eleventh', scopes: ['jobs:read'], expireTime: server.now().getTime() + dayMs };
    expect(await server.call('POST', tokensOf(account), { as: admin, body })).toMatchObject({
      status: 409,
      body: { code: 'API_TOKENS_FULL', params: { most: 10 } },
    });
    expect((await server.call('DELETE', `${all}/${first.id}`, { as: admin })).status).toBe(204);
    expect((await by(rotated.body.token, 'GET', meUrl)).status).toBe(401);
    // A token of a person is none of it.
    const own = await server.call<CreatedApiTokenWire>('POST', `${meUrl}/apitokens`, { as: admin, body });
    expect(
      (
        await server.call('POST', `${tokensOf(account)}/${own.body.id}/_rotate`, {
          as: admin,
          body: { expireTime: server.now().getTime() + dayMs },
        })
      ).status,
    ).toBe(404);
  });

  test('goes on without its owner, which admins see', async () => {
    const owner = await server.aUser();
    const account = await anAccount({ ownerId: owner.userId });
    const { token } = await aTokenOf(account, ['jobs:read']);
    await server.call('POST', `/api/v1/secured/workspaces/1/usersaccess/${owner.userId}/_withdraw`, {
      as: admin,
      body: {},
    });
    expect((await by(token, 'GET', meUrl)).status).toBe(200);
    const { body } = await server.call<ServiceAccountWire[]>('GET', allUrl, { as: admin });
    expect(body.find(({ id }) => id === account.id)?.owner).toBeNull();
    expect((await change(account.id, { ownerId: admin.userId })).body.owner?.id).toBe(admin.userId);
  });

  test('is looked after by a sign-in of an admin alone: no token makes, changes or deletes one, or makes its tokens', async () => {
    const account = await anAccount({ admin: true });
    const { token } = await aTokenOf(account, tokenScopes);
    const body = { name: 'More', scopes: ['jobs:read'], expireTime: server.now().getTime() + dayMs };
    for (const [method, url, sent] of [
      ['POST', allUrl, { name: 'Another' }],
      ['PATCH', `${allUrl}/${account.id}`, { admin: true }],
      ['DELETE', `${allUrl}/${account.id}`, undefined],
      ['POST', tokensOf(account), body],
      ['POST', `${tokensOf(account)}/1/_rotate`, { expireTime: body.expireTime }],
    ] as const) {
      expect(await by(token, method, url, sent), `${method} ${url}`).toMatchObject({
        status: 403,
        body: { code: 'SIGN_IN_NEEDED' },
      });
    }
    const learner = await server.aUser();
    expect((await server.call('GET', allUrl, { as: learner })).status).toBe(403);
    const elsewhere = await server.aUser({ workspaceId: 2, roleAdmin: true });
    expect(
      (await server.call('DELETE', `${allUrl.replace('/1/', '/2/')}/${account.id}`, { as: elsewhere })).status,
    ).toBe(404);
  });

  test('never studies, and has nothing that people alone have', async () => {
    const account = await anAccount({ admin: true });
    const { token } = await aTokenOf(account, tokenScopes);
    const author = await server.aUser({ createCourse: true });
    const course = await server.call<{ id: number }>('POST', '/api/v1/secured/courses', {
      as: author,
      body: { name: 'For people' },
    });
    for (const [method, url, sent] of [
      ['POST', '/api/v1/secured/usercourses', { courseId: course.body.id }],
      ['PATCH', meUrl, { name: 'Someone' }],
      ['GET', `${meUrl}/notices`, undefined],
    ] as const) {
      expect(await by(token, method, url, sent), url).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
    const group = await server.call<{ id: number }>('POST', '/api/v1/secured/workspaces/1/groups', {
      as: admin,
      body: { name: 'People' },
    });
    const member = await server.call(
      'PUT',
      `/api/v1/secured/workspaces/1/groups/${group.body.id}/users/${account.id}`,
      {
        as: admin,
        body: {},
      },
    );
    expect(member.status).toBe(404);
    await expect(
      inWorkspace(server.db, 1, (trx) =>
        trx
          .insertInto('user_course')
          .values({ workspace_id: 1, user_id: account.id, course_id: course.body.id })
          .execute(),
      ),
    ).rejects.toThrow('a service account is no person');
  });

  test('is no more than 20 times in a workspace', async () => {
    const full = await server.aUser({ workspaceId: 2, roleAdmin: true });
    const url = allUrl.replace('/1/', '/2/');
    for (let index = 0; index < 20; index += 1) {
      await server.call('POST', url, { as: full, body: { name: `Program ${index}` } });
    }
    expect(await server.call('POST', url, { as: full, body: { name: 'One more' } })).toMatchObject({
      status: 409,
      body: { code: 'SERVICE_ACCOUNTS_FULL', params: { most: 20 } },
    });
  });
});
