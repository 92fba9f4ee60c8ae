import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { removeOutdated } from '../db/removeOutdated.ts';
import { auditTrail } from '../testing/auditTrail.ts';
import { aPasswordUser, demoPassword } from '../testing/passwordUser.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import type { PrivacyRequestResponse } from './privacyRequestSchemas.ts';

const url = '/api/v1/secured/workspaces/1/privacyrequests';
const ofPerson = (userId: number) => `/api/v1/secured/workspaces/1/users/${userId}`;
const dayMs = 86_400_000;
const byText = (one: string, other: string) => one.localeCompare(other, 'en');

describe('BEY-20 requests for data and for erasure', () => {
  let server: TestApp;
  let admin: TestUser;
  beforeAll(async () => {
    server = await createTestApp();
    admin = await server.aUser({ roleAdmin: true, name: 'Admin' });
  });
  afterAll(() => server.close());

  const list = async (query = '') =>
    (await server.call<{ content: PrivacyRequestResponse[] }>('GET', url + query, { as: admin })).body.content;
  const of = (username: string) => list(`?username=${encodeURIComponent(username)}`);
  const log = (body: object, as = admin) => server.call<PrivacyRequestResponse>('POST', url, { as, body });
  const close = (id: number, state: string) =>
    server.call<PrivacyRequestResponse>('POST', `${url}/${id}/_close`, { as: admin, body: { state } });
  const erase = ({ userId, username }: TestUser) =>
    server.call('DELETE', ofPerson(userId), { as: admin, body: { confirmUsername: username } });

  test('what people do in their settings stands there as done, with who ordered it', async () => {
    const user = await aPasswordUser(server);
    await server.call('GET', '/api/v1/secured/users/me/personaldata', { as: user });
    expect(await of(user.username)).toMatchObject([
      {
        kind: 'EXPORT',
        state: 'DONE',
        origin: 'SELF',
        username: user.username,
        userId: user.userId,
        name: user.name,
        isHere: true,
        orderedById: user.userId,
        overdue: false,
      },
    ]);
    await server.call('GET', `${ofPerson(user.userId)}/personaldata`, { as: admin });
    expect((await of(user.username))[0]).toMatchObject({ origin: 'ADMIN', orderedByName: 'Admin' });
    await server.call('DELETE', '/api/v1/secured/users/me', {
      as: user,
      body: { confirmUsername: user.username, password: demoPassword },
    });
    // Found by the address that is kept nowhere any more.
    const found = await of(user.username.toUpperCase());
    expect(found.map(({ kind, origin, state }) => [kind, origin, state])).toEqual([
      ['ERASURE', 'SELF', 'DONE'],
      ['EXPORT', 'ADMIN', 'DONE'],
      ['EXPORT', 'SELF', 'DONE'],
    ]);
    for (const request of found) {
      expect(request).toMatchObject({ username: null, name: null, isHere: false, userId: user.userId });
    }
  });

  test('one that came by mail is open for 30 days, told as overdue, and done by the existing buttons', async () => {
    const person = await server.aUser({ username: 'Asks@Demo.test' });
    const requestedTime = new Date(server.now().getTime() - 29 * dayMs).toISOString();
    const logged = await log({ kind: 'EXPORT', username: 'asks@demo.test', requestedTime });
    expect(logged).toMatchObject({
      status: 201,
      body: {
        state: 'OPEN',
        origin: 'MAIL',
        username: 'Asks@Demo.test',
        userId: person.userId,
        orderedById: admin.userId,
        requestedTime,
        dueTime: new Date(new Date(requestedTime).getTime() + 30 * dayMs).toISOString(),
        overdue: false,
      },
    });
    expect(await log({ kind: 'EXPORT', username: 'ASKS@demo.test' })).toMatchObject({ status: 409 });
    await log({ kind: 'ERASURE', username: 'asks@demo.test' });
    const now = server.now();
    server.at(new Date(now.getTime() + 2 * dayMs));
    expect((await list('?q=state==OPEN&sort=dueTime,asc'))[0]).toMatchObject({ id: logged.body.id, overdue: true });
    server.at(now);

    await server.call('GET', `${ofPerson(person.userId)}/personaldata`, { as: admin });
    expect((await of(person.username)).map(({ kind, state }) => [kind, state])).toEqual([
      ['ERASURE', 'OPEN'],
      ['EXPORT', 'DONE'],
    ]);
    expect(await close(logged.body.id, 'CANCELLED')).toMatchObject({ status: 409 });
    await log({ kind: 'EXPORT', username: 'asks@demo.test' });
    await erase(person);
    expect((await of(person.username)).map(({ kind, state }) => `${kind} ${state}`).toSorted(byText)).toEqual([
      'ERASURE DONE',
      // There is nothing to export any more.
      'EXPORT CANCELLED',
      'EXPORT DONE',
    ]);
    const actions = (await auditTrail(server)).map(({ action }) => action);
    expect(actions).toContain('PRIVACY_REQUEST_LOGGED');
    expect(JSON.stringify(await auditTrail(server)).toLowerCase()).not.toContain('asks@demo.test');
  });

  test('one of someone who was invited and then registered on their own leads to their account, and is carried out there', async () => {
    const username = 'registers-later@demo.test';
    const added = await server.call<{ userId: number }>('POST', '/api/v1/secured/workspaces/1/users', {
      as: admin,
      body: { username },
    });
    const { body: logged } = await log({ kind: 'ERASURE', username });
    expect(logged.userId).toBe(added.body.userId);
    const account = await server.aUser({ username });
    expect((await of(username))[0]).toMatchObject({ state: 'OPEN', userId: account.userId, isHere: true });
    // Also by the id that they had: nobody else has it.
    await server.call('DELETE', ofPerson(added.body.userId), { as: admin, body: { confirmUsername: username } });
    expect((await of(username))[0]).toMatchObject({ state: 'DONE', isHere: false });
    expect((await server.call('GET', ofPerson(account.userId), { as: admin })).status).toBe(404);
  });

  test('one of an address is not answered by who registers with it and never proved that it is theirs', async () => {
    const username = 'owner@victim.test';
    await log({ kind: 'EXPORT', username });
    const stranger = await aPasswordUser(server, { username });
    await server.call('GET', '/api/v1/secured/users/me/personaldata', { as: stranger });
    expect((await of(username)).map(({ origin, state }) => `${origin} ${state}`).toSorted(byText)).toEqual([
      'MAIL OPEN',
      'SELF DONE',
    ]);
    await inWorkspace(server.db, 1, (trx) =>
      trx
        .updateTable('app_user')
        .set({ email_verified_time: server.now() })
        .where('user_id', '=', stranger.userId)
        .execute(),
    );
    await server.call('GET', '/api/v1/secured/users/me/personaldata', { as: stranger });
    expect((await of(username)).filter(({ state }) => state === 'OPEN')).toEqual([]);
  });

  test('one of a stranger is answered by hand, and taken back; that of someone who is here is not called done', async () => {
    const stranger = await log({ kind: 'EXPORT', username: 'stranger@else.test' });
    expect(stranger.body).toMatchObject({ userId: null, isHere: false });
    const late = await log({ kind: 'EXPORT', username: 'Comes-later@else.test' });
    const newcomer = await server.aUser({ username: 'comes-later@else.test' });
    expect((await of('comes-later@else.test'))[0]).toMatchObject({ userId: newcomer.userId, isHere: true });
    expect(await close(late.body.id, 'DONE')).toMatchObject({ status: 409 });
    expect((await close(stranger.body.id, 'DONE')).body).toMatchObject({
      state: 'DONE',
      closedTime: expect.any(String),
    });
    const person = await server.aUser();
    const theirs = await log({ kind: 'ERASURE', username: person.username });
    expect(await close(theirs.body.id, 'DONE')).toMatchObject({ status: 409 });
    expect((await close(theirs.body.id, 'CANCELLED')).body).toMatchObject({ state: 'CANCELLED' });
    expect(await close(1, 'CANCELLED')).toMatchObject({ status: 404 });
    expect((await auditTrail(server)).at(-1)).toMatchObject({
      action: 'PRIVACY_REQUEST_CLOSED',
      actorId: admin.userId,
      subjectId: person.userId,
    });
  });

  test.each([
    ['an address that is none', { username: 'x' }, 'username'],
    ['another kind', { kind: 'RECTIFICATION' }, 'kind'],
    ['tomorrow', { requestedTime: '2999-01-01T00:00:00Z' }, 'requestedTime'],
    ['long ago', { requestedTime: '2001-01-01T00:00:00Z' }, 'requestedTime'],
  ])('refuses %s', async (_name, body, field) => {
    expect(await log({ kind: 'EXPORT', username: 'a@b.test', ...body })).toMatchObject({
      status: 400,
      body: { errors: [{ field }] },
    });
  });

  test('they are downloaded as CSV with the filter of the list, and that is noted', async () => {
    const { username } = await server.aUser({ name: 'In the file' });
    await log({ kind: 'EXPORT', username });
    const csv = await server.call<string>('GET', `${url}.csv?username=${username}&columns=kind,name,username&lang=de`, {
      as: admin,
    });
    expect(csv.body.slice(1).trimEnd().split('\r\n')).toEqual([
      'Anfrage,Name,E-Mail',
      `EXPORT,In the file,${username}`,
    ]);
    expect((await auditTrail(server)).at(-1)).toMatchObject({
      action: 'LIST_DOWNLOADED',
      details: { list: 'privacyrequests' },
    });
  });

  test('closed ones go with the audit log, open ones stay', async () => {
    const { body: open } = await log({ kind: 'EXPORT', username: 'waits@else.test' });
    const { body: closed } = await log({ kind: 'EXPORT', username: 'waited@else.test' });
    await close(closed.id, 'CANCELLED');
    const longAgo = new Date(server.now().getTime() - 14 * 31 * dayMs);
    await inWorkspace(server.db, 1, async (trx) => {
      await trx
        .updateTable('privacy_request')
        .set({ requested_time: longAgo })
        .where('privacy_request_id', '=', open.id)
        .execute();
      await trx
        .updateTable('privacy_request')
        .set({ requested_time: longAgo, closed_time: longAgo })
        .where('privacy_request_id', '=', closed.id)
        .execute();
    });
    await removeOutdated(server.db, server.now());
    expect(await of('waited@else.test')).toEqual([]);
    expect(await of('waits@else.test')).toHaveLength(1);
  });

  test('nobody but admins of the workspace sees or logs them', async () => {
    const author = await server.aUser({ createCourse: true, createVoucher: true });
    expect((await log({ kind: 'EXPORT', username: 'a@b.test' }, author)).status).toBe(403);
    expect((await server.call('GET', url, { as: author })).status).toBe(403);
    expect((await server.call('GET', url.replace('/1/', '/2/'), { as: admin })).status).toBe(404);
  });
});
