import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import { auditTrail } from '../../testing/auditTrail.ts';
import { createQueryLog } from '../../testing/queryLog.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { issueInvitationToken } from './issueInvitationToken.ts';
import { redeemInvitation } from './redeemInvitation.ts';
import type { Id } from '../../shared/id.ts';

const dayMs = 86_400_000;

describe('invitations', () => {
  let server: TestApp;
  let admin: TestUser;
  let username: string;
  let userId: Id;
  let names = 0;
  beforeAll(async () => {
    server = await createTestApp();
    admin = await server.aUser({ roleAdmin: true });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.at(new Date());
    names += 1;
    username = `guest${names}@invitation.test`;
    const reply = await server.call<{ userId: Id }>('POST', '/api/v1/secured/workspaces/1/users', {
      as: admin,
      body: { username, createCourse: true },
    });
    userId = reply.body.userId;
  });

  const invite = () => server.call('POST', `/api/v1/secured/workspaces/1/usersaccess/${userId}/_invite`, { as: admin });
  const revoke = () =>
    server.call('PUT', `/api/v1/secured/workspaces/1/users/${userId}`, { as: admin, body: { status: 'REVOKED' } });
  /** What the mailer does when it renders the mail. */
  const issue = () =>
    inWorkspace(server.db, 1, (trx) => issueInvitationToken(trx, { workspaceId: 1, userId, now: server.now() }));
  const aToken = async () => {
    await invite();
    return (await issue())?.token ?? '';
  };
  const read = (token: string, host = 'localhost') =>
    server.call('GET', `/api/v1/public/invitations/${token}`, { host });
  const redeem = (token: string, as = username, workspaceId = 1) =>
    inWorkspace(server.db, workspaceId, (trx) =>
      redeemInvitation(trx, { workspaceId, token, username: as, now: server.now() }),
    );
  const refusal = async (promise: Promise<unknown>) =>
    promise.then(
      () => 'none',
      (error: unknown) => (error instanceof DomainError ? error.code : error),
    );

  test('OP-30 USERS-02 the link tells which address was invited and whether it has an account', async () => {
    const token = await aToken();
    const reply = await read(token);
    expect(reply).toMatchObject({ status: 200, body: { username, registered: false } });
    expect(reply.headers['cache-control']).toBe('no-store');
    await server.aUser({ username: username.toUpperCase() });
    expect((await read(token)).body).toEqual({ username, name: null, registered: true });
  });

  test('OP-30 only the hash of a token is stored', async () => {
    const token = await aToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    const row = await inWorkspace(server.db, 1, (trx) =>
      trx.selectFrom('invitation').where('invitation.user_id', '=', userId).selectAll().executeTakeFirstOrThrow(),
    );
    expect(row.token_hash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.token_hash?.equals(Buffer.from(token, 'base64url'))).toBe(false);
  });

  test('ERR-06 OP-30 a token that is unknown, revoked or replaced, or of another workspace, is 1100', async () => {
    const first = await aToken();
    // From the moment on that the next one is ordered.
    await invite();
    expect((await read(first)).body).toMatchObject({ code: 1100 });
    const second = await aToken();
    for (const token of ['x', 'A'.repeat(43), first, `${second}x`, encodeURIComponent(`${second} `)]) {
      expect(await read(token)).toMatchObject({ status: 400, body: { code: 1100 } });
    }
    expect((await read(second, 'acme.localhost')).body).toMatchObject({ code: 1100 });
    expect(await refusal(redeem(second, username, 2))).toBe(1100);
    await revoke();
    expect(await read(second)).toMatchObject({ status: 400, body: { code: 1100 } });
    expect(await refusal(redeem(second))).toBe(1100);
    expect(await issue()).toBeNull();
  });

  test('ERR-07 OP-30 a token counts for 30 days, then it is 1101', async () => {
    const token = await aToken();
    const start = server.now().getTime();
    server.at(new Date(start + 30 * dayMs - 1000));
    expect((await read(token)).status).toBe(200);
    server.at(new Date(start + 30 * dayMs));
    expect(await read(token)).toMatchObject({ status: 400, body: { code: 1101 } });
    expect(await refusal(redeem(token))).toBe(1101);
  });

  test('OP-30 a new account takes the id, the rights and the proof of the address', async () => {
    const token = await aToken();
    expect(await redeem(token, username.toUpperCase())).toEqual({
      userId,
      createCourse: true,
      createVoucher: false,
      adminPromised: false,
      emailVerifiedTime: server.now(),
    });
    expect((await auditTrail(server)).at(-1)).toMatchObject({
      action: 'INVITATION_ACCEPTED',
      actorId: userId,
      subjectId: userId,
    });
  });

  test('OP-30 an account that is there gets its rights at once and keeps those it has', async () => {
    const token = await aToken();
    const person = await server.aUser({ username, createVoucher: true });
    expect(await redeem(token)).toMatchObject({ userId: person.userId });
    const me = await server.call<{ roles: string[] }>('GET', '/api/v1/secured/users/me', { as: person });
    expect(me.body.roles).toEqual(['ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN']);
    const row = await inWorkspace(server.db, 1, (trx) =>
      trx
        .selectFrom('app_user')
        .where('app_user.user_id', '=', person.userId)
        .select('app_user.email_verified_time')
        .executeTakeFirstOrThrow(),
    );
    expect(row.email_verified_time).toEqual(server.now());
  });

  test('OP-30 an invitation without rights takes none away', async () => {
    const plain = await server.call<{ userId: Id }>('POST', '/api/v1/secured/workspaces/1/users', {
      as: admin,
      body: { username: `plain.${username}` },
    });
    userId = plain.body.userId;
    const token = await aToken();
    const person = await server.aUser({ username: `plain.${username}`, createCourse: true, createVoucher: true });
    await redeem(token, person.username);
    const me = await server.call<{ roles: string[] }>('GET', '/api/v1/secured/users/me', { as: person });
    expect(me.body.roles).toEqual(['ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN']);
  });

  test('OP-30 a token is for its address alone, and nothing happens for another', async () => {
    const token = await aToken();
    const thief = await server.aUser();
    expect(await refusal(redeem(token, thief.username))).toBe(1100);
    const me = await server.call<{ roles: string[] }>('GET', '/api/v1/secured/users/me', { as: thief });
    expect(me.body.roles).toEqual([]);
    expect((await read(token)).status).toBe(200);
  });

  test('OP-30 a token is used once, also by many at once', async () => {
    const token = await aToken();
    const results = await Promise.all(Array.from({ length: 6 }, () => refusal(redeem(token))));
    expect(results.filter((result) => result === 'none')).toHaveLength(1);
    expect(results.filter((result) => result === 1100)).toHaveLength(5);
    expect((await read(token)).status).toBe(400);
  });

  test('OP-30 when the registration fails after it, the invitation still counts', async () => {
    const token = await aToken();
    await expect(
      inWorkspace(server.db, 1, async (trx) => {
        await redeemInvitation(trx, { workspaceId: 1, token, username, now: server.now() });
        throw new Error('the account could not be made');
      }),
    ).rejects.toThrow('could not be made');
    expect((await read(token)).status).toBe(200);
  });
});

