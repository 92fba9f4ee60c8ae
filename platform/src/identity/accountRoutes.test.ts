import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { auditTrail } from '../testing/auditTrail.ts';
import { aPasswordUser, demoPassword, signInByPassword } from '../testing/passwordUser.ts';
import { sentMails, tokenOfMail } from '../testing/sentMails.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import type { Id } from '../shared/id.ts';

interface Account {
  readonly id: Id;
  readonly preferences: Readonly<Record<string, unknown>>;
  readonly consentDue: { readonly id: Id; readonly url: string } | null;
  readonly mayCustomise: boolean;
  readonly hasPassword: boolean;
  readonly roles: readonly string[];
}

const nothingChosen = { colorMode: null, fontSize: null, colorScheme: null, imageMode: null };

describe('the own account', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  const me = async (as: TestUser) => (await server.call<Account>('GET', '/api/v1/secured/users/me', { as })).body;
  const patch = (as: TestUser, body: object) => server.call<Account>('PATCH', '/api/v1/secured/users/me', { as, body });

  describe('preferences', () => {
    test('A11Y-02 THEME-02 are none at first and follow the user to another device', async () => {
      const user = await aPasswordUser(server);
      expect((await me(user)).preferences).toEqual(nothingChosen);
      const chosen = { colorMode: 'dark', fontSize: 37, colorScheme: 'white-on-black', imageMode: 'monochrome' };
      expect((await patch(user, { preferences: chosen })).body.preferences).toEqual(chosen);
      const { body } = await signInByPassword(server, user.username);
      const elsewhere = await server.call<Account>('GET', '/api/v1/secured/users/me', {
        headers: { authorization: `Bearer ${body.access_token}` },
      });
      expect(elsewhere.body.preferences).toEqual(chosen);
    });

    test('OP-14 a patch keeps what it does not name, null clears', async () => {
      const user = await server.aUser();
      await patch(user, { preferences: { colorMode: 'light', fontSize: 20 } });
      expect((await patch(user, { preferences: { fontSize: null, imageMode: 'hidden' } })).body.preferences).toEqual({
        ...nothingChosen,
        colorMode: 'light',
        imageMode: 'hidden',
      });
      expect((await patch(user, { name: 'Other' })).body.preferences).toMatchObject({ colorMode: 'light' });
      expect((await patch(user, { preferences: null })).body.preferences).toEqual(nothingChosen);
    });

    test('two devices that change different ones at once lose nothing', async () => {
      const user = await server.aUser();
      await Promise.all([
        patch(user, { preferences: { colorMode: 'dark' } }),
        patch(user, { preferences: { fontSize: 18 } }),
        patch(user, { preferences: { colorScheme: 'blue' } }),
      ]);
      expect((await me(user)).preferences).toEqual({
        colorMode: 'dark',
        fontSize: 18,
        colorScheme: 'blue',
        imageMode: null,
      });
    });

    test.each([
      ['A11Y-02 LIM-31', { fontSize: 9 }, 'preferences.fontSize'],
      ['A11Y-03 LIM-31', { fontSize: 38 }, 'preferences.fontSize'],
      ['VAL-15', { fontSize: 16.5 }, 'preferences.fontSize'],
      ['A11Y-04 LIM-32', { colorScheme: 'pink' }, 'preferences.colorScheme'],
      ['A11Y-05 LIM-32', { imageMode: 'sepia' }, 'preferences.imageMode'],
      ['VAL-15', { colorMode: 'dim' }, 'preferences.colorMode'],
    ])('%s refuse %j', async (_id, preferences, field) => {
      const reply = await patch(await server.aUser(), { preferences });
      expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID', errors: [{ field }] } });
    });
  });

  test('WS-20 the active consent is due until it is accepted, and a new version again', async () => {
    const user = await server.aUser({ workspaceId: 2 });
    expect((await me(user)).consentDue).toEqual({ id: 2, url: 'https://acme.localhost/terms' });
    await server.call('POST', '/api/v1/secured/consents/2/users', { as: user });
    expect((await me(user)).consentDue).toBeNull();
    const version = await inWorkspace(server.db, 2, async (trx) => {
      await trx.updateTable('consent').set({ active: false }).execute();
      return trx
        .insertInto('consent')
        .values({ workspace_id: 2, url: 'https://acme.localhost/terms-2', active: true })
        .returning('consent.consent_id as id')
        .executeTakeFirstOrThrow();
    });
    expect((await me(user)).consentDue).toEqual({ id: version.id, url: 'https://acme.localhost/terms-2' });
  });

  test('OP-82 OP-38 admins may customise; on an expired trial its creator alone', async () => {
    const admin = await server.aUser({ roleAdmin: true });
    const learner = await server.aUser({ createCourse: true });
    expect((await me(admin)).mayCustomise).toBe(true);
    expect((await me(learner)).mayCustomise).toBe(false);
    const setTrial = (values: { trial: boolean; creator_id: number | null; created_time: Date }) =>
      inWorkspace(server.db, 1, (trx) => trx.updateTable('workspace').set(values).execute());
    const now = server.now();
    await setTrial({ trial: true, creator_id: admin.userId, created_time: new Date(now.getTime() - 31 * 86_400_000) });
    const other = await server.aUser({ roleAdmin: true });
    expect(await me(admin)).toMatchObject({ mayCustomise: true, roles: [] });
    expect(await me(other)).toMatchObject({ mayCustomise: false, roles: [] });
    await setTrial({ trial: false, creator_id: null, created_time: now });
  });

  test('OP-36 says whether there is a password, and never which', async () => {
    const external = await server.aUser();
    const user = await aPasswordUser(server);
    expect((await me(external)).hasPassword).toBe(false);
    expect((await me(user)).hasPassword).toBe(true);
    expect(JSON.stringify(await me(user))).not.toContain('argon2');
  });

  test('REST-12 signing out everywhere ends every sign-in of the person, and nobody else', async () => {
    const user = await aPasswordUser(server);
    const stranger = await aPasswordUser(server);
    const [here, elsewhere, other] = [
      await signInByPassword(server, user.username),
      await signInByPassword(server, user.username),
      await signInByPassword(server, stranger.username),
    ].map(({ body }) => ({ headers: { authorization: `Bearer ${body.access_token}` } }));
    const reply = await server.call('POST', '/api/v1/secured/users/me/_logout?everywhere=true', here);
    expect(reply.status).toBe(204);
    const statuses = await Promise.all(
      [here, elsewhere, other].map(async (as) => (await server.call('GET', '/api/v1/secured/users/me', as)).status),
    );
    expect(statuses).toEqual([401, 401, 200]);
  });
});

