import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { auditTrail } from '../../testing/auditTrail.ts';
import { createPeopleApp, type PeopleApp } from './peopleTestApp.testkit.ts';
import { redeemInvitation } from './redeemInvitation.ts';

describe('rights of people', () => {
  let people: PeopleApp;
  beforeAll(async () => {
    people = await createPeopleApp();
  });
  afterAll(() => people.close());
  beforeEach(() => people.at(new Date()));

  test('STAFF-01 OP-30 who has an account with a proven address gets the rights at once, beside those they have', async () => {
    const person = await people.aUser({ createVoucher: true });
    const reply = await people.add({ username: person.username.toUpperCase(), createCourse: true });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        userId: person.userId,
        status: 'REGISTERED',
        addressProven: true,
        createCourse: true,
        createVoucher: true,
      },
    });
    const me = await people.call<{ roles: string[] }>('GET', '/api/v1/secured/users/me', { as: person });
    expect(me.body.roles).toEqual(['ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN']);
    expect((await people.list(`?q=userId==${person.userId}`)).content).toHaveLength(1);
  });

  test.each(['POST', 'PUT'])(
    'STAFF-01 ROLE-08 REST-46 REST-47 GW-28 %s changes rights, which count at once',
    async (method) => {
      const person = await people.aUser({ addressProven: true });
      const change = (body: unknown) => people.callPeople(method, `/users/${person.userId}`, body);
      const courses = () => people.call('GET', '/api/v1/secured/courses', { as: person });
      expect((await courses()).status).toBe(403);
      expect(await change({ createCourse: true })).toMatchObject({ status: 200, body: { createCourse: true } });
      expect((await courses()).status).toBe(200);
      expect(await people.lastLogged()).toEqual({
        action: 'RIGHTS_CHANGED',
        actorId: people.admin.userId,
        subjectId: person.userId,
        details: { createCourse: true },
      });
      expect((await change({ createVoucher: true })).body).toMatchObject({ createCourse: true, createVoucher: true });
      expect((await change({ createCourse: false, createVoucher: false })).status).toBe(200);
      expect((await courses()).status).toBe(403);
    },
  );

  test('ROLE-08 rights of someone who waits count once they have an account', async () => {
    const { userId } = await people.added();
    expect((await people.change(userId, { createVoucher: true })).body).toMatchObject({
      createVoucher: true,
      status: 'ADDED',
    });
    const before = await auditTrail(people);
    await people.change(userId, { createVoucher: true });
    expect(await auditTrail(people)).toHaveLength(before.length);
  });

  test('ROLE-08 OP-30 rights that are withdrawn do not come back by an invitation that was never used', async () => {
    const { userId, username } = await people.added({ createCourse: true, createVoucher: true });
    await people.invite(userId);
    const token = await people.tokenFor(userId);
    const person = await people.aUser({ username });
    await people.change(person.userId, { createCourse: false });
    expect(await people.lastLogged()).toEqual({
      action: 'RIGHTS_CHANGED',
      actorId: people.admin.userId,
      subjectId: userId,
      details: { createCourse: false },
    });
    await inWorkspace(people.db, 1, (trx) =>
      redeemInvitation(trx, { workspaceId: 1, token, username, now: people.now() }),
    );
    expect(await people.read(person.userId)).toMatchObject({ createCourse: false, createVoucher: true });
  });

  test('ROLE-08 two changes at the same moment both count', async () => {
    const { userId } = await people.aUser();
    await Promise.all([people.change(userId, { createCourse: true }), people.change(userId, { createVoucher: true })]);
    expect(await people.read(userId)).toMatchObject({ createCourse: true, createVoucher: true });
  });

  test('ROLE-08 nobody makes an admin, and nobody withdraws their own rights', async () => {
    const person = await people.aUser();
    await people.change(person.userId, {
      admin: true,
      roleAdmin: true,
      role_admin: true,
      createCourse: true,
    });
    expect(await people.read(person.userId)).toMatchObject({ admin: false, createCourse: true });

    expect((await people.change(people.admin.userId, { createCourse: true })).status).toBe(200);
    expect(await people.change(people.admin.userId, { createCourse: false })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(await people.read(people.admin.userId)).toMatchObject({ admin: true, createCourse: true });
  });
});
