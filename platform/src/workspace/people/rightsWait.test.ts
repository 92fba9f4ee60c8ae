import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { accountOf, registerPerson } from '../../identity/external/externalAccount.ts';
import type { UserResponse } from '../../identity/userSchemas.ts';
import { signInByPassword } from '../../testing/passwordUser.ts';
import { sentMails, tokenOfMail } from '../../testing/sentMails.ts';
import { createPeopleApp, type PeopleApp } from './peopleTestApp.testkit.ts';
import type { Id } from '../../shared/id.ts';

const password = 'whoever registers first';
const newPassword = 'whoever reads the mail';

describe('ADR 0014 rights wait for a proven address', () => {
  let people: PeopleApp;
  beforeAll(async () => {
    people = await createPeopleApp();
  });
  afterAll(() => people.close());
  beforeEach(() => people.at(new Date()));

  /** Someone who registered with an address of which nobody knows whether it is theirs. */
  async function registered(): Promise<{ username: string; userId: Id }> {
    const username = people.aName();
    const reply = await people.call<UserResponse>('POST', '/api/v1/public/users', {
      body: { username, password, name: 'First Comer' },
    });
    expect(reply.status).toBe(201);
    return { username, userId: reply.body.id };
  }

  async function me(token: string): Promise<UserResponse> {
    const reply = await people.call<UserResponse>('GET', '/api/v1/secured/users/me', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.status).toBe(200);
    return reply.body;
  }

  async function signedIn(username: string, secret: string, more: Record<string, string> = {}): Promise<string> {
    const reply = await signInByPassword(people, username, secret, more);
    expect(reply.status).toBe(200);
    return reply.body.access_token;
  }

  const mailTo = async (username: string) => (await sentMails(people)).find(({ to }) => to === username);
  const listCourses = async (token: string): Promise<number> =>
    (await people.call('GET', '/api/v1/secured/courses', { headers: { authorization: `Bearer ${token}` } })).status;

  test.each([
    ['STAFF-02 adds', (username: string) => people.add({ username, createCourse: true, createVoucher: true })],
    [
      'STAFF-01 finds',
      async (_username: string, userId: Id) => people.change(userId, { createCourse: true, createVoucher: true }),
    ],
  ])('ROLE-08 OP-30 %s: whoever registered a foreign address first gets nothing by it', async (_ids, grant) => {
    const { username, userId } = await registered();
    const token = await signedIn(username, password);
    expect(await grant(username, userId)).toMatchObject({
      status: 200,
      body: { userId, status: 'REGISTERED', addressProven: false, createCourse: true, createVoucher: true },
    });
    expect(await people.read(userId)).toMatchObject({ addressProven: false, createCourse: true });
    expect(await me(token)).toMatchObject({ roles: [], createCourse: true, createVoucher: true, rightsWait: true });
    expect(await listCourses(token)).toBe(403);
    expect((await me(await signedIn(username, password))).roles).toEqual([]);
  });

  const proofs: Readonly<Record<string, (who: { username: string; userId: Id }) => Promise<string>>> = {
    'USERS-02 the link of an invitation': async ({ username, userId }) => {
      await people.invite(userId);
      return signedIn(username, password, { invitation_token: tokenOfMail(await mailTo(username)) });
    },
    'AUTH-04 a password reset by mail': async ({ username }) => {
      await people.call('POST', '/api/v1/public/tokens', {
        body: { '@type': 'RESET_PW', username, hostname: 'localhost' },
      });
      const reset = tokenOfMail(await mailTo(username));
      const redeemed = await people.call('POST', `/api/v1/public/tokens/${reset}/_redeem`, {
        body: { '@type': 'RESET_PW', password: newPassword },
      });
      expect(redeemed.status).toBe(204);
      return signedIn(username, newPassword);
    },
    'AUTH-05 a sign-in at a provider that vouches for it': async ({ username, userId }) => {
      const person = { subject: username, email: username, emailVerified: true, name: null, picture: null };
      await inWorkspace(people.db, 1, (trx) =>
        accountOf(trx, { workspaceId: 1, realm: 'google', person, now: people.now() }),
      );
      return people.signIn({ workspaceId: 1, userId, username, name: 'First Comer' });
    },
  };

  test.each(Object.keys(proofs))('ROLE-08 STAFF-01 %s lets them count', async (proof) => {
    const who = await registered();
    await people.change(who.userId, { createCourse: true });
    const token = (await proofs[proof]?.(who)) ?? '';
    expect(await me(token)).toMatchObject({ roles: ['ROLE_COURSE_ADMIN'], createCourse: true, rightsWait: false });
    expect(await listCourses(token)).toBe(200);
    expect(await people.read(who.userId)).toMatchObject({ addressProven: true, createCourse: true });
  });

  test.each(Object.keys(proofs))(
    'ROLE-08 STAFF-02 rights of an added address outlive someone who registers with it first, and wait for %s',
    async (proof) => {
      const username = people.aName();
      await people.add({ username, createCourse: true });
      const reply = await people.call<UserResponse>('POST', '/api/v1/public/users', {
        body: { username: username.toUpperCase(), password, name: 'First Comer' },
      });
      const who = { username: username.toUpperCase(), userId: reply.body.id };
      expect(await people.read(who.userId)).toMatchObject({ addressProven: false, createCourse: true });
      const first = await signedIn(who.username, password);
      expect(await me(first)).toMatchObject({ roles: [], createCourse: true, createVoucher: false, rightsWait: true });
      expect(await listCourses(first)).toBe(403);
      const token = (await proofs[proof]?.(who)) ?? '';
      expect(await me(token)).toMatchObject({ roles: ['ROLE_COURSE_ADMIN'], rightsWait: false });
      expect(await listCourses(token)).toBe(200);
    },
  );

  test('ROLE-08 USERS-03 a revoked invitation promises nothing to anyone who registers with its address', async () => {
    const person = await people.added({ createCourse: true });
    await people.change(person.userId, { status: 'REVOKED' });
    const reply = await people.call<UserResponse>('POST', '/api/v1/public/users', {
      body: { username: person.username, password, name: 'Late Comer' },
    });
    expect(await people.read(reply.body.id)).toMatchObject({ createCourse: false, createVoucher: false });
  });

  test('ROLE-08 AUTH-05 anyone who makes an account at a provider that vouches for an added address has its rights', async () => {
    const { username } = await people.added({ createVoucher: true });
    const person = { subject: username, email: username, emailVerified: true, name: null, picture: null };
    const userId = await inWorkspace(people.db, 1, (trx) =>
      registerPerson(trx, { workspaceId: 1, realm: 'google', person, now: people.now(), language: 'en' }),
    );
    expect(await people.read(userId)).toMatchObject({ addressProven: true, createVoucher: true });
  });

  test('ROLE-08 nothing waits for who has no rights, and running the workspace never does', async () => {
    const { username } = await registered();
    expect(await me(await signedIn(username, password))).toMatchObject({ roles: [], rightsWait: false });
    expect(await people.read(people.admin.userId)).toMatchObject({ admin: true, addressProven: false });
    // A right that the role has anyhow does not wait either.
    await people.change(people.admin.userId, { createCourse: true });
    expect(await me(await people.signIn(people.admin))).toMatchObject({
      roles: ['ROLE_ADMIN', 'ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN'],
      rightsWait: false,
    });
  });

  test('ADM-01 those whose rights wait are found, with an account or without', async () => {
    const account = await registered();
    await people.add({ username: account.username, createCourse: true });
    const promised = await people.added({ createVoucher: true });
    const revoked = await people.added({ createVoucher: true });
    await people.change(revoked.userId, { status: 'REVOKED' });
    await people.added();
    await people.aUser({ createCourse: true });
    const names = async () =>
      (await people.list('?q=rightsWait==true&size=100')).content.map(({ username }) => username);
    expect(await names()).toEqual(expect.arrayContaining([account.username, promised.username]));
    expect(await names()).not.toContain(revoked.username);
    for (const { addressProven, createCourse, createVoucher } of (await people.list('?q=rightsWait==true')).content) {
      expect([addressProven, createCourse || createVoucher]).toEqual([false, true]);
    }
  });
});