describe('AUTH-15 OP-30 an invited person', () => {
  let server: TestApp;
  let invited = 0;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  /** Invites someone by the calls of an admin and answers the token of the mail. */
  async function anInvitation(): Promise<{ username: string; userId: Id; token: string }> {
    invited += 1;
    const username = `invited${invited}@demo.test`;
    const admin = await server.aUser({ roleAdmin: true });
    const { body } = await server.call<{ userId: Id }>('POST', '/api/v1/secured/workspaces/1/users', {
      as: admin,
      body: { username, createCourse: true, createVoucher: false },
    });
    await server.call('POST', `/api/v1/secured/workspaces/1/usersaccess/${body.userId}/_invite`, { as: admin });
    const mails = await sentMails(server);
    return { username, userId: body.userId, token: tokenOfMail(mails.find(({ to }) => to === username)) };
  }
  const register = (username: string, token: string) =>
    server.call<Account & { code?: number }>('POST', `/api/v1/public/users?invitation_token=${token}`, {
      body: { username, password: demoPassword, name: 'Invited' },
    });

  test('registers with the token of the mail and has what was promised', async () => {
    const { username, userId, token } = await anInvitation();
    const reply = await register(username.toUpperCase(), token);
    expect(reply).toMatchObject({ status: 201, body: { id: userId, roles: ['ROLE_COURSE_ADMIN'] } });
    const actions = (await auditTrail(server)).filter(({ actorId }) => actorId === userId).map(({ action }) => action);
    expect(actions).toEqual(['INVITATION_ACCEPTED', 'REGISTERED']);
  });

  test('ERR-06 with a token for another address has no account', async () => {
    const { token } = await anInvitation();
    expect(await register('somebody.else@demo.test', token)).toMatchObject({ status: 400, body: { code: 1100 } });
    expect((await signInByPassword(server, 'somebody.else@demo.test')).status).toBe(400);
  });

  test('ERR-07 with a token that is too old has no account', async () => {
    const { username, token } = await anInvitation();
    const now = server.now();
    server.at(new Date(now.getTime() + 31 * 86_400_000));
    expect(await register(username, token)).toMatchObject({ status: 400, body: { code: 1101 } });
    server.at(now);
    expect((await register(username, token)).status).toBe(201);
  });

  test('who has an account already signs in with the token and gets the rights', async () => {
    const { username, token } = await anInvitation();
    const user = await aPasswordUser(server, { username });
    const reply = await signInByPassword(server, username, demoPassword, { invitation_token: token });
    expect(reply.status).toBe(200);
    const { body } = await server.call<Account>('GET', '/api/v1/secured/users/me', {
      headers: { authorization: `Bearer ${reply.body.access_token}` },
    });
    expect(body).toMatchObject({ id: user.userId, roles: ['ROLE_COURSE_ADMIN'] });
    // Once.
    const again = await signInByPassword(server, username, demoPassword, { invitation_token: token });
    expect(again).toMatchObject({ status: 400, body: { error: 'invalid_grant', code: 1100 } });
  });

  test('ERR-06 a sign-in with a token that does not fit is no sign-in, and no failure of the name', async () => {
    const { token } = await anInvitation();
    const user = await aPasswordUser(server);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const reply = await signInByPassword(server, user.username, demoPassword, { invitation_token: token });
      expect(reply).toMatchObject({ status: 400, body: { error: 'invalid_grant', code: 1100 } });
    }
    const families = await inWorkspace(server.db, 1, (trx) =>
      trx.selectFrom('token_family').where('token_family.user_id', '=', user.userId).selectAll().execute(),
    );
    expect(families).toEqual([]);
    expect((await signInByPassword(server, user.username)).status).toBe(200);
  });

  test('OP-09 a wrong password with a valid token leaves the invitation as it is', async () => {
    const { username, token } = await anInvitation();
    await aPasswordUser(server, { username });
    const wrong = await signInByPassword(server, username, 'wrong one', { invitation_token: token });
    expect(wrong.body).toMatchObject({ error_description: 'Bad credentials' });
    expect((await signInByPassword(server, username, demoPassword, { invitation_token: token })).status).toBe(200);
  });
});
