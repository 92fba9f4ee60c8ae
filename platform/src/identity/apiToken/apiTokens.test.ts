import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { tokenScopes, type TokenScope } from '../../http/tokenScope.ts';
import { auditTrail } from '../../testing/auditTrail.ts';
import { openapiDocument } from '../../testing/openapiDocument.ts';
import { aPasswordUser, signInByPassword } from '../../testing/passwordUser.ts';
import { sentMails, tokenOfMail } from '../../testing/sentMails.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import type { ApiTokenWire, CreatedApiTokenWire } from './apiTokenSchemas.ts';

const ownUrl = '/api/v1/secured/users/me/apitokens';
const meUrl = '/api/v1/secured/users/me';
const dayMs = 86_400_000;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

let names = 0;
const aToken = async (as: TestUser, scopes: readonly TokenScope[], more: object = {}): Promise<CreatedApiTokenWire> => {
  names += 1;
  const body = { name: `Token ${names}`, scopes, expireTime: server.now().getTime() + 30 * dayMs, ...more };
  const reply = await server.call<CreatedApiTokenWire>('POST', ownUrl, { as, body });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
};

const by = (token: string, method: string, url: string, more: { host?: string; body?: unknown } = {}) =>
  server.call(method, url, { ...more, headers: { authorization: `Bearer ${token}` } });

const listed = async (as: TestUser) => (await server.call<ApiTokenWire[]>('GET', ownUrl, { as })).body;

