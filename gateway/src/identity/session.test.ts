import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPage, aUser, aUserGamification, aWorkspace } from '../testing/builders.ts';
import {
  bearer,
  createTestGateway,
  type StubbedReply,
  type TestGateway,
  type UpstreamCall,
} from '../testing/testGateway.ts';

const me = '/api/v1/secured/users/me';
const viewerQuery = '{ viewer { user { username } } }';
const preflight = { 'apollo-require-preflight': 'true' };

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', me, ({ headers }) =>
    headers['authorization'] === `Bearer ${validToken}`
      ? { body: aUser() }
      : { status: 401, body: { code: 'UNAUTHENTICATED' } },
  );
  gateway.on('GET', '/api/v1/public/workspaces', {
    body: aPage([aWorkspace({ activeConsent: { id: 12, url: '/c' } })]),
  });
  gateway.on('POST', '/api/v1/secured/consents/12/users', { status: 204 });
  validToken = 'access-1';
});
afterEach(() => gateway.close());

let validToken = 'access-1';

const tokens = (n: number): StubbedReply => ({
  body: {
    access_token: `access-${n}`,
    token_type: 'bearer',
    refresh_token: `refresh-${n}`,
    expires_in: 900,
    scope: 'all',
  },
});
const tokenCalls = (): UpstreamCall[] => gateway.calls.filter(({ path }) => path === '/oauth/token');

/** Renews to pair 2 and counts as the platform does. */
function allowRefresh(): void {
  gateway.on('POST', '/oauth/token', ({ body }) => {
    const form = new URLSearchParams(String(body));
    if (form.get('grant_type') === 'password') return tokens(1);
    validToken = 'access-2';
    return tokens(2);
  });
}

async function signInAsBrowser(): Promise<string> {
  allowRefresh();
  const { response } = await gateway.ask(
    'mutation($i: SignInInput!) { signIn(input: $i) { viewer { user { name } } tokens { accessToken } userErrors { code } } }',
    { i: { username: ' learner@demo.test ', password: 'lectern-demo' } },
  );
  expect(response.json().data.signIn).toEqual({
    viewer: { user: { name: 'Mara Lindqvist' } },
    tokens: null,
    userErrors: [],
  });
  return cookieHeader(response.cookies);
}

const cookieHeader = (cookies: readonly { name: string; value: string }[]): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

describe('signing in', () => {
  test('AUTH-09 GW-05 REST-01 REST-10 WS-20 OP-10 sends the client’s credentials, accepts the active consent and reads who it is', async () => {
    await signInAsBrowser();
    const [token] = tokenCalls();
    expect(token?.headers['authorization']).toBe(
      `Basic ${Buffer.from('lectern-web:lectern-dev-secret').toString('base64')}`,
    );
    expect(token?.body).toBe('grant_type=password&username=learner%40demo.test&password=lectern-demo');
    expect(gateway.paths().toSorted()).toEqual([
      'GET /api/v1/public/workspaces',
      `GET ${me}?include=address,phone,latestUserCourseGamification`,
      'POST /api/v1/secured/consents/12/users',
      'POST /oauth/token',
    ]);
  });

  test('OP-11 AUTH-06 a browser gets one sealed cookie that script cannot read, and small ones that it can', async () => {
    allowRefresh();
    const { response } = await gateway.ask(
      'mutation { signIn(input: { username: "a@b.c", password: "x" }) { viewer { user { name } } } }',
    );
    const cookies = Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies['tokens']).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 });
    expect(cookies['tokens']?.value).not.toContain('access-1');
    expect(response.body).not.toContain('access-1');
    expect(cookies['auth']).toMatchObject({ value: 'true', maxAge: 31_536_000 });
    expect(cookies['auth']).not.toHaveProperty('httpOnly');
    expect(JSON.parse(cookies['user']?.value ?? '')).toMatchObject({
      id: 1200,
      username: 'learner@demo.test',
      name: 'Mara Lindqvist',
    });
  });

  test('OP-11 a tool that asks for tokens gets them in the payload and no cookies', async () => {
    allowRefresh();
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
      gateway.on('POST', '/oauth/token', tokens(1));
      gateway.on('GET', me, { body: aUser({ consentDue: { id, url: '/c' } }) });
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

  test('OP-10 wrong client credentials are a fault of ours: masked, and no session ends', async () => {
    const cookie = await signInAsBrowser();
    validToken = 'none';
    gateway.on('POST', '/oauth/token', { status: 401, body: { error: 'invalid_client' } });
    const { errors, response } = await gateway.ask(viewerQuery, {}, { cookie, ...preflight });
    expect(errors[0]?.extensions['code']).toBe('INTERNAL');
    expect(response.cookies).toEqual([]);
  });
});

