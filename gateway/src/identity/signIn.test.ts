import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mePath, tokensReply } from '../testing/browser.ts';
import { aUser } from '../testing/builders.ts';
import { welcomeOnePerson, type OnePerson } from '../testing/onePerson.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let person: OnePerson;
beforeEach(async () => {
  gateway = await createTestGateway();
  person = welcomeOnePerson(gateway);
});
afterEach(() => gateway.close());

describe('signing in', () => {
  test('AUTH-09 GW-05 REST-01 REST-10 WS-20 OP-10 sends the client’s credentials, accepts the active consent and reads who it is', async () => {
    await person.signIn();
    const [token] = person.tokenCalls();
    expect(token?.headers['authorization']).toBe(
      `Basic ${Buffer.from('lectern-web:lectern-dev-secret').toString('base64')}`,
    );
    expect(token?.body).toBe('grant_type=password&username=learner%40demo.test&password=lectern-demo');
    expect(gateway.paths().toSorted()).toEqual([
      'GET /api/v1/public/workspaces',
      `GET ${mePath}?include=address,phone,latestUserCourseGamification,avatarFrame`,
      'POST /api/v1/secured/consents/12/users',
      'POST /oauth/token',
    ]);
  });

  test('OP-11 AUTH-06 a browser gets one sealed cookie that script cannot read, and small ones that it can', async () => {
    person.allowRefresh();
    const { data, response } = await gateway.ask(
      'mutation { signIn(input: { username: "a@b.c", password: "x" }) { viewer { user { name } } tokens { accessToken } userErrors { code } } }',
    );
    expect(data.signIn).toEqual({ viewer: { user: { name: 'Mara Lindqvist' } }, tokens: null, userErrors: [] });
    const cookies = Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies['tokens']).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 });
    expect(cookies['tokens']?.value).not.toContain('access-1');
    expect(response.body).not.toContain('access-1');
    expect(cookies['auth']).toMatchObject({ value: 'true', maxAge: 31_536_000 });
    expect(cookies['auth']).not.toHaveProperty('httpOnly');
    expect(JSON.parse(cookies['user']?.value ?? '')).toEqual({ id: 1200, language: 'EN' });
  });

  test('OP-11 a tool that asks for tokens gets them in the payload and no cookies', async () => {
    person.allowRefresh();
    const { data, response } = await gateway.ask(
      'mutation { signIn(input: { username: "a@b.c", password: "x", returnTokens: true }) { tokens { accessToken refreshToken expiresIn } } }',
    );
    expect(data.signIn.tokens).toEqual({ accessToken: 'access-1', refreshToken: 'refresh-1', expiresIn: 900 });
    expect(response.cookies).toEqual([]);
  });

  test.each([
    ['was accepted by it', 12, 204, null],
    ['was made meanwhile', 13, 204, { consentId: 13 }],
    ['could not be noted', 12, 503, { consentId: 12 }],
  ])(
    'WS-20 after a sign-in a version of the consent that %s is due as it should be',
    async (_what, id, status, due) => {
      gateway.on('POST', '/oauth/token', tokensReply(1));
      gateway.on('GET', mePath, { body: aUser({ consentDue: { id, url: '/c' } }) });
      gateway.on('POST', '/api/v1/secured/consents/12/users', { status });
      const { data } = await gateway.ask(
        'mutation { signIn(input: { username: "a@b.c", password: "x" }) { viewer { consentDue { consentId } } } }',
      );
      expect(data.signIn.viewer.consentDue).toEqual(due);
    },
  );

  test.each([
    ['ERR-15 AUTH-14', { error: 'invalid_grant', error_description: 'User account is LOCKED' }, 'LOCKED'],
    ['ERR-08 ERR-19', { error: 'invalid_grant', error_description: 'Bad credentials' }, '59'],
    ['ERR-03', { error: 'invalid_grant', error_description: 'Sorry: user not found' }, '1001'],
    ['ERR-02', { error: 'invalid_grant', error_description: 'This username (e-mail) already exists' }, '1000'],
    ['ERR-04', { error: 'invalid_grant', error_description: 'Username or password is not valid' }, '1002'],
    ['ERR-04', { error: 'invalid_grant', error_description: 'no luck', code: 1003 }, '1003'],
    ['ERR-05', { error: 'invalid_grant', error_description: 'Wrong credentials' }, '1004'],
    ['ERR-06', { error: 'invalid_grant', error_description: 'no luck', code: 1100 }, '1100'],
    ['ERR-07', { error: 'invalid_grant', error_description: 'Token expired' }, '1101'],
    [
      'ERR-12',
      { error: 'invalid_grant', error_description: 'Social e-mail must be verified; check the e-mail settings' },
      '9905',
    ],
    ['ERR-13', { error: 'invalid_grant', error_description: 'no luck', code: 9904 }, '9904'],
    ['ERR-01', { nothing: 'known' }, '59'],
  ])('%s OP-09 maps the description of a refused sign-in: %j', async (_ids, body, code) => {
    gateway.on('POST', '/oauth/token', { status: 400, body });
    const { data, errors, response } = await gateway.ask(
      'mutation { signIn(input: { username: "a@b.c", password: "x" }) { viewer { user { name } } userErrors { code field } } }',
    );
    expect(errors).toEqual([]);
    expect(data.signIn).toEqual({ viewer: null, userErrors: [{ code, field: null }] });
    expect(response.cookies).toEqual([]);
  });

  test('ERR-19 a sign-in beyond the limit says so, and how long to wait', async () => {
    const body = { code: 'RATE_LIMITED', message: 'Wait a moment', params: { retryAfterSeconds: 7 } };
    gateway.on('POST', '/oauth/token', { status: 429, body });
    const { data } = await gateway.ask(
      'mutation { signIn(input: { username: "a@b.c", password: "x" }) { userErrors { code params } } }',
    );
    expect(data.signIn.userErrors).toEqual([{ code: 'RATE_LIMITED', params: { retryAfterSeconds: 7 } }]);
  });
});
