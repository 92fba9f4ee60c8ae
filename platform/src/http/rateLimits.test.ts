import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import type { Id } from '../shared/id.ts';

describe('rate limits', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({
      RATE_LIMIT_ADDRESS_PER_MINUTE: '5',
      RATE_LIMIT_SIGN_IN_PER_MINUTE: '2',
      RATE_LIMIT_USER_PER_MINUTE: '3',
      RATE_LIMIT_USER_KEYED_PER_DAY: '2',
    });
  });
  afterAll(() => server.close());

  const from = async (remoteAddress: string, headers: Record<string, string> = {}, times = 6) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) {
      const response = await server.app.inject({
        url: '/api/v1/public/country',
        headers: { host: 'localhost', ...headers },
        remoteAddress,
      });
      statuses.push(response.statusCode);
    }
    return statuses;
  };

  test('an address is refused beyond its limit, others are not', async () => {
    expect(await from('192.0.2.1')).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await from('192.0.2.2', {}, 1)).toEqual([200]);
  });

  test('addresses of one IPv6 network of 64 bits count together', async () => {
    expect(await from('2001:db8:0:1::1', {}, 3)).toEqual([200, 200, 200]);
    expect(await from('2001:db8:0:1:ffff::2', {}, 3)).toEqual([200, 200, 429]);
    expect(await from('2001:db8:0:2::1', {}, 1)).toEqual([200]);
  });

  test('files count, the checks of those who run the server do not', async () => {
    const statuses = async (url: string) => {
      const replies = [];
      for (let index = 0; index < 6; index += 1) {
        replies.push(await server.app.inject({ url, remoteAddress: '192.0.2.9' }));
      }
      return replies.map((reply) => reply.statusCode);
    };
    expect(await statuses('/livez')).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await statuses('/static/media/none.png')).toEqual([404, 404, 404, 404, 404, 429]);
  });

  test('behind a trusted proxy the address of the client counts', async () => {
    expect(await from('127.0.0.1', { 'x-forwarded-for': '192.0.2.3' })).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await from('127.0.0.1')).toEqual([200, 200, 200, 200, 200, 200]);
  });

  test('sign-ins of an address have a narrower limit', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      const response = await server.app.inject({
        method: 'POST',
        url: '/oauth/token',
        headers: { host: 'localhost' },
        remoteAddress: '192.0.2.4',
      });
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([401, 401, 429]);
  });

  test('BEY-45 OP-327 who opens live streams again and again is refused, and told when to come back', async () => {
    const person = await server.aUser();
    const replies = [];
    for (let index = 0; index < 4; index += 1) {
      replies.push(await server.call('GET', '/api/v1/secured/live?topic=job:1', { as: person }));
    }
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 429]);
    expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('OP-11 refreshes are no sign-ins: many are signed in behind one address', async () => {
    const { id, secret } = server.config.oauthClient;
    const ask = async (form: Record<string, string>, remoteAddress: string, password = secret) => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/oauth/token',
        headers: {
          host: 'localhost',
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${Buffer.from(`${id}:${password}`).toString('base64')}`,
        },
        payload: new URLSearchParams(form).toString(),
        remoteAddress,
      });
      return response.statusCode;
    };
    const refresh = { grant_type: 'refresh_token', refresh_token: 'made-up' };
    const guess = { grant_type: 'password', username: 'nobody@demo.test', password: 'wrong' };
    const statuses = [];
    for (const form of [guess, guess, guess, refresh, refresh]) {
      statuses.push(await ask(form, '192.0.2.5'));
    }
    expect(statuses).toEqual([400, 400, 429, 400, 400]);
    const strangers = [];
    for (let index = 0; index < 3; index += 1) {
      strangers.push(await ask(refresh, '192.0.2.6', 'wrong'));
    }
    expect(strangers).toEqual([401, 401, 429]);
  });

  test('passwords are not tried faster by the route that erases a person', async () => {
    const threeErasures = async (userId: Id | null, remoteAddress: string) => {
      const admin = await server.aUser({ roleAdmin: true });
      const authorization = `Bearer ${await server.signIn(admin)}`;
      const statuses: number[] = [];
      for (let count = 0; count < 3; count += 1) {
        const response = await server.app.inject({
          method: 'DELETE',
          url: `/api/v1/secured/workspaces/1/users/${userId ?? admin.userId}`,
          headers: { host: 'localhost', authorization },
          payload: { confirmUsername: 'other@demo.test', password: 'guess' },
          remoteAddress,
        });
        statuses.push(response.statusCode);
      }
      return statuses;
    };
    expect(await threeErasures(null, '192.0.2.7')).toEqual([400, 400, 429]);
    const other = await server.aUser();
    expect(await threeErasures(other.userId, '192.0.2.8')).toEqual([400, 400, 400]);
  });

  test('a user is refused beyond the limit, with the seconds to wait', async () => {
    const user = await server.aUser();
    for (let index = 0; index < 3; index += 1) {
      expect((await server.call('GET', '/api/v1/secured/users/me', { as: user })).status).toBe(200);
    }
    const reply = await server.call('GET', '/api/v1/secured/users/me', { as: user });
    expect(reply).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('requests with an Idempotency-Key have a narrower limit, as their answers are stored', async () => {
    const user = await server.aUser();
    const statuses: number[] = [];
    for (const key of ['one', 'two', 'three']) {
      const headers = { 'idempotency-key': key };
      const options = { as: user, headers, body: { courseId: 1 } };
      statuses.push((await server.call('POST', '/api/v1/secured/usercourses', options)).status);
    }
    expect(statuses).toEqual([404, 404, 429]);
  });
});

describe('OP-305 the limits of API tokens', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({
      RATE_LIMIT_USER_PER_MINUTE: '5',
      RATE_LIMIT_TOKENS_PER_MINUTE: '8',
      RATE_LIMIT_USER_KEYED_PER_DAY: '2',
    });
  });
  afterAll(() => server.close());

  const tokensOf = async (as: TestUser, count: number) => {
    const tokens: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const { body } = await server.call<{ token: string }>('POST', '/api/v1/secured/users/me/apitokens', {
        as,
        body: {
          name: `Token ${index}`,
          scopes: ['account:write', 'enrolments:write'],
          expireTime: server.now().getTime() + 86_400_000,
        },
      });
      tokens.push(body.token);
    }
    return tokens;
  };
  const statusOf = async (token: string) =>
    (await server.call('GET', '/api/v1/secured/users/me', { headers: { authorization: `Bearer ${token}` } })).status;
  const statuses = async (tokens: readonly string[]) => {
    const told: number[] = [];
    for (const token of tokens) {
      told.push(await statusOf(token));
    }
    return told;
  };

  test('BEY-42 each has one of its own, and all of an account have one together', async () => {
    const user = await server.aUser();
    const [first = '', second = '', third = ''] = await tokensOf(user, 3);
    expect(await statuses([first, first, first, first, first, first])).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses([second, second, second, third])).toEqual([200, 200, 200, 429]);
    // Anyone who is signed in, and the tokens of others, are not kept from working.
    expect((await server.call('GET', '/api/v1/secured/users/me', { as: user })).status).toBe(200);
    expect(await statuses(await tokensOf(await server.aUser(), 1))).toEqual([200]);
  });

  test('BEY-42 more tokens store no more answers', async () => {
    const told: number[] = [];
    for (const [index, token] of (await tokensOf(await server.aUser(), 3)).entries()) {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `key ${index}` };
      told.push((await server.call('POST', '/api/v1/secured/usercourses', { headers, body: { courseId: 1 } })).status);
    }
    expect(told).toEqual([404, 404, 429]);
  });
});