describe('registering', () => {
  const mutation =
    'mutation($i: RegisterInput!) { register(input: $i) { viewer { user { name } } userErrors { code field } } }';
  const input = { username: 'new@demo.test', password: 'lectern-demo', name: 'Mara Lindqvist', consent: true };

  test('AUTH-02 AUTH-15 REST-05 OP-26 makes the account and signs in', async () => {
    allowRefresh();
    gateway.on('POST', '/api/v1/public/users', { status: 201, body: aUser() });
    const { data } = await gateway.ask(mutation, { i: { ...input, language: 'DE', invitationToken: 'inv 1' } });
    expect(data.register.viewer.user.name).toBe('Mara Lindqvist');
    expect(gateway.calls[0]).toMatchObject({
      path: '/api/v1/public/users?invitation_token=inv 1',
      body: { username: 'new@demo.test', password: 'lectern-demo', name: 'Mara Lindqvist', language: 'de' },
    });
  });

  test.each([
    [
      'ERR-02',
      409,
      { code: 1000, message: 'This username (e-mail) already exists', params: {} },
      [{ code: '1000', field: null }],
    ],
    [
      'VAL-02',
      400,
      {
        code: 'INVALID',
        message: 'no',
        params: {},
        errors: [{ field: 'password', message: 'must have at least 8 characters' }],
      },
      [{ code: 'INVALID', field: 'password' }],
    ],
    ['ERR-17', 400, { code: -1, message: 'Unknown error occurred' }, [{ code: '59', field: null }]],
  ])('%s a refusal comes as data', async (_id, status, body, userErrors) => {
    gateway.on('POST', '/api/v1/public/users', { status, body });
    const { data } = await gateway.ask(mutation, { i: input });
    expect(data.register).toEqual({ viewer: null, userErrors });
    expect(gateway.calls).toHaveLength(1);
  });

  test('ERR-17 an account whose first sign-in is refused was made all the same', async () => {
    gateway.on('POST', '/api/v1/public/users', { status: 201, body: aUser() });
    gateway.on('POST', '/oauth/token', { status: 400, body: { error: 'invalid_grant', error_description: 'no luck' } });
    const { data } = await gateway.ask(
      'mutation($i: RegisterInput!) { register(input: $i) { viewer { user { name } } registered userErrors { code } } }',
      { i: input },
    );
    expect(data.register).toEqual({ viewer: null, registered: true, userErrors: [{ code: '59' }] });
  });

  test('OP-26 without consent nothing is sent', async () => {
    const { data } = await gateway.ask(mutation, { i: { ...input, consent: false } });
    expect(data.register.userErrors).toEqual([{ code: 'CONSENT_REQUIRED', field: 'consent' }]);
    expect(gateway.calls).toEqual([]);
  });
});

