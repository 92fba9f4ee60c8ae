import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBrowser, tokensReply, welcomeEveryone, type Browser } from '../testing/browser.ts';
import { aUser } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway, type UpstreamCall } from '../testing/testGateway.ts';

const start = `mutation($i: StartExternalSignInInput!) { startExternalSignIn(input: $i) {
  authorizationUrl state userErrors { code field } } }`;
const finish = `mutation($i: SignInExternallyInput!) { signInExternally(input: $i) {
  viewer { user { name } } tokens { accessToken } registered userErrors { code field } } }`;
const redirectUri = 'http://localhost/signin/callback';
const begun = { realm: 'CUSTOM_OAUTH2', redirectUri };
const returned = { realm: begun.realm, proof: { code: { code: 'the code', state: 'state-1', redirectUri } } };
const users = '/api/v1/public/users';

let gateway: TestGateway;
let browser: Browser;
/** What the grant answers until the person is registered. */
let isKnown: boolean;

beforeEach(async () => {
  gateway = await createTestGateway();
  browser = createBrowser(gateway);
  isKnown = true;
  welcomeEveryone(gateway);
  gateway.on('GET', '/oauth/custom-oauth2/authorization-data', {
    body: { authorization_url: 'https://id.test/authorize?state=state-1', state: 'state-1', client_id: 'c' },
  });
  gateway.on('GET', '/oauth/custom-oauth2/exchange', {
    body: { external_access_token: 'external-1', external_refresh_token: null, realm: 'custom-oauth2' },
  });
  gateway.on('POST', '/oauth/token', () =>
    isKnown
      ? tokensReply(1)
      : { status: 400, body: { error: 'invalid_grant', error_description: 'User not found', code: 1001 } },
  );
  gateway.on('POST', users, () => {
    isKnown = true;
    return { status: 201, body: aUser() };
  });
});
afterEach(() => gateway.close());

const oauthCalls = (): UpstreamCall[] => gateway.calls.filter(({ path }) => path.startsWith('/oauth/'));
const grants = (): Record<string, string>[] =>
  gateway.calls
    .filter(({ path }) => path === '/oauth/token')
    .map(({ body }) => Object.fromEntries(new URLSearchParams(String(body))));

describe('beginning', () => {
  test('AUTH-05 REST-06 OP-36 answers where to go and binds the state to the browser, unread by script', async () => {
    const { data, response } = await browser.ask(start, { i: begun });
    expect(data.startExternalSignIn).toEqual({
      authorizationUrl: 'https://id.test/authorize?state=state-1',
      state: 'state-1',
      userErrors: [],
    });
    expect(gateway.paths()).toEqual([`GET /oauth/custom-oauth2/authorization-data?redirect_uri=${redirectUri}`]);
    expect(oauthCalls()[0]?.headers['authorization']).toMatch(/^Basic /);
    const cookie = response.cookies.find(({ name }) => name === 'external');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 });
    expect(cookie?.value).not.toContain('state-1');
  });

  test.each([
    ['a provider that is not connected', 404, { code: 'NOT_FOUND' }, { code: 'NOT_FOUND', field: null }],
    [
      'an open redirect',
      400,
      { code: 'INVALID', message: 'no', errors: [{ field: 'redirect_uri', message: 'must be this host' }] },
      { code: 'INVALID', field: 'redirectUri' },
    ],
    ['ERR-18 an answer without a code', 400, {}, { code: '59', field: null }],
  ])('%s is refused as data, without a cookie', async (_what, status, body, userError) => {
    gateway.on('GET', '/oauth/custom-oauth2/authorization-data', { status, body });
    const { data, response } = await browser.ask(start, { i: begun });
    expect(data.startExternalSignIn).toEqual({ authorizationUrl: null, state: null, userErrors: [userError] });
    expect(response.cookies).toEqual([]);
  });
});

