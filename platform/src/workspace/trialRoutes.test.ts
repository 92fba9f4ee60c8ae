import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import type { Page } from '../http/paging.ts';
import { removeOutdated } from '../db/removeOutdated.ts';
import { auditTrail } from '../testing/auditTrail.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { sideBySide } from '../testing/waitingForALock.ts';
import { findWorkspaceOfHost } from './hostQueries.ts';
import type { Id } from '../shared/id.ts';

const dayMs = 86_400_000;
const password = 'lectern-demo';

describe('trial workspaces', () => {
  let server: TestApp;
  let host: string;
  let people = 0;

  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.at(new Date());
    host = `${randomUUID()}.localhost`;
  });

  const register = (at = host) => {
    people += 1;
    return server.call<{ id: Id; username: string; name: string }>('POST', '/api/v1/public/users', {
      host: at,
      body: { username: `person${people}@trial.test`, password, name: `Person ${people}` },
    });
  };
  /** Registers someone, who reserves the host when they are the first. */
  const aPerson = async (at = host): Promise<TestUser> => {
    const { id, username, name } = (await register(at)).body;
    const found = await findWorkspaceOfHost(server.db, at);
    return { workspaceId: found?.workspaceId ?? 0, userId: id, username, name };
  };
  const create = (as: TestUser, at = host) =>
    server.call<{ id: Id; trial: boolean; createdTime: string }>('POST', '/api/v1/secured/workspaces', {
      as,
      host: at,
    });
  const get = (url: string, as?: TestUser) =>
    server.call<{ roles: string[] }>('GET', url, { host, ...(as === undefined ? {} : { as }) });
  const rolesOf = async (as: TestUser) => (await get('/api/v1/secured/users/me', as)).body.roles;
  const put = (as: TestUser, title: string) =>
    server.call('PUT', `/api/v1/secured/workspaces/${as.workspaceId}/profile`, { as, host, body: { title } });
  /** A trial in use: its creator, its workspace, its host. */
  const aTrial = async () => {
    const creator = await aPerson();
    await create(creator);
    return creator;
  };

  test('OP-48 WS-01 at a UUID host that nobody asked for the list is empty and everything else is not found', async () => {
    expect((await server.call<Page<unknown>>('GET', '/api/v1/public/workspaces', { host })).body).toMatchObject({
      content: [],
      pageable: { totalElements: 0 },
    });
    for (const url of ['/api/v1/public/courses', '/api/v1/public/tags', '/static/workspaces/localhost/profile.json']) {
      expect(await get(url)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    const reply = await server.call('POST', '/api/v1/secured/workspaces', { host });
    expect(reply.status).toBe(404);
    expect(await findWorkspaceOfHost(server.db, host)).toBeNull();
  });

  test('OP-48 a host whose first label is no UUID is no host of a trial', async () => {
    for (const other of ['nowhere.localhost', `x${host}`, `a.${host}`, host.replace('-', '')]) {
      expect((await server.call('GET', '/api/v1/public/workspaces', { host: other })).status).toBe(404);
      expect((await register(other)).status).toBe(404);
    }
  });

  test('OP-48 REST-05 registering there reserves the host; a registration that is refused reserves nothing', async () => {
    const refused = await server.call('POST', '/api/v1/public/users', { host, body: { username: 'nobody' } });
    expect(refused.status).toBe(400);
    expect(await findWorkspaceOfHost(server.db, host)).toBeNull();

    expect((await register()).status).toBe(201);
    expect(await findWorkspaceOfHost(server.db, host)).toMatchObject({ isReserved: true });
    expect((await server.call<Page<unknown>>('GET', '/api/v1/public/workspaces', { host })).body.content).toEqual([]);
  });

  test('OP-48 several who register at once share one reservation', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => register()));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
    const found = await findWorkspaceOfHost(server.db, host);
    const { rows } = await inWorkspace(server.db, found?.workspaceId ?? 0, (trx) =>
      sql<{ n: number }>`select count(*) as n from app_user`.execute(trx),
    );
    expect(rows).toEqual([{ n: 6 }]);
  });

  test('OP-48 at a reserved host one signs in, reads oneself and makes the workspace, and nothing else', async () => {
    const person = await aPerson();
    const grant = await server.call<{ access_token: string }>('POST', '/oauth/token', {
      host,
      body: new URLSearchParams({ grant_type: 'password', username: person.username, password }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from('lectern-web:lectern-dev-secret').toString('base64')}`,
      },
    });
    expect(grant.status).toBe(200);
    expect(await rolesOf(person)).toEqual([]);
    for (const url of ['/api/v1/public/courses', '/api/v1/secured/courses', '/api/v1/secured/usercourses']) {
      expect((await get(url, person)).status).toBe(404);
    }
    expect((await put(person, 'Mine')).status).toBe(404);
    expect((await create(person)).status).toBe(201);
    expect((await get('/api/v1/public/courses', person)).status).toBe(200);
  });

  test('REST-40 AUTH-10 OP-48 the first call makes the workspace, its caller becomes admin, the 30 days begin', async () => {
    const creator = await aPerson();
    const moment = new Date(server.now().getTime() + 3_600_000);
    server.at(moment);
    expect(await create(creator)).toMatchObject({
      status: 201,
      body: { id: creator.workspaceId, trial: true, hostname: host, createdTime: moment.toISOString() },
    });
    expect(await rolesOf(creator)).toEqual(['ROLE_ADMIN', 'ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN']);
    const list = await server.call<Page<unknown>>('GET', '/api/v1/public/workspaces', { host });
    expect(list.body.content).toMatchObject([{ id: creator.workspaceId, trial: true }]);
    const profileName = host.replaceAll('.', '_');
    expect((await get(`/static/workspaces/${profileName}/profile.json`)).body).toMatchObject({
      name: profileName,
      title: 'New workspace',
    });
  });

  test('REST-40 OP-48 again changes nothing, and nobody else becomes admin', async () => {
    const creator = await aTrial();
    const other = await aPerson();
    const before = await server.call('GET', `/api/v1/public/workspaces/${creator.workspaceId}`, { host });
    server.at(new Date(server.now().getTime() + dayMs));
    expect(await create(other)).toMatchObject({ status: 200, body: before.body });
    expect((await create(creator)).status).toBe(200);
    expect(await rolesOf(other)).toEqual([]);
  });

  test('REST-40 OP-48 of many first calls at once exactly one makes it, and there is one admin', async () => {
    const everyone = [];
    for (let index = 0; index < 8; index += 1) {
      everyone.push(await aPerson());
    }
    const replies = await Promise.all(everyone.map((person) => create(person)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 200, 200, 201,
    ]);
    const roles = await Promise.all(everyone.map(rolesOf));
    expect(roles.filter((names) => names.includes('ROLE_ADMIN'))).toHaveLength(1);
    const log = await auditTrail(server, everyone[0]?.workspaceId ?? 0);
    expect(log.filter(({ action }) => action === 'WORKSPACE_CREATED')).toEqual([
      {
        action: 'WORKSPACE_CREATED',
        actorId: everyone[replies.findIndex(({ status }) => status === 201)]?.userId,
        subjectId: null,
        details: {},
      },
    ]);
  });

  test('REST-40 OP-48 at the host of another workspace there is nothing to make', async () => {
    const learner = await server.aUser();
    expect(await create(learner, 'localhost')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await server.call('POST', '/api/v1/secured/workspaces')).status).toBe(401);
    const admin = await server.aUser({ roleAdmin: true });
    expect((await create(admin, 'localhost')).status).toBe(403);
  });

  test('OP-27 OP-48 a token of one trial is nothing at another', async () => {
    const creator = await aTrial();
    const elsewhere = `${randomUUID()}.localhost`;
    await register(elsewhere);
    expect((await create(creator, elsewhere)).status).toBe(401);
  });

  test('TRIAL-02 TRIAL-03 TRIAL-04 ROLE-05 LIM-05 after 30 days all admin rights are gone at once, in a session that lives', async () => {
    const creator = await aTrial();
    const author = await aPerson();
    await inWorkspace(server.db, creator.workspaceId, (trx) =>
      trx
        .updateTable('app_user')
        .set({ email_verified_time: server.now() })
        .where('app_user.user_id', '=', author.userId)
        .execute(),
    );
    const changed = await server.call('POST', `/api/v1/secured/workspaces/${creator.workspaceId}/users`, {
      as: creator,
      host,
      body: { username: author.username, createCourse: true, createVoucher: true },
    });
    expect(changed.status).toBe(200);
    const peopleUrl = `/api/v1/secured/workspaces/${creator.workspaceId}/users`;
    const start = server.now().getTime();
    // The access token outlives the test: only the age of the workspace moves.
    const age = (milliseconds: number) =>
      inWorkspace(server.db, creator.workspaceId, (trx) =>
        trx
          .updateTable('workspace')
          .set({ created_time: new Date(start - milliseconds) })
          .execute(),
      );

    await age(30 * dayMs - 1000);
    expect((await get(peopleUrl, creator)).status).toBe(200);
    expect((await get('/api/v1/secured/courses', author)).status).toBe(200);
    expect(await rolesOf(author)).toEqual(['ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN']);

    server.at(new Date(start + 1000));
    expect(await get(peopleUrl, creator)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const course = await server.call('POST', '/api/v1/secured/courses', { as: author, host, body: { name: 'Late' } });
    expect(course.status).toBe(403);
    expect(await rolesOf(creator)).toEqual([]);
    expect(await rolesOf(author)).toEqual([]);
    expect((await get('/api/v1/secured/usercourses', author)).status).toBe(200);
  });

  test('OP-38 OP-82 on an expired trial its creator may still customise, and nobody else', async () => {
    const creator = await aTrial();
    const other = await aPerson();
    await inWorkspace(server.db, creator.workspaceId, (trx) =>
      trx.updateTable('app_user').set({ role_admin: true }).where('app_user.user_id', '=', other.userId).execute(),
    );
    expect((await put(other, 'Running')).status).toBe(200);
    await inWorkspace(server.db, creator.workspaceId, (trx) =>
      trx
        .updateTable('workspace')
        .set({ created_time: new Date(server.now().getTime() - 30 * dayMs) })
        .execute(),
    );
    expect((await put(other, 'Expired')).status).toBe(403);
    expect(await put(creator, 'Still mine')).toMatchObject({ status: 200, body: { title: 'Still mine' } });
    expect((await get(`/api/v1/secured/workspaces/${creator.workspaceId}/consents`, creator)).status).toBe(403);
  });

  test('OP-190 the first steps of a trial are ticked by what there is, and are hidden for all its admins', async () => {
    const creator = await aTrial();
    const url = `/api/v1/secured/workspaces/${creator.workspaceId}/setup`;
    const steps = async () => (await server.call<object>('GET', url, { as: creator, host })).body;
    const nothing = { courseDone: false, lookDone: false, peopleDone: false, termsDone: false, hidden: false };
    expect(await steps()).toEqual(nothing);
    for (const [fact, method, path, body] of [
      ['courseDone', 'POST', '/api/v1/secured/courses', { name: 'First' }],
      ['lookDone', 'PUT', `/api/v1/secured/workspaces/${creator.workspaceId}/profile`, { title: 'Ours' }],
      [
        'peopleDone',
        'POST',
        `/api/v1/secured/workspaces/${creator.workspaceId}/users`,
        { username: 'new@trial.test', createCourse: false, createVoucher: false },
      ],
      [
        'termsDone',
        'POST',
        `/api/v1/secured/workspaces/${creator.workspaceId}/consents`,
        { url: 'https://example.test/terms' },
      ],
    ] as const) {
      const before = await steps();
      expect((await server.call(method, path, { as: creator, host, body })).status).toBeLessThan(300);
      expect(await steps()).toEqual({ ...before, [fact]: true });
    }
    const hide = (hidden: boolean) => server.call('PUT', url, { as: creator, host, body: { hidden } });
    expect(await hide(true)).toMatchObject({ status: 200, body: { hidden: true } });
    expect(await steps()).toMatchObject({ courseDone: true, hidden: true });
    expect(await hide(false)).toMatchObject({ body: { hidden: false } });
  });

  test.each([
    ['help@lectern.test', 'mailto:help@lectern.test'],
    ['https://lectern.test/plans', 'https://lectern.test/plans'],
    [undefined, null],
  ])(
    'OP-191 whom to ask for a longer trial, named as %s, is told to a trial alone',
    async (OPERATOR_CONTACT, contact) => {
      const other = await createTestApp(OPERATOR_CONTACT === undefined ? {} : { OPERATOR_CONTACT });
      onTestFinished(() => other.close());
      const body = { username: 'maker@trial.test', password, name: 'Maker' };
      const { id } = (await other.call<{ id: Id }>('POST', '/api/v1/public/users', { host, body })).body;
      const workspaceId = (await findWorkspaceOfHost(other.db, host))?.workspaceId ?? 0;
      const maker = { workspaceId, userId: id, username: body.username, name: body.name };
      expect((await other.call('POST', '/api/v1/secured/workspaces', { as: maker, host })).body).toMatchObject({
        trialContact: contact,
      });
      const list = await other.call<Page<unknown>>('GET', '/api/v1/public/workspaces', { host: 'localhost' });
      expect(list.body.content).toMatchObject([{ trialContact: null }]);
    },
  );

  test('OP-48 USERS-04 a trial sends at most 100 invitations a day, also by calls at once, and all or none of a call', async () => {
    const creator = await aTrial();
    const { workspaceId } = creator;
    const add = (count: number, prefix: string) =>
      inWorkspace(server.db, workspaceId, (trx) =>
        trx
          .insertInto('invitation')
          .values(
            Array.from({ length: count }, (_, index) => ({
              workspace_id: workspaceId,
              username: `${prefix}${index}@trial.test`,
            })),
          )
          .returning('invitation.user_id')
          .execute(),
      );
    const url = `/api/v1/secured/workspaces/${workspaceId}/usersaccess`;
    const post = (path: string) => server.call('POST', `${url}${path}`, { as: creator, host, body: { resend: false } });
    const mails = async () => {
      const { rows } = await inWorkspace(server.db, workspaceId, (trx) =>
        sql<{ n: number }>`select count(*) as n from mail where kind = 'INVITATION'`.execute(trx),
      );
      return rows[0]?.n;
    };
    await add(98, 'first');
    expect((await post('/_invite')).body).toEqual({ invited: 98 });
    const more = await add(5, 'more');
    expect(await post('/_invite')).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', params: { most: 100 } },
    });
    expect(await mails()).toBe(98);
    const replies = await sideBySide(
      server,
      { workspaceId, lock: (trx) => trx.selectFrom('workspace').select('workspace_id').forNoKeyUpdate().execute() },
      more.slice(0, 4).map((row) => () => post(`/${row.user_id}/_invite`)),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429, 429]);
    expect(await mails()).toBe(100);
    // Erasing those who were invited makes no room for others.
    const erased = await inWorkspace(server.db, workspaceId, (trx) =>
      trx
        .selectFrom('invitation')
        .select(['user_id', 'username'])
        .where('username', '=', 'first0@trial.test')
        .execute(),
    );
    for (const { user_id: userId, username } of erased) {
      const erase = await server.call('DELETE', `/api/v1/secured/workspaces/${workspaceId}/users/${userId}`, {
        as: creator,
        host,
        body: { confirmUsername: username },
      });
      expect(erase.status).toBe(204);
    }
    const [late] = await add(1, 'late');
    expect((await post(`/${late?.user_id}/_invite`)).status).toBe(429);
    server.at(new Date(server.now().getTime() + dayMs + 1000));
    expect((await post('/_invite')).body).toEqual({ invited: 4 });
  });

  test('GW-34 LIM-17 WS-20 a trial has no version of the consent: the default id can be accepted there', async () => {
    const creator = await aTrial();
    const accept = (id: Id) => server.call('POST', `/api/v1/secured/consents/${id}/users`, { as: creator, host });
    expect((await accept(1)).status).toBe(204);
    expect((await accept(2)).status).toBe(404);
  });

  test('OP-48 a reservation that nobody took into use ends after a day, with its accounts; a workspace never does', async () => {
    const trial = await aTrial();
    const fresh = `${randomUUID()}.localhost`;
    const stale = `${randomUUID()}.localhost`;
    await aPerson(fresh);
    const forgotten = await aPerson(stale);
    await inWorkspace(server.db, forgotten.workspaceId, (trx) =>
      trx
        .updateTable('workspace')
        .set({ reserved_time: new Date(Date.now() - dayMs - 1000) })
        .execute(),
    );
    await inWorkspace(server.db, trial.workspaceId, (trx) =>
      trx
        .updateTable('workspace')
        .set({ created_time: new Date(Date.now() - 400 * dayMs) })
        .execute(),
    );
    await removeOutdated(server.db, new Date());
    expect(await findWorkspaceOfHost(server.db, stale)).toBeNull();
    expect(await findWorkspaceOfHost(server.db, fresh)).toMatchObject({ isReserved: true });
    expect(await findWorkspaceOfHost(server.db, host)).toMatchObject({ isReserved: false });
    const owner = new Client({ connectionString: server.database.ownerUrl });
    await owner.connect();
    const left = await owner.query('select user_id from app_user where workspace_id = $1', [forgotten.workspaceId]);
    await owner.end();
    expect(left.rows).toEqual([]);
    expect((await register(stale)).status).toBe(201);
  });
});
