import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mePath, tokensReply } from '../testing/browser.ts';
import { cookieHeader, preflight, welcomeOnePerson, type OnePerson } from '../testing/onePerson.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const viewerQuery = '{ viewer { user { username } } }';

let gateway: TestGateway;
let person: OnePerson;
beforeEach(async () => {
  gateway = await createTestGateway();
  person = welcomeOnePerson(gateway);
});
afterEach(() => gateway.close());

describe('a session that has to be renewed', () => {
  test('AUTH-07 GW-06 REST-02 one refresh, the failed call repeated once, the new pair in the cookie', async () => {
    const cookie = await person.signIn();
    person.validToken = 'expired';
    gateway.calls.length = 0;
    const { data, response } = await gateway.ask(viewerQuery, {}, { cookie, ...preflight });
    expect(data.viewer.user.username).toBe('learner@demo.test');
    expect(
      gateway.calls.map(({ path, headers }) => [path.split('?')[0], headers['authorization']?.slice(0, 15)]),
    ).toEqual([
      [mePath, 'Bearer access-1'],
      ['/oauth/token', 'Basic bGVjdGVyb'],
      [mePath, 'Bearer access-2'],
    ]);
    const renewed = cookieHeader(response.cookies);
    gateway.calls.length = 0;
    await gateway.ask(viewerQuery, {}, { cookie: renewed, ...preflight });
    expect(gateway.calls).toHaveLength(1);
    expect(gateway.calls[0]?.headers['authorization']).toBe('Bearer access-2');
  });

  test('AUTH-07 LIM-10 OP-12 within 5 s the outcome is reused, after it the token is refreshed again', async () => {
    person.allowRefresh();
    const headers = bearer('access-1', 'refresh-1');
    person.validToken = 'expired';
    await gateway.ask(viewerQuery, {}, headers);
    gateway.clock.advance(4_999);
    await gateway.ask(viewerQuery, {}, headers);
    expect(person.tokenCalls()).toHaveLength(1);
    gateway.clock.advance(2);
    await gateway.ask(viewerQuery, {}, headers);
    expect(person.tokenCalls()).toHaveLength(2);
  });

  test('OP-12 OP-27 what a refresh gave at one host is nothing at another', async () => {
    person.allowRefresh();
    const headers = bearer('access-1', 'refresh-1');
    person.validToken = 'expired';
    await gateway.ask(viewerQuery, {}, headers);
    person.validToken = 'expired';
    await gateway.ask(viewerQuery, {}, { ...headers, host: 'acme.localhost' });
    expect(person.tokenCalls().map(({ headers: sent }) => sent['x-forwarded-host'])).toEqual([
      'localhost',
      'acme.localhost',
    ]);
  });

  test('OP-12 a 401 for the new token inside the window fails and does not refresh again', async () => {
    gateway.on('POST', '/oauth/token', tokensReply(2));
    person.validToken = 'neither';
    const { errors } = await gateway.ask(viewerQuery, {}, bearer('access-1', 'refresh-1'));
    expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    await gateway.ask(viewerQuery, {}, bearer('access-2', 'refresh-2'));
    expect(person.tokenCalls()).toHaveLength(1);
  });

  test('AUTH-08 ERR-21 a refused refresh clears the cookies and says UNAUTHENTICATED', async () => {
    const cookie = await person.signIn();
    person.validToken = 'expired';
    gateway.on('POST', '/oauth/token', {
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Invalid token', code: 1100 },
    });
    const { data, errors, response } = await gateway.ask(viewerQuery, {}, { cookie, ...preflight });
    expect(data.viewer).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(response.cookies.find(({ name }) => name === 'tokens')).toMatchObject({ value: '' });
    expect(response.cookies.find(({ name }) => name === 'auth')).toMatchObject({ value: '' });
  });

  test('OP-11 OP-12 a neighbour who uses up the limit of the address signs nobody out', async () => {
    const cookie = await person.signIn();
    person.validToken = 'expired';
    gateway.on('POST', '/oauth/token', { status: 429, body: { code: 'RATE_LIMITED', message: 'Wait a moment' } });
    const { errors, response } = await gateway.ask(viewerQuery, {}, { cookie, ...preflight });
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    expect(response.cookies).toEqual([]);
  });

  test('OP-12 an outage during the refresh ends no session', async () => {
    const cookie = await person.signIn();
    person.validToken = 'expired';
    gateway.on('POST', '/oauth/token', { status: 503, body: { code: 'UNAVAILABLE', message: 'busy' } });
    const { errors, response } = await gateway.ask(viewerQuery, {}, { cookie, ...preflight });
    expect(errors[0]?.extensions['code']).toBe('UNAVAILABLE');
    expect(response.cookies).toEqual([]);
  });

  test('GW-06 OP-11 a bearer caller with X-Refresh-Token gets the new pair in extensions.tokens', async () => {
    person.allowRefresh();
    person.validToken = 'expired';
    const { extensions, response } = await gateway.ask(viewerQuery, {}, bearer('access-1', 'refresh-1'));
    expect(extensions['tokens']).toEqual({ accessToken: 'access-2', refreshToken: 'refresh-2', expiresIn: 900 });
    expect(response.cookies).toEqual([]);
  });

  test('GW-03 OP-11 with a bearer cookies are ignored; without a refresh token a 401 is final', async () => {
    const cookie = await person.signIn();
    gateway.calls.length = 0;
    const { errors, response } = await gateway.ask(viewerQuery, {}, { cookie, ...bearer('somebody-else') });
    expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    expect(gateway.paths()).toHaveLength(1);
    expect(gateway.calls[0]?.headers['authorization']).toBe('Bearer somebody-else');
    expect(response.cookies).toEqual([]);
  });

  test('OP-10 wrong client credentials are a fault of ours: masked, and no session ends', async () => {
    const cookie = await person.signIn();
    person.validToken = 'none';
    gateway.on('POST', '/oauth/token', { status: 401, body: { error: 'invalid_client' } });
    const { errors, response } = await gateway.ask(viewerQuery, {}, { cookie, ...preflight });
    expect(errors[0]?.extensions['code']).toBe('INTERNAL');
    expect(response.cookies).toEqual([]);
  });
});

describe('signing out', () => {
  test('AUTH-11 REST-12 revokes the tokens and clears the cookies, also when the platform is away', async () => {
    const cookie = await person.signIn();
    gateway.on('POST', `${mePath}/_logout`, { status: 503 });
    const { data, response } = await gateway.ask(
      'mutation { signOut(input: {}) { signedOut } }',
      {},
      { cookie, ...preflight },
    );
    expect(data.signOut).toEqual({ signedOut: true });
    expect(gateway.paths()).toContain(`POST ${mePath}/_logout`);
    expect(response.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['tokens', ''],
      ['auth', ''],
      ['user', ''],
      ['adminFlags', ''],
      ['sectionsSeen', ''],
    ]);
  });
});
