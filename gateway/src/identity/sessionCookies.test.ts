import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mePath, tokensReply } from '../testing/browser.ts';
import { aUser } from '../testing/builders.ts';
import { cookieHeader, preflight, welcomeOnePerson, type OnePerson } from '../testing/onePerson.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const viewerQuery = '{ viewer { user { username } } }';

let gateway: TestGateway;
let person: OnePerson;
beforeEach(async () => {
  gateway = await createTestGateway();
  person = welcomeOnePerson(gateway);
});
afterEach(() => gateway.close());

describe('the cookie', () => {
  test.each([{ authorization: 'Basic eDp5' }, { authorization: 'x' }, { authorization: 'Bearer' }])(
    'OP-11 is guarded beside an Authorization header that is no bearer: %j',
    async (header) => {
      const cookie = await person.signIn();
      gateway.calls.length = 0;
      const guarded = { cookie, ...preflight, ...header };
      for (const headers of [
        { cookie, ...header },
        { ...guarded, 'sec-fetch-site': 'cross-site' },
      ]) {
        const { status, errors } = await gateway.ask(viewerQuery, {}, headers);
        expect([status, errors[0]?.extensions['code']]).toEqual([400, 'CROSS_SITE']);
      }
      expect(gateway.calls).toEqual([]);
      expect((await gateway.ask(viewerQuery, {}, guarded)).data.viewer.user.username).toBe('learner@demo.test');
    },
  );

  test('OP-11 needs the preflight header, and never works for another site or another host', async () => {
    const cookie = await person.signIn();
    gateway.calls.length = 0;
    expect(await gateway.ask(viewerQuery, {}, { cookie })).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'CROSS_SITE' } }],
    });
    for (const header of [{ 'apollo-require-preflight': '' }, { ...preflight, 'sec-fetch-site': 'cross-site' }]) {
      expect(await gateway.ask(viewerQuery, {}, { cookie, ...header })).toMatchObject({ status: 400 });
    }
    expect(
      (await gateway.ask(viewerQuery, {}, { cookie, ...preflight, host: 'acme.localhost' })).data.viewer,
    ).toBeNull();
    expect(
      (await gateway.ask(viewerQuery, {}, { cookie: `tokens=${'A'.repeat(80)}`, ...preflight })).data.viewer,
    ).toBeNull();
    expect(gateway.calls).toEqual([]);
  });

  test('OP-11 only JSON is taken', async () => {
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ query: viewerQuery }),
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(gateway.calls).toEqual([]);
  });

  test('OP-11 production names it __Host-tokens and sends it by https alone', async () => {
    const production = await createTestGateway({
      APP_ENV: 'production',
      OAUTH_CLIENT_SECRET: 'a secret of the test',
      COOKIE_SECRET: 'another secret of the test, 32 bytes long',
    });
    production.on('POST', '/oauth/token', tokensReply(1));
    production.on('GET', mePath, { body: aUser() });
    const { response } = await production.ask(
      'mutation { signIn(input: { username: "a@b.c", password: "x" }) { viewer { user { name } } } }',
    );
    expect(response.cookies.find(({ name }) => name === '__Host-tokens')).toMatchObject({
      secure: true,
      httpOnly: true,
      path: '/',
    });
    // A browser takes a cookie of this prefix away only as it was set.
    production.on('GET', mePath, { status: 401 });
    production.on('POST', '/oauth/token', { status: 400, body: { error: 'invalid_grant' } });
    const { response: refused } = await production.ask(
      viewerQuery,
      {},
      { cookie: cookieHeader(response.cookies), ...preflight },
    );
    expect(refused.cookies.map(({ name }) => name)).toEqual([
      '__Host-tokens',
      'auth',
      'user',
      'adminFlags',
      'sectionsSeen',
    ]);
    for (const cookie of refused.cookies) {
      expect(cookie).toMatchObject({ value: '', secure: true, path: '/', sameSite: 'Lax' });
      expect(cookie).not.toHaveProperty('domain');
    }
    await production.close();
  });

  test('OP-11 OP-70 what scripts may read names nobody', async () => {
    gateway.on('GET', mePath, { body: aUser() });
    gateway.on('POST', '/oauth/token', tokensReply(1));
    const { response } = await gateway.ask(
      'mutation { signIn(input: { username: "a@b.c", password: "x" }) { viewer { user { name } } } }',
    );
    const readable = response.cookies.filter(({ httpOnly }) => httpOnly !== true);
    expect(readable.map(({ name, value }) => [name, JSON.parse(value)])).toEqual([
      ['auth', true],
      ['user', { id: aUser().id, language: 'EN' }],
    ]);
  });
});