describe('coming back', () => {
  test('AUTH-05 REST-03 REST-07 the code becomes a session in five calls; nothing of it is in the answer', async () => {
    await browser.ask(start, { i: begun });
    gateway.calls.length = 0;
    const { data, response } = await browser.ask(finish, { i: returned });
    expect(data.signInExternally).toEqual({
      viewer: { user: { name: 'Mara Lindqvist' } },
      tokens: null,
      registered: false,
      userErrors: [],
    });
    expect(oauthCalls().map(({ path }) => path)).toEqual([
      `/oauth/custom-oauth2/exchange?authorization_code=the code&redirect_uri=${redirectUri}&state=state-1`,
      '/oauth/token',
    ]);
    expect(grants()).toEqual([
      { grant_type: 'external_access_token', external_access_token: 'external-1', realm: 'custom-oauth2' },
    ]);
    expect(gateway.calls).toHaveLength(5);
    expect(response.body).not.toContain('external-1');
    expect([...browser.cookies.keys()]).toEqual(['tokens', 'auth', 'user']);
  });

  test('REST-03 REST-07 the provider’s refresh token continues with its access token', async () => {
    gateway.on('GET', '/oauth/custom-oauth2/exchange', {
      body: { external_access_token: 'external-1', external_refresh_token: 'external-2', realm: 'custom-oauth2' },
    });
    await browser.ask(start, { i: begun });
    await browser.ask(finish, { i: returned });
    expect(grants()[0]?.['external_refresh_token']).toBe('external-2');
  });

  test.each([
    ['another browser', { ...returned }, false],
    ['another state', { ...returned, proof: { code: { ...returned.proof.code, state: 'state-2' } } }, true],
  ])('OP-36 a code of %s signs nobody in, and is not even sent', async (_what, input, hasBegun) => {
    if (hasBegun) await browser.ask(start, { i: begun });
    gateway.calls.length = 0;
    const { data } = await browser.ask(finish, { i: input });
    expect(data.signInExternally).toMatchObject({ viewer: null, userErrors: [{ code: '1004' }] });
    expect(gateway.calls).toEqual([]);
    expect(browser.cookies.has('tokens')).toBe(false);
  });

  test('OP-36 what one browser is refused says nothing about another', async () => {
    // Also once the document is used so often that it is compiled.
    for (let use = 0; use < 25; use += 1) await createBrowser(gateway).ask(finish, { i: returned });
    await browser.ask(start, { i: begun });
    const { data } = await browser.ask(finish, { i: returned });
    expect(data.signInExternally.userErrors).toEqual([]);
  });

  test('OP-36 a state counts once in a browser', async () => {
    await browser.ask(start, { i: begun });
    await browser.ask(finish, { i: returned });
    gateway.calls.length = 0;
    const { data } = await browser.ask(finish, { i: returned });
    expect(data.signInExternally).toMatchObject({ viewer: null, userErrors: [{ code: '1004' }] });
    expect(oauthCalls()).toEqual([]);
  });

  test('AUTH-15 REST-04 someone unknown who has consented is registered with the same token, then signed in', async () => {
    isKnown = false;
    await browser.ask(start, { i: begun });
    const { data } = await browser.ask(finish, { i: { ...returned, consent: true, invitationToken: 'inv-1' } });
    expect(data.signInExternally).toMatchObject({ viewer: { user: {} }, registered: true, userErrors: [] });
    expect(gateway.paths()).toContain(
      `POST ${users}?external_access_token=external-1&realm=custom-oauth2&invitation_token=inv-1`,
    );
    // The account took the invitation with it.
    expect(grants().map((form) => form['invitation_token'])).toEqual(['inv-1', undefined]);
  });

  test('OP-36 someone unknown who has not consented gets no account', async () => {
    isKnown = false;
    await browser.ask(start, { i: begun });
    const { data } = await browser.ask(finish, { i: returned });
    expect(data.signInExternally).toEqual({
      viewer: null,
      tokens: null,
      registered: false,
      userErrors: [{ code: 'CONSENT_REQUIRED', field: 'consent' }],
    });
    expect(gateway.paths()).not.toContain(expect.stringContaining(users));
    expect(browser.cookies.has('tokens')).toBe(false);
  });

  test.each([
    ['ERR-12', { code: 9905, message: 'Social e-mail must be verified; check the e-mail settings' }, '9905'],
    ['ERR-02', { code: 1000, message: 'This username (e-mail) already exists' }, '1000'],
    ['ERR-06', { code: 1100, message: 'Invalid token' }, '1100'],
    ['ERR-18', { nothing: 'known' }, '59'],
  ])('%s ERR-18 a refused registration says %j', async (_id, body, code) => {
    isKnown = false;
    gateway.on('POST', users, { status: 400, body });
    await browser.ask(start, { i: begun });
    const { data } = await browser.ask(finish, { i: { ...returned, consent: true } });
    expect(data.signInExternally).toMatchObject({ viewer: null, registered: false, userErrors: [{ code }] });
  });

  test.each([
    ['ERR-05', '/oauth/custom-oauth2/exchange', { code: 1004, message: 'Wrong credentials' }, '1004'],
    ['ERR-12', '/oauth/token', { error: 'invalid_grant', error_description: 'no', code: 9905 }, '9905'],
    ['AUTH-14', '/oauth/token', { error: 'invalid_grant', error_description: 'User account is locked' }, 'LOCKED'],
    ['ERR-18', '/oauth/token', { error: 'invalid_grant', error_description: 'no luck' }, '59'],
  ])('%s OP-09 a refusal of %s is told by its code', async (_id, path, body, code) => {
    gateway.on(path === '/oauth/token' ? 'POST' : 'GET', path, { status: 400, body });
    await browser.ask(start, { i: begun });
    const { data, errors } = await browser.ask(finish, { i: { ...returned, consent: true } });
    expect(errors).toEqual([]);
    expect(data.signInExternally).toEqual({
      viewer: null,
      tokens: null,
      registered: false,
      userErrors: [{ code, field: null }],
    });
  });

  test('WS-20 AUTH-09 the active consent is accepted as at any sign-in', async () => {
    await browser.ask(start, { i: begun });
    await browser.ask(finish, { i: returned });
    expect(gateway.paths()).toContain('POST /api/v1/secured/consents/12/users');
  });
});