describe('a session that has to be renewed', () => {
  test('AUTH-07 GW-06 REST-02 one refresh, the failed call repeated once, the new pair in the cookie', async () => {
    const cookie = await signInAsBrowser();
    validToken = 'expired';
    gateway.calls.length = 0;
    const { data, response } = await gateway.ask(viewerQuery, {}, { cookie, ...preflight });
    expect(data.viewer.user.username).toBe('learner@demo.test');
    expect(
      gateway.calls.map(({ path, headers }) => [path.split('?')[0], headers['authorization']?.slice(0, 15)]),
    ).toEqual([
      [me, 'Bearer access-1'],
      ['/oauth/token', 'Basic bGVjdGVyb'],
      [me, 'Bearer access-2'],
    ]);
    const renewed = cookieHeader(response.cookies);
    gateway.calls.length = 0;
    await gateway.ask(viewerQuery, {}, { cookie: renewed, ...preflight });
    expect(gateway.calls).toHaveLength(1);
    expect(gateway.calls[0]?.headers['authorization']).toBe('Bearer access-2');
  });

  test('AUTH-07 LIM-10 OP-12 within 5 s the outcome is reused, after it the token is refreshed again', async () => {
    allowRefresh();
    const headers = bearer('access-1', 'refresh-1');
    validToken = 'expired';
    await gateway.ask(viewerQuery, {}, headers);
    gateway.clock.advance(4_999);
    await gateway.ask(viewerQuery, {}, headers);
    expect(tokenCalls()).toHaveLength(1);
    gateway.clock.advance(2);
    await gateway.ask(viewerQuery, {}, headers);
    expect(tokenCalls()).toHaveLength(2);
  });

  test('OP-12 a 401 for the new token inside the window fails and does not refresh again', async () => {
    gateway.on('POST', '/oauth/token', tokens(2));
    validToken = 'neither';
    const { errors } = await gateway.ask(viewerQuery, {}, bearer('access-1', 'refresh-1'));
    expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    await gateway.ask(viewerQuery, {}, bearer('access-2', 'refresh-2'));
    expect(tokenCalls()).toHaveLength(1);
  });

  test('AUTH-08 ERR-21 a refused refresh clears the cookies and says UNAUTHENTICATED', async () => {
    const cookie = await signInAsBrowser();
    validToken = 'expired';
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
    const cookie = await signInAsBrowser();
    validToken = 'expired';
    gateway.on('POST', '/oauth/token', { status: 429, body: { code: 'RATE_LIMITED', message: 'Wait a moment' } });
    const { errors, response } = await gateway.ask(viewerQuery, {}, { cookie, ...preflight });
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    expect(response.cookies).toEqual([]);
  });

  test('OP-12 an outage during the refresh ends no session', async () => {
    const cookie = await signInAsBrowser();
    validToken = 'expired';
    gateway.on('POST', '/oauth/token', { status: 503, body: { code: 'UNAVAILABLE', message: 'busy' } });
    const { errors, response } = await gateway.ask(viewerQuery, {}, { cookie, ...preflight });
    expect(errors[0]?.extensions['code']).toBe('UNAVAILABLE');
    expect(response.cookies).toEqual([]);
  });

  test('GW-06 OP-11 a bearer caller with X-Refresh-Token gets the new pair in extensions.tokens', async () => {
    allowRefresh();
    validToken = 'expired';
    const { extensions, response } = await gateway.ask(viewerQuery, {}, bearer('access-1', 'refresh-1'));
    expect(extensions['tokens']).toEqual({ accessToken: 'access-2', refreshToken: 'refresh-2', expiresIn: 900 });
    expect(response.cookies).toEqual([]);
  });

  test('GW-03 OP-11 with a bearer cookies are ignored; without a refresh token a 401 is final', async () => {
    const cookie = await signInAsBrowser();
    gateway.calls.length = 0;
    const { errors, response } = await gateway.ask(viewerQuery, {}, { cookie, ...bearer('somebody-else') });
    expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    expect(gateway.paths()).toHaveLength(1);
    expect(gateway.calls[0]?.headers['authorization']).toBe('Bearer somebody-else');
    expect(response.cookies).toEqual([]);
  });
});

