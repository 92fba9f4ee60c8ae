import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { aPasswordUser, demoPassword } from '../testing/passwordUser.ts';
import type { TestUser } from '../testing/testApp.ts';
import { createPersonalDataApp, me, ofPerson, type PersonalDataApp } from './personalDataTestApp.testkit.ts';

describe('SET-01 erasing oneself needs a proof that the session does not show', () => {
  let people: PersonalDataApp;
  beforeAll(async () => {
    people = await createPersonalDataApp();
  });
  afterAll(() => people.close());
  beforeEach(() => people.at(new Date()));

  const erase = (url: string, as: TestUser, proof: object = {}) =>
    people.call('DELETE', url, { as, body: { confirmUsername: as.username, ...proof } });
  const isThere = async ({ userId }: TestUser): Promise<boolean> => {
    const rows = await inWorkspace(people.db, 1, (trx) =>
      trx.selectFrom('app_user').select('app_user.user_id').where('app_user.user_id', '=', userId).execute(),
    );
    return rows.length === 1;
  };

  test('the password, where the account has one', async () => {
    const user = await aPasswordUser(people);
    expect(await erase(me, user)).toMatchObject({ status: 400, body: { errors: [{ field: 'password' }] } });
    expect(await erase(me, user, { password: 'guessed' })).toMatchObject({ status: 400, body: { code: 1004 } });
    expect(await isThere(user)).toBe(true);
    expect((await erase(me, user, { password: demoPassword })).status).toBe(204);
    expect(await isThere(user)).toBe(false);
  });

  test('OP-09 a password is not guessed here either: five wrong ones lock the name', async () => {
    const user = await aPasswordUser(people);
    for (let guess = 0; guess < 5; guess += 1) {
      await erase(me, user, { password: `guess ${guess}` });
    }
    expect(await erase(me, user, { password: demoPassword })).toMatchObject({
      status: 400,
      body: { code: 1004, message: 'User account is locked' },
    });
    expect(await isThere(user)).toBe(true);
  });

  test('a right password with another address erases nothing', async () => {
    const user = await aPasswordUser(people);
    const reply = await erase(me, user, { confirmUsername: 'x@demo.test', password: demoPassword });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'confirmUsername' }] } });
    expect(await isThere(user)).toBe(true);
  });

  test('a sign-in of the last ten minutes, where it has none', async () => {
    const user = await people.aUser();
    const old = { authorization: `Bearer ${await people.signIn(user)}` };
    people.at(new Date(Date.now() + 11 * 60_000));
    const body = { confirmUsername: user.username };
    expect(await people.call('DELETE', me, { headers: old, body })).toMatchObject({
      status: 403,
      body: { code: 'SIGN_IN_AGAIN', params: { minutes: 10 } },
    });
    expect(await isThere(user)).toBe(true);
    people.at(new Date());
    expect((await erase(me, user)).status).toBe(204);
  });

  test('an admin does not come around it by the address of a person', async () => {
    const admin = await aPasswordUser(people, { roleAdmin: true });
    expect(await erase(ofPerson(admin.userId), admin)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password' }] },
    });
    expect((await erase(ofPerson(admin.userId), admin, { password: demoPassword })).status).toBe(204);
  });
});
