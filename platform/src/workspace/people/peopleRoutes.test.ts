import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '../../http/paging.ts';
import { createTestApp } from '../../testing/testApp.ts';
import type { PersonResponse } from './peopleSchemas.ts';
import { createPeopleApp, peopleBase, type PeopleApp } from './peopleTestApp.testkit.ts';

describe('people of a workspace', () => {
  let people: PeopleApp;
  beforeAll(async () => {
    people = await createPeopleApp();
  });
  afterAll(() => people.close());
  beforeEach(() => people.at(new Date()));

  test('USERS-01 STAFF-02 REST-46 OP-30 adds someone with rights, without a mail', async () => {
    const username = people.aName();
    const reply = await people.add({ username: ` ${username} `, createCourse: true, roleAdmin: true, admin: true });
    expect(reply).toMatchObject({
      status: 201,
      body: { username, name: null, admin: false, createCourse: true, createVoucher: false, status: 'ADDED' },
    });
    expect(reply.body.invitedTime).toBeNull();
    expect(await people.read(reply.body.userId)).toEqual(reply.body);
    expect(await people.mailsTo(username)).toEqual([]);
    expect(await people.lastLogged()).toEqual({
      action: 'PERSON_ADDED',
      actorId: people.admin.userId,
      subjectId: reply.body.userId,
      details: { createCourse: true, createVoucher: false },
    });
  });

  test('OP-30 someone who waits already, in any case of letters, is a conflict', async () => {
    const { username } = await people.added();
    expect(await people.add({ username: username.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    const at = people.aName();
    const replies = await Promise.all([people.add({ username: at }), people.add({ username: at })]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test.each([
    ['no address', { username: 'nobody' }, 'username'],
    ['nothing', {}, 'username'],
    ['a right that is a text', { username: 'x@people.test', createCourse: 'yes' }, 'createCourse'],
  ])('OP-30 VAL-06 refuses %s', async (_name, body, field) => {
    expect(await people.add(body)).toMatchObject({ status: 400, body: { code: 'INVALID', errors: [{ field }] } });
  });

  test('REST-45 ERR-03 someone who is not there is 1001', async () => {
    for (const [method, path, body] of [
      ['GET', '/users/999999', undefined],
      ['PUT', '/users/999999', {}],
      ['POST', '/usersaccess/999999/_invite', undefined],
    ] as const) {
      expect(await people.callPeople(method, path, body)).toMatchObject({ status: 404, body: { code: 1001 } });
    }
  });

  test('USERS-05 LIM-02 REST-48 REST-45 one list of accounts and of those who wait, alphabetical, searched and paged', async () => {
    const own = await createTestApp();
    const boss = await own.aUser({ username: 'm@list.test', name: 'Mo', roleAdmin: true });
    const post = (path: string, body?: unknown) =>
      own.call<PersonResponse>('POST', `${peopleBase}${path}`, { as: boss, ...(body === undefined ? {} : { body }) });
    await own.aUser({ username: 'B@list.test', name: 'Berta Zimt' });
    await post('/users', { username: 'a@list.test' });
    const invited = await post('/users', { username: 'c@list.test' });
    await post(`/usersaccess/${invited.body.userId}/_invite`);
    const revoked = await post('/users', { username: 'z@list.test' });
    await own.call('PUT', `${peopleBase}/users/${revoked.body.userId}`, { as: boss, body: { status: 'REVOKED' } });
    // Someone who waited and then registered on their own is one person.
    await post('/users', { username: 'Late@list.test' });
    await own.aUser({ username: 'late@LIST.test', name: 'Late' });

    const ask = async (path: string) =>
      (await own.call<Page<PersonResponse>>('GET', `${peopleBase}${path}`, { as: boss })).body;
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
    const bad = await own.call('GET', `${peopleBase}/usersaccess?q=password_hash==x`, { as: boss });
    expect(bad).toMatchObject({ status: 400, body: { errors: [{ field: 'q' }] } });
    expect(JSON.stringify(all)).not.toMatch(/password|token/i);
    await own.close();
  });

  test('ROLE-08 ROLE-14 only admins of this workspace see and change people', async () => {
    const { userId } = await people.added();
    const stranger = await people.aUser({ workspaceId: 2, roleAdmin: true });
    const author = await people.aUser({ createCourse: true, createVoucher: true });
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
      const anonymous = await people.call(method, `${peopleBase}${path}`, options);
      expect([
        anonymous.status,
        (await people.callPeople(method, path, body, { as: author })).status,
        (await people.callPeople(method, path, body, { as: stranger })).status,
        (await people.callPeople(method, path, body, { as: stranger, host: 'localhost' })).status,
      ]).toEqual([401, 403, 404, 401]);
    }
    expect(await people.read(userId)).toMatchObject({ createCourse: false, status: 'ADDED' });
  });
});
