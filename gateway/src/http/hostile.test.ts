import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBrowser, mePath, welcomeEveryone } from '../testing/browser.ts';
import { aPage, aPerson, aUser, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway, type UpstreamCall } from '../testing/testGateway.ts';

const stranger = '203.0.113.9';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway({ LOG_LEVEL: 'trace' });
});
afterEach(() => gateway.close());

const sentHosts = (): (string | undefined)[] =>
  gateway.calls.map(({ headers }: UpstreamCall) => headers['x-forwarded-host']);

describe('a forged host', () => {
  const reset = 'mutation { requestPasswordReset(input: { username: "a@b.c" }) { accepted } }';

  test('OP-27 of a stranger’s X-Forwarded-Host is in no link, no page and no question to the platform', async () => {
    gateway.on('POST', '/api/v1/public/tokens', { status: 204 });
    gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
    const headers = { host: 'localhost', 'x-forwarded-host': 'evil.test', 'content-type': 'application/json' };
    await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: stranger,
      headers,
      payload: { query: reset },
    });
    await gateway.app.inject({ url: '/signin', remoteAddress: stranger, headers: { ...headers, accept: 'text/html' } });
    await gateway.app.inject({ url: '/static/media/x.webp', remoteAddress: stranger, headers });
    expect(gateway.calls[0]?.body).toMatchObject({ hostname: 'localhost' });
    expect(new Set(sentHosts())).toEqual(new Set(['localhost']));
  });

  test('WS-01 a host that nobody serves gets nothing, anyone who says it', async () => {
    gateway.on('GET', '/api/v1/public/workspaces', ({ headers }) =>
      headers['x-forwarded-host'] === 'localhost' ? { body: aPage([aWorkspace()]) } : { status: 404 },
    );
    const query = '{ workspace { hostname } }';
    expect((await gateway.ask(query)).data.workspace.hostname).toBe('localhost');
    // The same question of another host is never answered by what is kept.
    expect((await gateway.ask(query, {}, { host: 'evil.test' })).data.workspace).toBeNull();
    expect(
      (await gateway.ask(query, {}, { host: 'localhost', 'x-forwarded-host': 'evil.test' })).data.workspace,
    ).toBeNull();
  });

  test.each(['localhost, evil.test', 'localhost@evil.test', 'evil.test/localhost'])(
    'OP-27 one that two readers could take for two is refused: %j',
    async (host) => {
      expect((await gateway.ask('{ viewer { mayEditProfile } }', {}, { host })).status).toBe(400);
      expect(gateway.calls).toEqual([]);
    },
  );
});

describe('what belongs to another workspace', () => {
  test('OP-27 its token is no token here: the platform’s no is passed on, and nothing is read without it', async () => {
    gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
    const refused = { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Sign in to continue' } };
    gateway.on('GET', mePath, refused);
    gateway.on('GET', '/api/v1/secured/workspaces/1/users/1200', refused);
    for (const query of ['{ viewer { mayEditProfile } }', '{ workspace { person(id: 1200) { username } } }']) {
      const { errors } = await gateway.ask(query, {}, bearer('of-acme'));
      expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    }
  });

  test('OP-11 a cookie of another host is none, also where the secret is the same', async () => {
    welcomeEveryone(gateway);
    const browser = createBrowser(gateway, 'acme.localhost');
    await browser.ask('mutation { signIn(input: { username: "a@b.c", password: "x" }) { registered } }');
    gateway.calls.length = 0;
    const { data } = await browser.ask('{ viewer { mayEditProfile } }', {}, { host: 'localhost' });
    expect(data.viewer).toBeNull();
    expect(gateway.calls).toEqual([]);
  });

  test('a raw id in an argument cannot lead to another address', async () => {
    gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
    gateway.on('GET', '/api/v1/secured/workspaces/1/users/1', { body: aPerson() });
    for (const id of ['WorkspacePerson:1/../../2/users/1', 'WorkspacePerson:-', 'WorkspacePerson:1e3']) {
      await gateway.ask(
        'query($id: ID!) { node(id: $id) { id } }',
        { id: Buffer.from(id).toString('base64url') },
        bearer(),
      );
    }
    expect(gateway.paths().filter((path) => path.includes('/secured/') && !path.endsWith('/users/1000'))).toEqual([]);
  });
});

test('AUTH-14 guesses packed into one document are calls of their own, each under the caller’s address', async () => {
  gateway.on('POST', '/oauth/token', { status: 400, body: { error: 'invalid_grant', error_description: 'no' } });
  const guesses = (count: number): string =>
    `mutation { ${Array.from(
      { length: count },
      (_none, index) => `a${index}: signIn(input: { username: "a@b.c", password: "${index}" }) { userErrors { code } }`,
    ).join(' ')} }`;
  const send = (count: number) =>
    gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: stranger,
      headers: { host: 'localhost', 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
      payload: { query: guesses(count) },
    });
  expect((await send(31)).statusCode).toBe(400);
  expect(gateway.calls).toEqual([]);
  await send(30);
  // The platform counts them: a gateway keeps no state that others would have to know.
  expect(gateway.calls.map(({ headers }) => headers['x-forwarded-for'])).toEqual(
    Array.from({ length: 30 }, () => stranger),
  );
});