test('GW-27 GW-28 fields and rights of a user', async () => {
  gateway.on('GET', me, {
    body: aUser({
      name: 'N',
      picture: '/p',
      phone: '1',
      language: 'uk',
      address: { street: 'S', postalCode: 'P', country: 'DE' },
      roles: ['ROLE_ADMIN', 'ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN'],
      createCourse: true,
      createVoucher: false,
      latestUserCourseGamification: aUserGamification({ id: 9 }),
    }),
  });
  const { data } = await gateway.ask(
    `{ viewer { user { userId username name picture phone language address { street postalCode country }
      roles createCourse createVoucher latestUserCourseGamification { userGamificationId } } } }`,
    {},
    bearer(),
  );
  expect(data.viewer.user).toEqual({
    userId: 1200,
    username: 'learner@demo.test',
    name: 'N',
    picture: '/p',
    phone: '1',
    language: 'UK',
    address: { street: 'S', postalCode: 'P', country: 'DE' },
    roles: ['ADMIN', 'COURSE_ADMIN', 'VOUCHER_ADMIN'],
    createCourse: true,
    createVoucher: false,
    latestUserCourseGamification: { userGamificationId: 9 },
  });
});

describe('the cookie', () => {
  test.each([{ authorization: 'Basic eDp5' }, { authorization: 'x' }, { authorization: 'Bearer' }])(
    'OP-11 is guarded beside an Authorization header that is no bearer: %j',
    async (header) => {
      const cookie = await signInAsBrowser();
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
    const cookie = await signInAsBrowser();
    gateway.calls.length = 0;
    expect(await gateway.ask(viewerQuery, {}, { cookie })).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'CROSS_SITE' } }],
    });
    expect(await gateway.ask(viewerQuery, {}, { cookie, ...preflight, 'sec-fetch-site': 'cross-site' })).toMatchObject({
      status: 400,
    });
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
    production.on('POST', '/oauth/token', tokens(1));
    production.on('GET', me, { body: aUser() });
    const { response } = await production.ask(
      'mutation { signIn(input: { username: "a@b.c", password: "x" }) { viewer { user { name } } } }',
    );
    expect(response.cookies.find(({ name }) => name === '__Host-tokens')).toMatchObject({
      secure: true,
      httpOnly: true,
      path: '/',
    });
    await production.close();
  });
});

describe('signing out', () => {
  test('AUTH-11 REST-12 revokes the tokens and clears the cookies, also when the platform is away', async () => {
    const cookie = await signInAsBrowser();
    gateway.on('POST', `${me}/_logout`, { status: 503 });
    const { data, response } = await gateway.ask(
      'mutation { signOut(input: {}) { signedOut } }',
      {},
      { cookie, ...preflight },
    );
    expect(data.signOut).toEqual({ signedOut: true });
    expect(gateway.paths()).toContain(`POST ${me}/_logout`);
    expect(response.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['tokens', ''],
      ['auth', ''],
      ['user', ''],
      ['adminFlags', ''],
      ['sectionsSeen', ''],
    ]);
  });
});

describe('the settings', () => {
  test('SET-01 REST-11 OP-14 left out stays, null clears; the readable cookie follows', async () => {
    const cookie = await signInAsBrowser();
    gateway.on('PATCH', me, { body: aUser({ name: 'Mara L.' }) });
    const { data, response } = await gateway.ask(
      'mutation($i: UpdateViewerInput!) { updateViewer(input: $i) { user { name } userErrors { code } } }',
      { i: { name: 'Mara L.', phone: null, country: 'DE', language: 'UK' } },
      { cookie, ...preflight },
    );
    expect(data.updateViewer.user.name).toBe('Mara L.');
    expect(gateway.calls.at(-1)?.body).toEqual({
      name: 'Mara L.',
      language: 'uk',
      phone: null,
      address: { country: 'DE' },
    });
    expect(response.cookies.find(({ name }) => name === 'user')?.value).toContain('Mara L.');
  });

  test('OP-13 a field error names the field of the input', async () => {
    gateway.on('PATCH', me, {
      status: 400,
      body: {
        code: 'INVALID',
        message: 'no',
        params: {},
        errors: [{ field: 'address.country', message: 'must be a country code' }],
      },
    });
    const { data } = await gateway.ask(
      'mutation { updateViewer(input: { country: "XX" }) { user { name } userErrors { code field message } } }',
      {},
      bearer(),
    );
    expect(data.updateViewer).toEqual({
      user: null,
      userErrors: [{ code: 'INVALID', field: 'country', message: 'must be a country code' }],
    });
  });
});
