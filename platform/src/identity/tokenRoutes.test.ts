import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { createTestApp, type Reply, type TestApp } from '../testing/testApp.ts';
import { hashPassword } from './passwordHash.ts';

const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
const password = 'correct horse battery';

interface Tokens {
  access_token: string;
  refresh_token: string;
  token_type: string;
  expires_in: number;
  scope: string;
}

const failure = (reply: Reply<unknown>) => ({ status: reply.status, ...(reply.body as object) });

describe('POST /oauth/token', () => {
  let server: TestApp;
  let passwordHash: string;
  let username: string;
  let people = 0;

  beforeAll(async () => {
    server = await createTestApp();
    passwordHash = await hashPassword(password);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.at('2030-01-31T09:00:00.000Z');
    people += 1;
    username = `person${people}@demo.test`;
    const user = await server.aUser({ username });
    await inWorkspace(server.db, 1, (trx) =>
      trx
        .updateTable('app_user')
        .set({ password_hash: passwordHash })
        .where('app_user.user_id', '=', user.userId)
        .execute(),
    );
  });

  const grant = <T = Tokens>(form: Record<string, string>, headers: Record<string, string> = {}, host = 'localhost') =>
    server.call<T>('POST', '/oauth/token', {
      host,
      body: new URLSearchParams(form).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: basic('lectern-web', 'lectern-dev-secret'),
        ...headers,
      },
    });
  const signIn = (form: Record<string, string> = {}) => grant({ grant_type: 'password', username, password, ...form });
  const refresh = (token: string) => grant({ grant_type: 'refresh_token', refresh_token: token });
  const me = (accessToken: string) =>
    server.call('GET', '/api/v1/secured/users/me', { headers: { authorization: `Bearer ${accessToken}` } });
  const after = (milliseconds: number) => server.at(new Date(server.now().getTime() + milliseconds));

  test('REST-01 OP-11 answers a pair of tokens that opens the secured calls', async () => {
    const reply = await signIn();
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toMatchObject({ token_type: 'bearer', expires_in: 900, scope: 'all' });
    expect((await me(reply.body.access_token)).body).toMatchObject({ username });
  });

  test('REST-01 takes the user name in any case of letters', async () => {
    expect((await signIn({ username: username.toUpperCase() })).status).toBe(200);
  });

  test('OP-11 an access token ends after 15 minutes', async () => {
    const { body } = await signIn();
    after(14 * 60_000);
    expect((await me(body.access_token)).status).toBe(200);
    after(61_000);
    expect((await me(body.access_token)).status).toBe(401);
  });

  test('OP-10 refuses a missing or wrong client with invalid_client', async () => {
    const wrong = await grant(
      { grant_type: 'password', username, password },
      { authorization: basic('lectern-web', 'no') },
    );
    expect(failure(wrong)).toMatchObject({ status: 401, error: 'invalid_client' });
    const missing = await grant({ grant_type: 'password', username, password }, { authorization: '' });
    expect(failure(missing)).toMatchObject({ status: 401, error: 'invalid_client' });
  });

  test('OP-09 a wrong password and an unknown user answer alike, without a code', async () => {
    const wrong = failure(await signIn({ password: 'not this one' }));
    const unknown = failure(await signIn({ username: 'nobody@demo.test' }));
    expect(wrong).toMatchObject({ status: 400, error: 'invalid_grant', error_description: 'Bad credentials' });
    expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' });
    expect(wrong).not.toHaveProperty('code');
  });

  test.each(['known', 'unknown'])(
    'AUTH-14 OP-09 five failures in a row lock a %s user name for 15 minutes',
    async (kind) => {
      const name = kind === 'known' ? username : `ghost${people}@demo.test`;
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        expect(failure(await signIn({ username: name, password: 'wrong one' }))).toMatchObject({
          error_description: 'Bad credentials',
        });
      }
      expect(failure(await signIn({ username: name }))).toMatchObject({
        status: 400,
        error: 'invalid_grant',
        error_description: 'User account is locked',
      });
      after(15 * 60_000 + 1);
      const later = await signIn({ username: name });
      expect(later.status).toBe(kind === 'known' ? 200 : 400);
    },
  );

  test('OP-09 many attempts at once get no more than five guesses', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => grant({ grant_type: 'password', username, password: 'wrong one' })),
    );
    const descriptions = replies.map(
      (reply) => (reply.body as unknown as { error_description: string }).error_description,
    );
    expect(descriptions.filter((text) => text === 'Bad credentials')).toHaveLength(5);
    expect(descriptions.filter((text) => text === 'User account is locked')).toHaveLength(7);
  });

  test('REST-01 a user name or password that no text of the database can be is refused', async () => {
    for (const field of ['username', 'password']) {
      expect(failure(await signIn({ [field]: 'a\u0000b' }))).toMatchObject({ status: 400, error: 'invalid_request' });
    }
  });

  test('OP-09 many sign-ins at once with the right password all succeed', async () => {
    for (let index = 0; index < 4; index += 1) {
      await signIn({ password: 'wrong one' });
    }
    const spellings = [username, username.toUpperCase()];
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => signIn({ username: spellings[index % 2] ?? username })),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  });

  test('OP-09 a right password begins the count again', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 1; attempt <= 4; attempt += 1) {
        await signIn({ password: 'wrong one' });
      }
      expect((await signIn()).status).toBe(200);
    }
  });

  test('REST-02 OP-11 a refresh token is exchanged for a new pair', async () => {
    const first = await signIn();
    const second = await refresh(first.body.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.body.refresh_token);
    expect((await me(second.body.access_token)).status).toBe(200);
  });

  test('OP-11 a replaced token answers the same successor until its access token is used', async () => {
    const first = await signIn();
    const second = await refresh(first.body.refresh_token);
    after(60_000);
    const again = await refresh(first.body.refresh_token);
    expect(again.status).toBe(200);
    expect(again.body.refresh_token).toBe(second.body.refresh_token);
  });

  test('OP-11 two refreshes at once get the same successor', async () => {
    const first = await signIn();
    const [one, two] = await Promise.all([refresh(first.body.refresh_token), refresh(first.body.refresh_token)]);
    expect(one.status).toBe(200);
    expect(two.body.refresh_token).toBe(one.body.refresh_token);
  });

  test('OP-11 the successor is answered for 10 seconds even when it is in use', async () => {
    const first = await signIn();
    const second = await refresh(first.body.refresh_token);
    await me(second.body.access_token);
    after(9_000);
    expect((await refresh(first.body.refresh_token)).body.refresh_token).toBe(second.body.refresh_token);
  });

  test('OP-11 a token that is used again after its successor is in use ends the whole sign-in', async () => {
    const first = await signIn();
    const second = await refresh(first.body.refresh_token);
    await me(second.body.access_token);
    after(11_000);
    expect(failure(await refresh(first.body.refresh_token))).toMatchObject({
      status: 400,
      error: 'invalid_grant',
      code: 1100,
    });
    expect((await me(second.body.access_token)).status).toBe(401);
    expect((await refresh(second.body.refresh_token)).status).toBe(400);
  });

  test('OP-11 ERR-07 a refresh token ends after 365 days', async () => {
    const { body } = await signIn();
    after(365 * 86_400_000 + 1);
    expect(failure(await refresh(body.refresh_token))).toMatchObject({
      status: 400,
      code: 1101,
      error_description: 'Token expired',
    });
  });

  test('ERR-06 a forged refresh token is 1100', async () => {
    const { body } = await signIn();
    const forged = `${body.refresh_token.slice(0, -3)}AAA`;
    expect(failure(await refresh(forged))).toMatchObject({
      status: 400,
      code: 1100,
      error_description: 'Invalid token',
    });
    expect(failure(await refresh('short'))).toMatchObject({ status: 400, code: 1100 });
  });

  test('OP-27 a refresh token of one workspace is nothing in another', async () => {
    const { body } = await signIn();
    const elsewhere = await grant(
      { grant_type: 'refresh_token', refresh_token: body.refresh_token },
      {},
      'acme.localhost',
    );
    expect(failure(elsewhere)).toMatchObject({ status: 400, code: 1100 });
  });

  test('REST-12 AUTH-11 signing out ends access and refresh tokens of this sign-in only', async () => {
    const here = await signIn();
    const elsewhere = await signIn();
    const reply = await server.call('POST', '/api/v1/secured/users/me/_logout', {
      headers: { authorization: `Bearer ${here.body.access_token}` },
    });
    expect(reply.status).toBe(204);
    expect((await me(here.body.access_token)).status).toBe(401);
    expect((await refresh(here.body.refresh_token)).status).toBe(400);
    expect((await me(elsewhere.body.access_token)).status).toBe(200);
  });

  test.each([
    [{}, 'invalid_request'],
    [{ grant_type: 'password', username: 'a@b.c' }, 'invalid_request'],
    [{ grant_type: 'password', password }, 'invalid_request'],
    [{ grant_type: 'refresh_token' }, 'invalid_request'],
    [{ grant_type: 'client_credentials' }, 'unsupported_grant_type'],
  ])('a grant %j is refused as %s', async (form: Record<string, string>, error) => {
    expect(failure(await grant(form))).toMatchObject({ status: 400, error });
  });
});