describe('the log', () => {
  const secrets = {
    password: 'a-password-1',
    reset: 'reset-token-1',
    invitation: 'invitation-token-1',
    external: 'external-token-1',
    code: 'provider-code-1',
    state: 'provider-state-1',
    access: 'access-1',
    refresh: 'refresh-1',
    username: 'mara@demo.test',
  };

  test('OP-09 says nothing secret and names nobody, whatever goes wrong', async () => {
    welcomeEveryone(gateway);
    gateway.on('POST', '/oauth/token', {
      status: 400,
      body: { error: 'invalid_grant', code: 1001, error_description: 'User not found' },
    });
    const documents: readonly (readonly [string, object])[] = [
      [
        'mutation($i: SignInInput!) { signIn(input: $i) { registered } }',
        { username: secrets.username, password: secrets.password, invitationToken: secrets.invitation },
      ],
      [
        'mutation($i: ResetPasswordInput!) { resetPassword(input: $i) { reset } }',
        { token: secrets.reset, password: secrets.password },
      ],
      [
        'mutation($i: SignInExternallyInput!) { signInExternally(input: $i) { registered } }',
        { realm: 'GOOGLE', proof: { externalToken: secrets.external }, consent: true },
      ],
      [
        'mutation($i: SignInExternallyInput!) { signInExternally(input: $i) { registered } }',
        {
          realm: 'GOOGLE',
          code: secrets.code,
          state: secrets.state,
          redirectUri: 'http://localhost/signin/callback',
          returnTokens: true,
        },
      ],
      ['query($i: String!) { invitation(token: $i) { username } }', secrets.invitation as unknown as object],
      ['{ viewer { mayEditProfile } }', {}],
    ];
    const tryAll = async (): Promise<void> => {
      for (const [query, i] of documents) await gateway.ask(query, { i }, bearer(secrets.access, secrets.refresh));
      for (const url of [
        `/signin?invitation_token=${secrets.invitation}`,
        `/signin/callback?code=${secrets.code}&state=${secrets.state}`,
        `/passwordreset?token=${secrets.reset}`,
      ]) {
        await gateway.app.inject({ url, headers: { accept: 'text/html' } });
      }
    };
    await tryAll();
    // Consents and workspaces fail while people sign in, then everything does.
    gateway.on('GET', mePath, { body: aUser() });
    gateway.on('POST', '/api/v1/secured/consents/12/users', { status: 500 });
    await tryAll();
    for (const method of ['GET', 'POST']) {
      for (const path of [
        '/oauth/token',
        mePath,
        '/api/v1/public/users',
        `/api/v1/public/tokens/${secrets.reset}/_redeem`,
        `/api/v1/public/invitations/${secrets.invitation}`,
      ]) {
        gateway.on(method, path, { status: 503, body: { code: 'UNAVAILABLE', message: 'busy' } });
      }
    }
    await tryAll();
    expect(gateway.logs.length).toBeGreaterThan(20);
    const told = Object.values(secrets).filter((secret) => gateway.logs.some((line) => line.includes(secret)));
    expect(told).toEqual([]);
  });
});
