import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import type { Page } from '../http/paging.ts';
import { auditTrail } from '../testing/auditTrail.ts';
import { createTestApp, type CallOptions, type TestApp, type TestUser } from '../testing/testApp.ts';
import { waitingForALock } from '../testing/waitingForALock.ts';
import { issueInvitationToken } from './issueInvitationToken.ts';
import { redeemInvitation } from './redeemInvitation.ts';

interface Person {
  userId: number;
  username: string;
  name: string | null;
  admin: boolean;
  createCourse: boolean;
  createVoucher: boolean;
  status: string;
  invitedTime: string | null;
}

const base = '/api/v1/secured/workspaces/1';

describe('people of a workspace', () => {
  let server: TestApp;
  let admin: TestUser;
  let names = 0;
  beforeAll(async () => {
    server = await createTestApp();
    admin = await server.aUser({ username: 'admin@people.test', name: 'Ines', roleAdmin: true });
  });
  afterAll(() => server.close());
  beforeEach(() => server.at(new Date()));

  const aName = () => {
    names += 1;
    return `invited${names}@people.test`;
  };
  const call = <T = Person>(method: string, path: string, body?: unknown, options: CallOptions = {}) =>
    server.call<T>(method, `${base}${path}`, { as: admin, ...(body === undefined ? {} : { body }), ...options });
  const add = (body: unknown) => call('POST', '/users', body);
  const added = async (rights: object = {}) => (await add({ username: aName(), ...rights })).body;
  const read = async (userId: number) => (await call('GET', `/users/${userId}`)).body;
  const invite = (userId: number) => call('POST', `/usersaccess/${userId}/_invite`);
  const list = async (query = '') => (await call<Page<Person>>('GET', `/usersaccess${query}`)).body;
  const lastLogged = async () => (await auditTrail(server)).at(-1);
  const mailsTo = (username: string) =>
    inWorkspace(server.db, 1, (trx) =>
      trx
        .selectFrom('mail')
        .where('mail.recipient', '=', username)
        .select(['mail.kind', 'mail.params'])
        .orderBy('mail.mail_id')
        .execute(),
    );

  test('USERS-01 STAFF-02 REST-46 OP-30 adds somebody with rights, without a mail', async () => {
    const username = aName();
    const reply = await add({ username: ` ${username} `, createCourse: true, roleAdmin: true, admin: true });
    expect(reply).toMatchObject({
      status: 201,
      body: { username, name: null, admin: false, createCourse: true, createVoucher: false, status: 'ADDED' },
    });
    expect(reply.body.invitedTime).toBeNull();
    expect(await read(reply.body.userId)).toEqual(reply.body);
    expect(await mailsTo(username)).toEqual([]);
    expect(await lastLogged()).toEqual({
      action: 'PERSON_ADDED',
      actorId: admin.userId,
      subjectId: reply.body.userId,
      details: { createCourse: true, createVoucher: false },
    });
  });

  test('OP-30 somebody who waits already, in any case of letters, is a conflict', async () => {
    const { username } = await added();
    expect(await add({ username: username.toUpperCase() })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const at = aName();
    const replies = await Promise.all([add({ username: at }), add({ username: at })]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('STAFF-01 OP-30 who has an account gets the rights at once, beside those they have', async () => {
    const person = await server.aUser({ createVoucher: true });
    const reply = await add({ username: person.username.toUpperCase(), createCourse: true });
    expect(reply).toMatchObject({
      status: 200,
      body: { userId: person.userId, status: 'REGISTERED', createCourse: true, createVoucher: true },
    });
    const me = await server.call<{ roles: string[] }>('GET', '/api/v1/secured/users/me', { as: person });
    expect(me.body.roles).toEqual(['ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN']);
    expect((await list(`?q=userId==${person.userId}`)).content).toHaveLength(1);
  });

  test.each([
    ['no address', { username: 'nobody' }, 'username'],
    ['nothing', {}, 'username'],
    ['a right that is a text', { username: 'x@people.test', createCourse: 'yes' }, 'createCourse'],
  ])('OP-30 VAL-06 refuses %s', async (_name, body, field) => {
    expect(await add(body)).toMatchObject({ status: 400, body: { code: 'INVALID', errors: [{ field }] } });
  });

  test.each(['POST', 'PUT'])(
    'STAFF-01 ROLE-08 REST-46 REST-47 GW-28 %s changes rights, which count at once',
    async (method) => {
      const person = await server.aUser();
      const change = (body: unknown) => call(method, `/users/${person.userId}`, body);
      const courses = () => server.call('GET', '/api/v1/secured/courses', { as: person });
      expect((await courses()).status).toBe(403);
      expect(await change({ createCourse: true })).toMatchObject({ status: 200, body: { createCourse: true } });
      expect((await courses()).status).toBe(200);
      expect(await lastLogged()).toEqual({
        action: 'RIGHTS_CHANGED',
        actorId: admin.userId,
        subjectId: person.userId,
        details: { createCourse: true },
      });
      expect((await change({ createVoucher: true })).body).toMatchObject({ createCourse: true, createVoucher: true });
      expect((await change({ createCourse: false, createVoucher: false })).status).toBe(200);
      expect((await courses()).status).toBe(403);
    },
  );

  test('ROLE-08 rights of somebody who waits count once they have an account', async () => {
    const { userId } = await added();
    expect((await call('PUT', `/users/${userId}`, { createVoucher: true })).body).toMatchObject({
      createVoucher: true,
      status: 'ADDED',
    });
    const before = await auditTrail(server);
    await call('PUT', `/users/${userId}`, { createVoucher: true });
    expect(await auditTrail(server)).toHaveLength(before.length);
  });

  test('ROLE-08 OP-30 rights that are withdrawn do not come back by an invitation that was never used', async () => {
    const { userId, username } = await added({ createCourse: true, createVoucher: true });
    await invite(userId);
    const issued = await inWorkspace(server.db, 1, (trx) =>
      issueInvitationToken(trx, { workspaceId: 1, userId, now: server.now() }),
    );
    const person = await server.aUser({ username });
    await call('PUT', `/users/${person.userId}`, { createCourse: false });
    expect(await lastLogged()).toEqual({
      action: 'RIGHTS_CHANGED',
      actorId: admin.userId,
      subjectId: userId,
      details: { createCourse: false },
    });
    await inWorkspace(server.db, 1, (trx) =>
      redeemInvitation(trx, { workspaceId: 1, token: String(issued?.token), username, now: server.now() }),
    );
    expect(await read(person.userId)).toMatchObject({ createCourse: false, createVoucher: true });
  });

  test('ROLE-08 two changes at the same moment both count', async () => {
    const { userId } = await server.aUser();
    await Promise.all([
      call('PUT', `/users/${userId}`, { createCourse: true }),
      call('PUT', `/users/${userId}`, { createVoucher: true }),
    ]);
    expect(await read(userId)).toMatchObject({ createCourse: true, createVoucher: true });
  });

  test('ROLE-08 nobody makes an admin, and nobody withdraws their own rights', async () => {
    const person = await server.aUser();
    await call('PUT', `/users/${person.userId}`, {
      admin: true,
      roleAdmin: true,
      role_admin: true,
      createCourse: true,
    });
    expect(await read(person.userId)).toMatchObject({ admin: false, createCourse: true });

    expect((await call('PUT', `/users/${admin.userId}`, { createCourse: true })).status).toBe(200);
    expect(await call('PUT', `/users/${admin.userId}`, { createCourse: false })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(await read(admin.userId)).toMatchObject({ admin: true, createCourse: true });
  });

  test('USERS-02 REST-49 sends an invitation, and again', async () => {
    const { userId, username } = await added();
    const sent = await invite(userId);
    expect(sent).toMatchObject({
      status: 200,
      body: { userId, status: 'INVITED', invitedTime: server.now().toISOString() },
    });
    server.at(new Date(server.now().getTime() + 60_000));
    expect((await invite(userId)).body.invitedTime).toBe(server.now().toISOString());
    expect(await mailsTo(username)).toEqual([
      { kind: 'INVITATION', params: { userId } },
      { kind: 'INVITATION', params: { userId } },
    ]);
    expect(await lastLogged()).toEqual({ action: 'INVITED', actorId: admin.userId, subjectId: userId, details: {} });
  });

  test('USERS-02 USERS-04 nobody gets more than five invitations a day, one by one or with everyone', async () => {
    const { userId, username } = await added();
    const everyone = () => call<{ invited: number }>('POST', '/usersaccess/_invite', { resend: true });
    for (let sent = 0; sent < 4; sent += 1) expect((await invite(userId)).status).toBe(200);
    await everyone();
    expect(await mailsTo(username)).toHaveLength(5);
    expect(await invite(userId)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', params: { most: 5 } } });
    const before = (await everyone()).body.invited;
    expect(await mailsTo(username)).toHaveLength(5);
    server.at(new Date(server.now().getTime() + 86_400_000));
    expect((await everyone()).body.invited).toBe(before + 1);
  });

  test.each(['revoked', 'given other rights', 'invited'] as const)(
    'USERS-01 USERS-03 somebody who registers while they are %s is found with their account',
    async (change) => {
      const { userId, username } = await added({ createCourse: true });
      await invite(userId);
      const issued = await inWorkspace(server.db, 1, (trx) =>
        issueInvitationToken(trx, { workspaceId: 1, userId, now: server.now() }),
      );
      const asks = {
        revoked: () => call('PUT', `/users/${userId}`, { status: 'REVOKED' }),
        'given other rights': () => call('PUT', `/users/${userId}`, { createVoucher: true }),
        invited: () => invite(userId),
      };
      const asked = await inWorkspace(server.db, 1, async (trx) => {
        const redeemed = await redeemInvitation(trx, {
          workspaceId: 1,
          token: issued?.token ?? '',
          username,
          now: server.now(),
        });
        const reply = asks[change]();
        await waitingForALock(server);
        const { userId: id, createCourse, createVoucher, emailVerifiedTime } = redeemed;
        await trx
          .insertInto('app_user')
          .values({
            workspace_id: 1,
            user_id: id,
            username,
            name: 'Just registered',
            create_course: createCourse,
            create_voucher: createVoucher,
            email_verified_time: emailVerifiedTime,
          })
          .execute();
        return { reply };
      });
      const reply = await asked.reply;
      expect(reply.status).toBe(change === 'given other rights' ? 200 : 409);
      expect(await read(userId)).toMatchObject({
        status: 'REGISTERED',
        createCourse: true,
        createVoucher: change === 'given other rights',
      });
    },
  );

  test('USERS-02 USERS-03 who has an account is neither invited nor revoked', async () => {
    const person = await server.aUser();
    expect((await invite(person.userId)).status).toBe(409);
    const revoked = await call('PUT', `/users/${person.userId}`, { status: 'REVOKED', createCourse: true });
    expect(revoked).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await read(person.userId)).toMatchObject({ createCourse: false, status: 'REGISTERED' });
    expect(await mailsTo(person.username)).toEqual([]);
  });

  test('USERS-03 OP-30 a revoked invitation can be sent again, or its person added anew', async () => {
    const { userId, username } = await added();
    await invite(userId);
    expect((await call('PUT', `/users/${userId}`, { status: 'REVOKED' })).body).toMatchObject({ status: 'REVOKED' });
    expect(await lastLogged()).toMatchObject({ action: 'INVITATION_REVOKED', subjectId: userId });
    expect((await invite(userId)).body).toMatchObject({ status: 'INVITED' });
    await call('PUT', `/users/${userId}`, { status: 'REVOKED' });
    const again = await add({ username, createVoucher: true });
    expect(again).toMatchObject({ status: 201, body: { status: 'ADDED', createVoucher: true, invitedTime: null } });
    expect((await read(again.body.userId)).username).toBe(username);
    expect((await call('PUT', `/users/${userId}`, { status: 'ADDED' })).status).toBe(400);
  });

  test('REST-45 ERR-03 somebody who is not there is 1001', async () => {
    for (const [method, path, body] of [
      ['GET', '/users/999999', undefined],
      ['PUT', '/users/999999', {}],
      ['POST', '/usersaccess/999999/_invite', undefined],
    ] as const) {
      expect(await call(method, path, body)).toMatchObject({ status: 404, body: { code: 1001 } });
    }
  });

  test('USERS-05 REST-48 REST-45 one list of accounts and of those who wait, alphabetical, searched and paged', async () => {
    const own = await createTestApp();
    const boss = await own.aUser({ username: 'm@list.test', name: 'Mo', roleAdmin: true });
    const post = (path: string, body?: unknown) =>
      own.call<Person>('POST', `${base}${path}`, { as: boss, ...(body === undefined ? {} : { body }) });
    await own.aUser({ username: 'B@list.test', name: 'Berta Zimt' });
    await post('/users', { username: 'a@list.test' });
    const invited = await post('/users', { username: 'c@list.test' });
    await post(`/usersaccess/${invited.body.userId}/_invite`);
    const revoked = await post('/users', { username: 'z@list.test' });
    await own.call('PUT', `${base}/users/${revoked.body.userId}`, { as: boss, body: { status: 'REVOKED' } });
    // Somebody who waited and then registered by themselves is one person.
    await post('/users', { username: 'Late@list.test' });
    await own.aUser({ username: 'late@LIST.test', name: 'Late' });

    const ask = async (path: string) => (await own.call<Page<Person>>('GET', `${base}${path}`, { as: boss })).body;
    const all = await ask('/usersaccess');
    expect(all.content.map(({ username, status }) => [username.toLowerCase(), status])).toEqual([
      ['a@list.test', 'ADDED'],
      ['b@list.test', 'REGISTERED'],
      ['c@list.test', 'INVITED'],
      ['late@list.test', 'REGISTERED'],
      ['m@list.test', 'REGISTERED'],
      ['z@list.test', 'REVOKED'],
    ]);
    expect(all.pageable).toMatchObject({ pageSize: 100, totalElements: 6 });
    expect((await ask('/users')).pageable).toMatchObject({ pageSize: 25, totalElements: 6 });
    expect((await ask('/usersaccess?size=2&page=1')).content.map(({ username }) => username)).toEqual([
      'c@list.test',
      'late@LIST.test',
    ]);
    expect((await ask('/usersaccess?size=2&page=9')).pageable).toMatchObject({ totalElements: 6 });
    const found = async (q: string) =>
      (await ask(`/usersaccess?q=${encodeURIComponent(q)}`)).content.map(({ username }) => username);
    expect(await found('username==*LIST*;status==INVITED')).toEqual(['c@list.test']);
    expect(await found('name==*zimt,username==z@*')).toEqual(['B@list.test', 'z@list.test']);
    expect(await found(`id==${invited.body.userId}`)).toEqual(['c@list.test']);
    expect(await found('status=out=(REGISTERED,REVOKED)')).toEqual(['a@list.test', 'c@list.test']);
    const bad = await own.call('GET', `${base}/usersaccess?q=password_hash==x`, { as: boss });
    expect(bad).toMatchObject({ status: 400, body: { errors: [{ field: 'q' }] } });
    expect(JSON.stringify(all)).not.toMatch(/password|token/i);
    await own.close();
  });

  test('USERS-04 OP-30 invites everyone who has no account and was not revoked, over all pages', async () => {
    const own = await createTestApp();
    const boss = await own.aUser({ roleAdmin: true });
    const registered = await own.aUser();
    await inWorkspace(own.db, 1, (trx) =>
      trx
        .insertInto('invitation')
        .values(
          Array.from({ length: 130 }, (_, index) => ({
            workspace_id: 1,
            username: `p${index}@everyone.test`,
            invited_time: index < 10 ? new Date() : null,
            revoked_time: index >= 125 ? new Date() : null,
          })).concat([{ workspace_id: 1, username: registered.username, invited_time: null, revoked_time: null }]),
        )
        .execute(),
    );
    const everyone = (body?: unknown) =>
      own.call<{ invited: number }>('POST', `${base}/usersaccess/_invite`, {
        as: boss,
        ...(body === undefined ? {} : { body }),
      });
    expect(await everyone({ resend: false })).toMatchObject({ status: 200, body: { invited: 115 } });
    expect((await everyone()).body).toEqual({ invited: 125 });
    expect((await everyone({ resend: true })).body).toEqual({ invited: 125 });
    const mails = await inWorkspace(own.db, 1, (trx) =>
      trx.selectFrom('mail').select(['mail.recipient', 'mail.params']).execute(),
    );
    expect(mails).toHaveLength(115 + 125 + 125);
    expect(mails.some(({ recipient }) => recipient === registered.username)).toBe(false);
    expect(mails.every(({ params }) => typeof params['userId'] === 'number')).toBe(true);
    const log = await auditTrail(own);
    expect(log.filter(({ action }) => action === 'INVITED')).toHaveLength(365);
    expect(JSON.stringify(log)).not.toContain('everyone.test');
    await own.close();
  });

  test('ROLE-08 ROLE-14 only admins of this workspace see and change people', async () => {
    const { userId } = await added();
    const stranger = await server.aUser({ workspaceId: 2, roleAdmin: true });
    const author = await server.aUser({ createCourse: true, createVoucher: true });
    for (const [method, path, body] of [
      ['GET', '/users', undefined],
      ['GET', '/usersaccess', undefined],
      ['GET', `/users/${userId}`, undefined],
      ['POST', '/users', { username: 'x@people.test' }],
      ['POST', `/users/${userId}`, { createCourse: true }],
      ['PUT', `/users/${userId}`, { createCourse: true }],
      ['POST', `/usersaccess/${userId}/_invite`, undefined],
      ['POST', '/usersaccess/_invite', {}],
    ] as const) {
      const options = body === undefined ? {} : { body };
      const anonymous = await server.call(method, `${base}${path}`, options);
      expect([
        anonymous.status,
        (await call(method, path, body, { as: author })).status,
        (await call(method, path, body, { as: stranger })).status,
        (await call(method, path, body, { as: stranger, host: 'localhost' })).status,
      ]).toEqual([401, 403, 404, 401]);
    }
    expect(await read(userId)).toMatchObject({ createCourse: false, status: 'ADDED' });
  });
});