describe('BEY-42 a token', () => {
  test('is told once, stored as a hash, and calls in the name of its owner', async () => {
    const user = await server.aUser();
    const { token, ...told } = await aToken(user, ['account:read']);
    expect(token).toMatch(/^lectern_[0-9A-Za-z]{42}$/);
    expect(told).toMatchObject({ scopes: ['account:read'], lastCharacters: token.slice(-4), lastUseTime: null });
    expect(await listed(user)).toEqual([told]);
    const stored = await inWorkspace(server.db, 1, (trx) =>
      trx.selectFrom('api_token').selectAll().where('api_token.user_id', '=', user.userId).execute(),
    );
    expect(JSON.stringify(stored)).not.toContain(token.slice(8, 40));
    expect(await by(token, 'GET', meUrl)).toMatchObject({ status: 200, body: { id: user.userId } });
  });

  test('has the rights that its owner has at the moment', async () => {
    const author = await server.aUser({ createCourse: true });
    const { token } = await aToken(author, ['courses:read']);
    expect((await by(token, 'GET', '/api/v1/secured/courses')).status).toBe(200);
    await inWorkspace(server.db, 1, (trx) =>
      trx.updateTable('app_user').set({ create_course: false }).where('app_user.user_id', '=', author.userId).execute(),
    );
    expect(await by(token, 'GET', '/api/v1/secured/courses')).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    await inWorkspace(server.db, 1, (trx) =>
      trx
        .updateTable('app_user')
        .set({ left_time: server.now() })
        .where('app_user.user_id', '=', author.userId)
        .execute(),
    );
    expect((await by(token, 'GET', meUrl)).status).toBe(401);
  });

  test.each([
    ['unknown', (token: string) => `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`],
    ['cut short', (token: string) => token.slice(0, -1)],
    ['in other letters', (token: string) => token.toUpperCase()],
    ['alone', () => 'lectern_'],
  ])('that is %s counts for nobody', async (_how, spoiled) => {
    const { token } = await aToken(await server.aUser(), ['account:read']);
    expect(await by(spoiled(token), 'GET', meUrl)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  test('counts in its own workspace alone', async () => {
    const { token } = await aToken(await server.aUser(), ['account:read']);
    expect((await by(token, 'GET', meUrl, { host: 'acme.localhost' })).status).toBe(401);
  });

  test('ends when it expires, and cannot last longer than a year and a day', async () => {
    const user = await server.aUser();
    const started = server.now();
    const { token } = await aToken(user, ['account:read'], { expireTime: started.getTime() + dayMs });
    server.at(new Date(started.getTime() + dayMs));
    expect((await by(token, 'GET', meUrl)).status).toBe(401);
    expect(await listed(user)).toMatchObject([{ expired: true }]);
    server.at(started);
    for (const days of [0, -1, 367]) {
      const body = { name: 'Other', scopes: ['account:read'], expireTime: started.getTime() + days * dayMs };
      expect(await server.call('POST', ownUrl, { as: user, body })).toMatchObject({
        status: 400,
        body: { code: 'INVALID', errors: [{ field: 'expireTime' }] },
      });
    }
  });

  test('is rotated with an overlap, of which one token counts at a time', async () => {
    const user = await server.aUser();
    const started = server.now();
    const first = await aToken(user, ['account:read']);
    const rotate = (overlapHours: number) =>
      server.call<CreatedApiTokenWire>('POST', `${ownUrl}/${first.id}/_rotate`, {
        as: user,
        body: { expireTime: started.getTime() + 90 * dayMs, overlapHours },
      });
    const { body: second } = await rotate(2);
    expect(second).toMatchObject({ id: first.id, name: first.name, previousExpireTime: expect.any(String) });
    expect(second.token).not.toBe(first.token);
    const statusOf = async (token: string) => (await by(token, 'GET', meUrl)).status;
    expect([await statusOf(first.token), await statusOf(second.token)]).toEqual([200, 200]);
    server.at(new Date(started.getTime() + 2 * 3_600_000));
    expect([await statusOf(first.token), await statusOf(second.token)]).toEqual([401, 200]);
    const { body: third } = await rotate(1);
    // As after an answer that was lost: what programs have goes on counting.
    expect(await rotate(1)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await Promise.all([second, third].map(({ token }) => statusOf(token)))).toEqual([200, 200]);
    const { body: fourth } = await rotate(0);
    expect(await Promise.all([second, third, fourth].map(({ token }) => statusOf(token)))).toEqual([401, 401, 200]);
    server.at(started);
  });

  test('is revoked by its owner, and by admins of its workspace, at once', async () => {
    const [owner, other, admin] = await Promise.all([
      server.aUser(),
      server.aUser(),
      server.aUser({ roleAdmin: true }),
    ]);
    const elsewhere = await server.aUser({ workspaceId: 2, roleAdmin: true });
    const [mine, theirs] = [await aToken(owner, ['account:read']), await aToken(owner, ['account:read'])];
    const notFound = { status: 404, body: { code: 'NOT_FOUND' } };
    expect(await server.call('DELETE', `${ownUrl}/${mine.id}`, { as: other })).toMatchObject(notFound);
    const ofWorkspace = (id: number) => `/api/v1/secured/workspaces/${id}/apitokens`;
    expect(await server.call('DELETE', `${ofWorkspace(2)}/${mine.id}`, { as: elsewhere })).toMatchObject(notFound);
    expect((await server.call('DELETE', `${ofWorkspace(1)}/${mine.id}`, { as: other })).status).toBe(403);
    const { body: all } = await server.call<ApiTokenWire[]>('GET', ofWorkspace(1), { as: admin });
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([mine.id, theirs.id]));
    expect((await server.call('DELETE', `${ownUrl}/${mine.id}`, { as: owner })).status).toBe(204);
    expect((await server.call('DELETE', `${ofWorkspace(1)}/${theirs.id}`, { as: admin })).status).toBe(204);
    expect([(await by(mine.token, 'GET', meUrl)).status, (await by(theirs.token, 'GET', meUrl)).status]).toEqual([
      401, 401,
    ]);
    const trail = await auditTrail(server);
    expect(trail.filter(({ action }) => action === 'API_TOKEN_REVOKED').slice(-2)).toMatchObject([
      { actorId: owner.userId, subjectId: owner.userId },
      { actorId: admin.userId, subjectId: owner.userId },
    ]);
    expect(JSON.stringify(trail)).not.toContain(mine.token);
  });

  test('has a name that no other of its owner has, and a person 50 of them', async () => {
    const user = await server.aUser();
    const { name } = await aToken(user, ['account:read']);
    const make = (body: object) =>
      server.call('POST', ownUrl, {
        as: user,
        body: { scopes: ['account:read'], expireTime: server.now().getTime() + dayMs, ...body },
      });
    expect(await make({ name })).toMatchObject({ status: 409, body: { code: 'API_TOKEN_NAME_TAKEN' } });
    const twins = await Promise.all([make({ name: 'Twin' }), make({ name: 'Twin' })]);
    expect(twins.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
    for (let index = 2; index < 50; index += 1) {
      await aToken(user, ['account:read']);
    }
    expect(await make({ name: 'One more' })).toMatchObject({
      status: 409,
      body: { code: 'API_TOKENS_FULL', params: { most: 50 } },
    });
  });

  test('is not kept from calling by wrong passwords of its owner', async () => {
    const user = await aPasswordUser(server);
    const { token } = await aToken(user, ['account:read']);
    for (let tries = 0; tries < 6; tries += 1) {
      await signInByPassword(server, user.username, 'wrong');
    }
    expect((await signInByPassword(server, user.username)).body.error_description).toBe('User account is locked');
    expect((await by(token, 'GET', meUrl)).status).toBe(200);
  });

  test('ends with the access of its owner, also where that is given back, and with a proof of the address that its maker never gave', async () => {
    const admin = await server.aUser({ roleAdmin: true });
    const person = await server.aUser();
    const { token } = await aToken(person, ['account:read']);
    const access = `/api/v1/secured/workspaces/1/usersaccess/${person.userId}`;
    expect((await server.call('POST', `${access}/_withdraw`, { as: admin, body: {} })).status).toBe(200);
    expect((await server.call('POST', `${access}/_restore`, { as: admin, body: {} })).status).toBe(200);
    expect((await by(token, 'GET', meUrl)).status).toBe(401);

    const squatted = await aPasswordUser(server);
    const proven = await aPasswordUser(server, { addressProven: true });
    const tokens = await Promise.all([squatted, proven].map((user) => aToken(user, ['account:read'])));
    for (const { username } of [squatted, proven]) {
      await server.call('POST', '/api/v1/public/tokens', {
        body: { '@type': 'RESET_PW', username, hostname: 'localhost' },
      });
      const mail = (await sentMails(server)).find(({ to }) => to === username);
      const reset = `/api/v1/public/tokens/${tokenOfMail(mail)}/_redeem`;
      expect(
        (await server.call('POST', reset, { body: { '@type': 'RESET_PW', password: 'another horse battery' } })).status,
      ).toBe(204);
    }
    expect(await Promise.all(tokens.map(async (each) => (await by(each.token, 'GET', meUrl)).status))).toEqual([
      401, 200,
    ]);
  });

  test('tells an address to those alone that may read the account, and that there is nothing to all', async () => {
    const user = await server.aUser();
    await server.call('PATCH', meUrl, { as: user, body: { phone: '+4930901820' } });
    const phoneBy = async (...scopes: TokenScope[]) =>
      (await by((await aToken(user, scopes)).token, 'GET', `${meUrl}?include=phone`)).body['phone'];
    expect([await phoneBy('jobs:read'), await phoneBy('account:read')]).toEqual([undefined, '+4930901820']);
    const { token } = await aToken(user, ['jobs:read']);
    expect(await by(token, 'GET', '/api/v1/secured/nothing')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  test('OP-304 is told by the audit log, with what it was called and how it ended when it called', async () => {
    const admin = await server.aUser({ roleAdmin: true });
    const { token, id, lastCharacters } = await aToken(admin, ['people:write', 'workspace:read'], {
      name: "It's \\ “odd”",
    });
    const groups = '/api/v1/secured/workspaces/1/groups';
    expect((await by(token, 'POST', groups, { body: { name: 'By a token' } })).status).toBe(201);
    expect((await server.call('POST', groups, { as: admin, body: { name: 'By a sign-in' } })).status).toBe(201);
    expect((await server.call('DELETE', `${ownUrl}/${id}`, { as: admin })).status).toBe(204);
    const log = '/api/v1/secured/workspaces/1/auditlog';
    const q = encodeURIComponent(`action==GROUP_CREATED;actorId==${admin.userId}`);
    const { body } = await server.call<{ content: unknown[] }>('GET', `${log}?q=${q}`, { as: admin });
    expect(body.content).toMatchObject([
      { actorId: admin.userId, token: null },
      { actorId: admin.userId, token: { id, name: "It's \\ “odd”", lastCharacters } },
    ]);
    const csv = await server.call<string>('GET', `${log}.csv?q=${q}&columns=actorName,token`, { as: admin });
    expect(csv.body).toContain(`${admin.name},It's \\ “odd” (…${lastCharacters})`);
  });

  test('tells what it was used for', async () => {
    const user = await server.aUser();
    const { token, id } = await aToken(user, ['account:read']);
    for (const cost of ['12', '', 'x', '-3']) {
      await server.call('GET', meUrl, { headers: { authorization: `Bearer ${token}`, 'x-operation-cost': cost } });
    }
    const date = server.now().toISOString().slice(0, 10);
    expect(await listed(user)).toMatchObject([
      { id, lastUseTime: server.now().toISOString(), usage: [{ date, callCount: 4, cost: 12 }] },
    ]);
  });
});

interface Documented {
  readonly 'x-token-scope'?: TokenScope | 'any' | 'never';
}

const operations = Object.entries(
  (openapiDocument() as { paths: Record<string, Record<string, Documented>> }).paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { 'x-token-scope': need }]) =>
    need === undefined ? [] : [{ name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path, need }],
  ),
);

describe('BEY-42 scopes', () => {
  test('every secured operation says what it takes, and no scope opens nothing', () => {
    const secured = Object.entries((openapiDocument() as { paths: Record<string, object> }).paths).flatMap(
      ([path, methods]) => (path.includes('/secured/') ? Object.keys(methods) : []),
    );
    expect(operations.length).toBeGreaterThanOrEqual(secured.length);
    const used = new Set(operations.map(({ need }) => need));
    expect(tokenScopes.filter((scope) => !used.has(scope))).toEqual([]);
  });

  test('what proves who someone is, or makes what opens more, takes a sign-in', () => {
    expect(operations.flatMap(({ name, need }) => (need === 'never' ? [name] : [])).toSorted()).toEqual([
      'DELETE /api/v1/secured/users/me',
      'DELETE /api/v1/secured/workspaces/{id}/integrations/{integrationId}',
      'DELETE /api/v1/secured/workspaces/{id}/scimtoken',
      'DELETE /api/v1/secured/workspaces/{id}/serviceaccounts/{serviceAccountId}',
      'GET /api/v1/secured/users/me/personaldata',
      'GET /api/v1/secured/workspaces/{id}/users/{userId}/personaldata',
      'PATCH /api/v1/secured/workspaces/{id}/integrations/{integrationId}',
      'PATCH /api/v1/secured/workspaces/{id}/serviceaccounts/{serviceAccountId}',
      'PATCH /api/v1/secured/workspaces/{id}/webhooks/{webhookId}',
      'POST /api/v1/secured/consents/{id}/users',
      'POST /api/v1/secured/users/me/_logout',
      'POST /api/v1/secured/users/me/apitokens',
      'POST /api/v1/secured/users/me/apitokens/{apiTokenId}/_rotate',
      'POST /api/v1/secured/workspaces',
      'POST /api/v1/secured/workspaces/{id}/integrations',
      'POST /api/v1/secured/workspaces/{id}/integrations/_discover',
      'POST /api/v1/secured/workspaces/{id}/integrations/_test',
      'POST /api/v1/secured/workspaces/{id}/integrations/{integrationId}/_sync',
      'POST /api/v1/secured/workspaces/{id}/integrations/{integrationId}/_test',
      'POST /api/v1/secured/workspaces/{id}/scimtoken',
      'POST /api/v1/secured/workspaces/{id}/serviceaccounts',
      'POST /api/v1/secured/workspaces/{id}/serviceaccounts/{serviceAccountId}/apitokens',
      'POST /api/v1/secured/workspaces/{id}/serviceaccounts/{serviceAccountId}/apitokens/{apiTokenId}/_rotate',
      'POST /api/v1/secured/workspaces/{id}/webhooks',
      'POST /api/v1/secured/workspaces/{id}/webhooks/{webhookId}/_enable',
      'POST /api/v1/secured/workspaces/{id}/webhooks/{webhookId}/_rotateSecret',
      'POST /api/v1/secured/workspaces/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/_replay',
      'PUT /api/v1/secured/users/me/notices/devices',
      'PUT /api/v1/secured/users/me/password',
      'PUT /api/v1/secured/workspaces/{id}/integrations/{integrationId}',
      'PUT /api/v1/secured/workspaces/{id}/profile',
      'PUT /api/v1/secured/workspaces/{id}/usersaccess/{userId}/_admin',
    ]);
  });

  test('open what the document says, and nothing else, to a token of an admin', async () => {
    const admin = await server.aUser({ roleAdmin: true, createCourse: true, createVoucher: true });
    const tokens = new Map<string, string>();
    const tokenWith = async (scopes: readonly TokenScope[]): Promise<string> => {
      const key = scopes.join(' ');
      const known = tokens.get(key) ?? (await aToken(admin, scopes)).token;
      tokens.set(key, known);
      return known;
    };
    const wrong: string[] = [];
    for (const { name, method, path, need } of operations) {
      const url = path.replace('/workspaces/{id}', '/workspaces/1').replaceAll(/\{\w+\}/g, '999999');
      const ask = async (scopes: readonly TokenScope[]) => (await by(await tokenWith(scopes), method, url)).body;
      const domain = need.split(':')[0] ?? '';
      const others = tokenScopes.filter((scope) =>
        need.endsWith(':write') ? scope !== need : !scope.startsWith(`${domain}:`),
      );
      const { code } = need === 'any' ? { code: 'SCOPE_MISSING' } : await ask(need === 'never' ? tokenScopes : others);
      if (code !== (need === 'never' ? 'SIGN_IN_NEEDED' : 'SCOPE_MISSING')) {
        wrong.push(`${name} is open to others: ${String(code)}`);
      }
      if (need !== 'never') {
        const { code: own } = await ask(need === 'any' ? ['jobs:read'] : [need]);
        if (['SCOPE_MISSING', 'SIGN_IN_NEEDED', 'UNAUTHENTICATED'].includes(String(own))) {
          wrong.push(`${name} is closed to ${need}: ${String(own)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('what is open to everyone is answered a token without the scope as a visitor', async () => {
    const author = await server.aUser({ createCourse: true });
    const created = await server.call<{ id: number }>('POST', '/api/v1/secured/courses', {
      as: author,
      body: { name: 'Draft', tags: ['Only in drafts'] },
    });
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    const tagsBy = async (scopes: readonly TokenScope[]) =>
      JSON.stringify((await by((await aToken(author, scopes)).token, 'GET', '/api/v1/public/tags')).body);
    expect(await tagsBy(['jobs:read'])).not.toContain('Only in drafts');
  });
});
