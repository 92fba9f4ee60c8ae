import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { welcomeOnePerson, cookieHeader, type OnePerson } from '../testing/onePerson.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const path = '/api/v1/secured/workspaces/1/usersaccess.csv';
const url = `${path}?columns=name&lang=de`;

let gateway: TestGateway;
let person: OnePerson;
beforeEach(async () => {
  gateway = await createTestGateway();
  person = welcomeOnePerson(gateway);
  gateway.on('GET', path, ({ headers }) =>
    headers['authorization'] === `Bearer ${person.validToken}`
      ? {
          body: 'Name',
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': 'attachment; filename="people.csv"',
            'x-internal': 'no',
          },
        }
      : { status: 401, body: { code: 'UNAUTHENTICATED' } },
  );
});
afterEach(() => gateway.close());

const download = (headers: Record<string, string> = {}, address = url) =>
  gateway.app.inject({ url: address, headers: { host: 'localhost', ...headers } });

describe('a list as CSV through the gateway', () => {
  test('GW-03 is asked for with the token of the session and passed on as it comes', async () => {
    const cookie = await person.signIn();
    const reply = await download({ cookie });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="people.csv"',
    });
    expect(reply.headers).not.toHaveProperty('x-internal');
    expect(gateway.calls.at(-1)).toMatchObject({
      path: url,
      headers: { authorization: 'Bearer access-1', 'x-forwarded-host': 'localhost' },
    });
    expect(gateway.calls.at(-1)?.headers).not.toHaveProperty('cookie');
  });

  test.each([
    ['name,inviteTime,leaveTime', 'name,invitedTime,leftTime'],
    ['inviteTime%2Cname', 'invitedTime,name'],
    // An address that was kept from before, and what the platform refuses.
    ['invitedTime,requestTime,constructor', 'invitedTime,requestTime,constructor'],
  ])('OP-13 columns %s are asked for in the words of the platform', async (columns, asked) => {
    const cookie = await person.signIn();
    await download({ cookie }, `${path}?q=name==inviteTime&columns=${columns}&lang=de`);
    expect(gateway.calls.at(-1)?.path).toBe(`${path}?q=name==inviteTime&columns=${asked}&lang=de`);
  });

  test('AUTH-07 a stale session is renewed once, and the browser gets the new pair', async () => {
    const cookie = await person.signIn();
    person.validToken = 'expired';
    const reply = await download({ cookie });
    expect(reply.statusCode).toBe(200);
    expect((await download({ cookie: cookieHeader(reply.cookies) })).statusCode).toBe(200);
    expect(person.tokenCalls()).toHaveLength(2);
  });

  test('a tool sends its own token; it is not renewed here, as the new pair could not be told', async () => {
    const headers = { authorization: 'Bearer access-1', 'x-refresh-token': 'refresh-1' };
    expect((await download(headers)).statusCode).toBe(200);
    person.allowRefresh();
    person.validToken = 'expired';
    expect((await download(headers)).statusCode).toBe(401);
    expect(person.tokenCalls()).toHaveLength(0);
  });

  test('OP-11 the cookie counts nothing for a page of another origin, and nobody gets a list without a session', async () => {
    const cookie = await person.signIn();
    const before = gateway.calls.length;
    expect((await download({ cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(401);
    expect((await download()).statusCode).toBe(401);
    expect(gateway.calls).toHaveLength(before);
  });

  test.each(['/api/v1/secured/users/me', '/api/v1/secured/users/me?x=.csv', '/api/v1/secured/%2e%2e/x.csv'])(
    'passes nothing else on: %s',
    async (address) => {
      const cookie = await person.signIn();
      const before = gateway.calls.length;
      expect((await download({ cookie }, address)).statusCode).toBe(404);
      expect(gateway.calls).toHaveLength(before);
    },
  );
});