describe('a tool', () => {
  test('AUTH-05 REST-03 signs in with a token that was made for us, in the payload', async () => {
    const input = { realm: 'GOOGLE', proof: { externalToken: 'id-token' }, returnTokens: true };
    const { data, response } = await gateway.ask(finish, { i: input });
    expect(data.signInExternally.tokens).toEqual({ accessToken: 'access-1' });
    expect(grants()).toEqual([
      { grant_type: 'external_access_token', external_access_token: 'id-token', realm: 'google' },
    ]);
    expect(response.cookies).toEqual([]);
  });

  test('OP-36 may bring a code itself, as it keeps no cookies', async () => {
    const { data } = await gateway.ask(finish, { i: { ...returned, returnTokens: true } });
    expect(data.signInExternally.tokens).toEqual({ accessToken: 'access-1' });
    const again = await gateway.ask(finish, { i: returned }, bearer());
    expect(again.data.signInExternally.userErrors).toEqual([]);
  });

  test.each([
    [{}],
    [{ code: { code: 'c', state: 's' } }],
    [{ code: { code: 'c', state: 's', redirectUri }, externalToken: 't' }],
  ])('gives either a code with what belongs to it or a token: %j', async (proof) => {
    const { errors } = await gateway.ask(finish, { i: { realm: 'GOOGLE', proof } });
    expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(gateway.calls).toEqual([]);
  });

  test.each([
    [{ externalToken: '' }, 'proof'],
    [{ code: { code: '', state: 's', redirectUri } }, 'proof.code.code'],
    [{ code: { code: 'c', state: '', redirectUri } }, 'proof.code.state'],
  ])('OP-13 %j is refused at its field', async (proof, field) => {
    const { data } = await gateway.ask(finish, { i: { realm: 'GOOGLE', proof } });
    expect(data.signInExternally.userErrors).toMatchObject([{ code: 'INVALID', field }]);
    expect(gateway.calls).toEqual([]);
  });
});

test('OP-11 production names the cookie __Host-external and sends it by https alone', async () => {
  const production = await createTestGateway({
    APP_ENV: 'production',
    OAUTH_CLIENT_SECRET: 'a secret of the test',
    COOKIE_SECRET: 'another secret of the test, 32 bytes long',
  });
  production.on('GET', '/oauth/google/authorization-data', { body: { authorization_url: 'https://g', state: 's' } });
  const { response } = await production.ask(start, { i: { ...begun, realm: 'GOOGLE' } });
  expect(response.cookies).toEqual([
    expect.objectContaining({ name: '__Host-external', secure: true, httpOnly: true, path: '/' }),
  ]);
  await production.close();
});
