import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { auditTrail } from '../testing/auditTrail.ts';
import { aPasswordUser, demoPassword, grantTokens, signInByPassword } from '../testing/passwordUser.ts';
import { createQueryLog } from '../testing/queryLog.ts';
import { sentMails, tokenOfMail } from '../testing/sentMails.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { createPasswordHasher } from './passwordHash.ts';
import { createPasswordService } from './passwordService.ts';
import { createTokenService } from './tokenService.ts';

const newPassword = 'a better battery';

describe('a forgotten password', () => {
  let server: TestApp;
  let user: TestUser;
  const log = createQueryLog();
  beforeAll(async () => {
    server = await createTestApp({}, { plugin: log.plugin });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.at('2030-01-31T09:00:00.000Z');
    user = await aPasswordUser(server);
  });
  // What a test ordered and did not read is not for the next one.
  afterEach(() => sentMails(server));

  const request = (username: string, more: object = {}, host = 'localhost') =>
    server.call('POST', '/api/v1/public/tokens/', {
      host,
      body: { '@type': 'RESET_PW', username, hostname: host, ...more },
    });
  const redeem = (token: string, password = newPassword, host = 'localhost') =>
    server.call('POST', `/api/v1/public/tokens/${token}/_redeem`, { host, body: { '@type': 'RESET_PW', password } });
  const resetToken = async (username = user.username) => {
    await request(username);
    return tokenOfMail((await sentMails(server)).find(({ to }) => to === username));
  };
  const after = (milliseconds: number) => server.at(new Date(server.now().getTime() + milliseconds));
  const me = (token: string) =>
    server.call('GET', '/api/v1/secured/users/me', { headers: { authorization: `Bearer ${token}` } });
  const actions = async () =>
    (await auditTrail(server))
      .filter(({ subjectId, actorId }) => subjectId === user.userId || actorId === user.userId)
      .map(({ action }) => action);

  test('REST-08 REST-09 OP-26 AUTH-03 AUTH-04 the token of the mail sets a new password', async () => {
    const asked = await request(user.username.toUpperCase());
    expect(asked).toMatchObject({ status: 204, body: '' });
    const [mail] = await sentMails(server);
    expect(mail?.link).toMatch(/^http:\/\/localhost:4000\/passwordreset\?token=[\w-]{43}$/);
    expect((await redeem(tokenOfMail(mail))).status).toBe(204);
    expect((await signInByPassword(server, user.username)).status).toBe(400);
    expect((await signInByPassword(server, user.username, newPassword)).status).toBe(200);
  });

  test('OP-26 the mail with the link goes to the registered host, whatever the request says', async () => {
    await request(user.username, { hostname: 'evil.example.org' });
    const [mail] = await sentMails(server);
    expect(mail?.link).toContain('http://localhost:4000/');
    expect(mail?.html).not.toContain('evil.example.org');
  });

  test('OP-26 ERR-06 a token works once', async () => {
    const token = await resetToken();
    expect((await redeem(token)).status).toBe(204);
    expect(await redeem(token)).toMatchObject({ status: 400, body: { code: 1100, message: 'Invalid token' } });
  });

  test('OP-26 ERR-06 of many uses of a token at once exactly one wins', async () => {
    const token = await resetToken();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => redeem(token, `password number ${index}`)),
    );
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(replies.filter(({ body }) => body['code'] === 1100)).toHaveLength(7);
    expect((await actions()).filter((action) => action === 'PASSWORD_RESET')).toHaveLength(1);
  });

  test('OP-26 ERR-07 a token ends after 24 hours', async () => {
    const token = await resetToken();
    after(24 * 3_600_000 - 1);
    const young = await redeem(token, 'short');
    expect(young.body['code']).toBe(1003);
    after(1);
    expect(await redeem(token)).toMatchObject({ status: 400, body: { code: 1101, message: 'Token expired' } });
  });

  test('OP-26 ERR-06 the open links of a person end with the first that is used', async () => {
    await request(user.username);
    await request(user.username);
    const [first, second] = await sentMails(server);
    expect((await redeem(tokenOfMail(second))).status).toBe(204);
    expect((await redeem(tokenOfMail(first))).body['code']).toBe(1100);
  });

  test.each(['x', 'A'.repeat(43), 'A'.repeat(200), '%00', 'a b'])(
    'ERR-06 the made-up token %s is 1100',
    async (token) => {
      expect(await redeem(token)).toMatchObject({ status: 400, body: { code: 1100 } });
    },
  );

  test('OP-27 ERR-06 a token of one workspace is nothing in another', async () => {
    const token = await resetToken();
    expect(await redeem(token, newPassword, 'acme.localhost')).toMatchObject({ status: 400, body: { code: 1100 } });
    expect((await redeem(token)).status).toBe(204);
  });

  test.each([
    ['VAL-01 LIM-26', '1234567', 'must have at least 8 characters'],
    ['VAL-02', 'x'.repeat(129), 'is longer than 128 characters: shorten it'],
  ])('%s ERR-04 a new password %j is refused with 1003 and the token stays', async (_id, password, message) => {
    const token = await resetToken();
    expect(await redeem(token, password)).toMatchObject({
      status: 400,
      body: { code: 1003, errors: [{ field: 'password', message: `\`password\` ${message}.` }] },
    });
    expect((await redeem(token)).status).toBe(204);
  });

  test('REST-08 a request that cannot be one is refused', async () => {
    expect(await request('nobody')).toMatchObject({ status: 400, body: { code: 1002 } });
    expect((await server.call('POST', '/api/v1/public/tokens', { body: { username: user.username } })).status).toBe(
      400,
    );
  });

  test('OP-26 a reset ends every sign-in, proves the address and tells its owner', async () => {
    const signedIn = await signInByPassword(server, user.username);
    const token = await resetToken();
    await redeem(token);
    expect((await me(signedIn.body.access_token)).status).toBe(401);
    const refreshed = await grantTokens(server, {
      grant_type: 'refresh_token',
      refresh_token: signedIn.body.refresh_token,
    });
    expect(refreshed).toMatchObject({ status: 400, body: { code: 1100 } });
    expect((await sentMails(server)).map(({ subject, to }) => [subject, to])).toEqual([
      ['Your password for Workspace 1 was changed', user.username],
    ]);
    const row = await inWorkspace(server.db, 1, (trx) =>
      trx
        .selectFrom('app_user')
        .where('app_user.user_id', '=', user.userId)
        .select('app_user.email_verified_time')
        .executeTakeFirst(),
    );
    expect(row?.email_verified_time).toEqual(server.now());
  });

  test('OP-09 AUTH-14 a reset unlocks at once', async () => {
    for (let count = 0; count < 5; count += 1) {
      await signInByPassword(server, user.username, 'wrong one');
    }
    expect((await signInByPassword(server, user.username)).body.error_description).toBe('User account is locked');
    await redeem(await resetToken());
    expect((await signInByPassword(server, user.username, newPassword)).status).toBe(200);
    expect(await actions()).toEqual([
      ...Array.from({ length: 5 }, () => 'SIGN_IN_REFUSED'),
      'LOCKED',
      'SIGN_IN_REFUSED',
      'PASSWORD_RESET',
      'UNLOCKED',
      'SIGNED_IN',
    ]);
  });

  test('OP-26 OP-09 ERR-20 a known and an unknown name are answered alike, by the same work', async () => {
    const ask = async (username: string) => {
      log.take();
      const { status, body } = await request(username);
      return { status, body, statements: log.take() };
    };
    const known = await ask(user.username);
    const unknown = await ask('nobody.at.all@demo.test');
    expect(known.status).toBe(204);
    expect(known.statements.length).toBeGreaterThan(2);
    expect(unknown).toEqual(known);
  });

  test('OP-26 a name gets three mails an hour at most, and every request the same answer', async () => {
    for (const name of [user.username, user.username.toUpperCase(), user.username, user.username, user.username]) {
      expect((await request(name)).status).toBe(204);
    }
    expect(await sentMails(server)).toHaveLength(3);
    after(3_600_000);
    expect((await request(user.username)).status).toBe(204);
    expect(await sentMails(server)).toHaveLength(1);
  });

  test('OP-26 many requests of one name at once are counted right', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => request(user.username)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 204));
    expect(await sentMails(server)).toHaveLength(3);
  });

  test('nothing of a token stands in the database but its hash', async () => {
    const token = await resetToken();
    const rows = await inWorkspace(server.db, 1, async (trx) => [
      await trx.selectFrom('reset_token').selectAll().execute(),
      await trx.selectFrom('mail').selectAll().execute(),
      await trx.selectFrom('audit_entry').selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('changing the own password', () => {
  let server: TestApp;
  let user: TestUser;
  let here: string;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    user = await aPasswordUser(server);
    here = (await signInByPassword(server, user.username)).body.access_token;
  });
  // What a test ordered and did not read is not for the next one.
  afterEach(() => sentMails(server));

  const change = (body: object, token = here) =>
    server.call('PUT', '/api/v1/secured/users/me/password', { body, headers: { authorization: `Bearer ${token}` } });
  const me = (token: string) =>
    server.call('GET', '/api/v1/secured/users/me', { headers: { authorization: `Bearer ${token}` } });

  test('keeps this sign-in, ends every other one, and tells the owner', async () => {
    const elsewhere = await signInByPassword(server, user.username);
    expect((await change({ currentPassword: demoPassword, password: newPassword })).status).toBe(204);
    expect((await me(here)).status).toBe(200);
    expect((await me(elsewhere.body.access_token)).status).toBe(401);
    expect((await signInByPassword(server, user.username, newPassword)).status).toBe(200);
    expect((await signInByPassword(server, user.username)).status).toBe(400);
    expect((await sentMails(server)).map(({ to }) => to)).toEqual([user.username]);
  });

  test('ends the open reset links', async () => {
    await server.call('POST', '/api/v1/public/tokens', { body: { '@type': 'RESET_PW', username: user.username } });
    const token = tokenOfMail((await sentMails(server))[0]);
    await change({ currentPassword: demoPassword, password: newPassword });
    const reply = await server.call('POST', `/api/v1/public/tokens/${token}/_redeem`, {
      body: { '@type': 'RESET_PW', password: 'yet another one' },
    });
    expect(reply).toMatchObject({ status: 400, body: { code: 1100 } });
  });

  test('ERR-05 OP-09 a wrong current password is 1004 and counts towards the lockout', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await change({ currentPassword: 'wrong one', password: newPassword })).toMatchObject({
        status: 400,
        body: { code: 1004, message: 'Wrong credentials' },
      });
    }
    expect(await change({ currentPassword: demoPassword, password: newPassword })).toMatchObject({
      status: 400,
      body: { code: 1004, message: 'User account is locked' },
    });
    expect((await signInByPassword(server, user.username)).body.error_description).toBe('User account is locked');
  });

  test('someone without a password cannot set one this way', async () => {
    const external = await server.aUser();
    const reply = await server.call('PUT', '/api/v1/secured/users/me/password', {
      as: external,
      body: { currentPassword: '', password: newPassword },
    });
    expect(reply).toMatchObject({ status: 400, body: { code: 1004 } });
  });

  test('OP-26 a reset by the owner at the same moment wins over someone who knows the old password', async () => {
    await server.call('POST', '/api/v1/public/tokens', { body: { '@type': 'RESET_PW', username: user.username } });
    const token = tokenOfMail((await sentMails(server))[0]);
    const deps = {
      config: server.config,
      db: server.db,
      clock: server.now,
      jobs: server.app.jobs,
      onSignIn: async () => undefined,
    };
    const real = createPasswordHasher(server.config.passwordHash);
    const tokens = createTokenService(deps, {
      ...real,
      hash: async (password) => {
        const reply = await server.call('POST', `/api/v1/public/tokens/${token}/_redeem`, {
          body: { '@type': 'RESET_PW', password: 'chosen by the owner' },
        });
        expect(reply.status).toBe(204);
        return real.hash(password);
      },
    });
    const session = await inWorkspace(server.db, 1, (trx) => tokens.open(trx, 1, user.userId));
    const change = createPasswordService(deps, tokens).change(session, demoPassword, newPassword);
    await expect(change).rejects.toMatchObject({ code: 1004 });
    expect((await signInByPassword(server, user.username, newPassword)).status).toBe(400);
    expect((await signInByPassword(server, user.username, 'chosen by the owner')).status).toBe(200);
  });

  test('OP-26 the mailbox of an address that need not be one’s own gets three notes an hour at most', async () => {
    let current = demoPassword;
    for (let time = 0; time < 5; time += 1) {
      expect((await change({ currentPassword: current, password: `battery number ${time}` })).status).toBe(204);
      current = `battery number ${time}`;
    }
    expect((await sentMails(server)).map(({ to }) => to)).toEqual([user.username, user.username, user.username]);
  });

  test.each([
    ['VAL-01 ERR-04', { currentPassword: demoPassword, password: '1234567' }, 1003],
    ['VAL-02 ERR-04', { currentPassword: demoPassword, password: 'x'.repeat(129) }, 1003],
    ['VAL-15', { password: newPassword }, 'INVALID'],
  ])('%s %j is refused', async (_id, body, code) => {
    expect(await change(body)).toMatchObject({ status: 400, body: { code } });
  });
});