describe('REST-13 OP-30 searching by username', () => {
  let server: TestApp;
  let admin: TestUser;
  let found: TestUser;
  const queries = createQueryLog();
  beforeAll(async () => {
    server = await createTestApp({}, { plugin: queries.plugin });
    admin = await server.aUser({ roleAdmin: true });
    found = await server.aUser({ username: 'found@search.test', name: 'Found' });
  });
  afterAll(() => server.close());

  const search = (username: string, as?: TestUser, host?: string) =>
    server.call('GET', `/api/v1/public/users/_searchByUsername/${encodeURIComponent(username)}`, {
      ...(as === undefined ? {} : { as }),
      ...(host === undefined ? {} : { host }),
    });

  test('answers an admin, in any case of letters', async () => {
    expect(await search('FOUND@search.test', admin)).toMatchObject({
      status: 200,
      body: { id: found.userId, username: 'found@search.test', name: 'Found' },
    });
    expect(await search('nobody@search.test', admin)).toMatchObject({ status: 404, body: { code: 1001 } });
    expect((await search('%', admin)).status).toBe(404);
  });

  test('tells everyone else the same of known and unknown, after the same queries', async () => {
    const stranger = await server.aUser({ workspaceId: 2, roleAdmin: true });
    const author = await server.aUser({ createCourse: true, createVoucher: true });
    for (const [as, host] of [
      [undefined, undefined],
      [found, undefined],
      [author, undefined],
      [stranger, undefined],
      [stranger, 'localhost'],
    ] as const) {
      // The first request with a token is noted.
      await search('nobody@search.test', as, host);
      queries.take();
      const known = await search('found@search.test', as, host);
      const ofKnown = queries.take();
      const unknown = await search('nobody@search.test', as, host);
      expect(ofKnown.filter((statement) => statement.includes('app_user.username_key'))).toHaveLength(1);
      expect(queries.take()).toEqual(ofKnown);
      const { requestId: _first, ...knownBody } = known.body;
      const { requestId: _second, ...unknownBody } = unknown.body;
      expect(known.status).toBe(404);
      expect(knownBody).toEqual({ code: 1001, message: 'User not found', params: {} });
      expect(unknownBody).toEqual(knownBody);
    }
  });

  test('counts against the limit of sign-ins, as it could be used to guess', async () => {
    const limited = await createTestApp({ RATE_LIMIT_SIGN_IN_PER_MINUTE: '2' });
    const statuses = [];
    for (const path of ['users/_searchByUsername/a@search.test', 'invitations/x', 'invitations/y']) {
      const reply = await limited.app.inject({
        url: `/api/v1/public/${path}`,
        headers: { host: 'localhost' },
        remoteAddress: '192.0.2.1',
      });
      statuses.push(reply.statusCode);
    }
    expect(statuses).toEqual([404, 400, 429]);
    await limited.close();
  });
});
