import { createHash } from 'node:crypto';
import { SignJWT, UnsecuredJWT, exportJWK, exportSPKI, generateKeyPair, type CryptoKey, type JWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { sentMails, tokenOfMail } from '../../testing/sentMails.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { startTestServer, type GivenAnswer, type ReceivedRequest, type TestServer } from '../../testing/testServer.ts';
import { callbackOf, connectOwnProvider, externalCallsOf, type ExternalCalls } from './externalTestCalls.ts';

const googleClient = 'lectern-at-google';
const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

describe('OP-36 sign-in against a hostile provider, caller or page', () => {
  let provider: TestServer;
  let server: TestApp;
  let calls: ExternalCalls;
  let admin: TestUser;
  let key: CryptoKey;
  let publicKey: CryptoKey;
  let jwk: JWK;
  /** What the token endpoint answers beside the access token. */
  let tokens: Readonly<Record<string, unknown>>;
  let user: unknown;
  /** In place of the provider's own answers. */
  let override: (request: ReceivedRequest) => GivenAnswer | undefined;

  beforeAll(async () => {
    ({ privateKey: key, publicKey } = await generateKeyPair('RS256', { extractable: true }));
    jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    provider = await startTestServer();
    provider.answer((request) => override(request) ?? answer(request));
    server = await createTestApp({
      OUTBOUND_PRIVATE_HOSTS: provider.host,
      GOOGLE_ISSUER: provider.origin,
      GOOGLE_CLIENT_ID: googleClient,
      GOOGLE_CLIENT_SECRET: 'secret of google',
    });
    calls = externalCallsOf(server);
    admin = await server.aUser({ roleAdmin: true });
    await connectOwnProvider(server, admin, provider.origin, { issuer: provider.origin });
    const other = await server.aUser({ workspaceId: 2, roleAdmin: true });
    await connectOwnProvider(server, other, provider.origin, { issuer: provider.origin });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });
  beforeEach(() => {
    tokens = {};
    user = {};
    override = () => undefined;
    provider.received.splice(0);
  });

  function answer({ path }: ReceivedRequest): GivenAnswer | undefined {
    switch (path) {
      case '/.well-known/openid-configuration':
        return {
          json: {
            issuer: provider.origin,
            authorization_endpoint: `${provider.origin}/auth`,
            token_endpoint: `${provider.origin}/token`,
            jwks_uri: `${provider.origin}/jwks`,
          },
        };
      case '/jwks':
        return { json: { keys: [jwk] } };
      case '/token':
        return { json: { access_token: 'at-the-provider', token_type: 'bearer', ...tokens } };
      case '/me':
        return { json: user };
      default:
        return undefined;
    }
  }

  const claimsOf = (email: string, more: Readonly<Record<string, unknown>> = {}) => ({
    iss: provider.origin,
    aud: googleClient,
    sub: `sub of ${email}`,
    email,
    email_verified: true,
    iat: seconds(server.now()),
    exp: seconds(server.now()) + 600,
    ...more,
  });
  const signed = (claims: Readonly<Record<string, unknown>>): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);

  let known = 0;
  async function aMember(): Promise<TestUser> {
    known += 1;
    return server.aUser({ username: `member${known}@mail.test` });
  }

  describe('an ID token', () => {
    test('AUTH-05 REST-03 that was made for us opens the account of its address', async () => {
      const member = await aMember();
      const pair = await calls.grant('google', await signed(claimsOf(member.username)));
      expect((await calls.whoIs(pair)).body).toMatchObject({ id: member.userId });
    });

    test.each<[string, (email: string) => Promise<string> | string]>([
      ['for another audience', (email) => signed(claimsOf(email, { aud: 'another-app' }))],
      [
        'for several, of whom another asked',
        (email) => signed(claimsOf(email, { aud: [googleClient, 'x'], azp: 'x' })),
      ],
      ['of another issuer', (email) => signed(claimsOf(email, { iss: 'https://accounts.example.org' }))],
      ['that is expired', (email) => signed(claimsOf(email, { exp: seconds(server.now()) - 60 }))],
      ['of the future', (email) => signed(claimsOf(email, { nbf: seconds(server.now()) + 600 }))],
      ['without an end', (email) => signed(claimsOf(email, { exp: undefined }))],
      ['without a person', (email) => signed(claimsOf(email, { sub: undefined }))],
      ['with algorithm none', (email) => new UnsecuredJWT(claimsOf(email)).encode()],
      [
        'signed with our client secret',
        (email) =>
          new SignJWT(claimsOf(email))
            .setProtectedHeader({ alg: 'HS256' })
            .sign(Buffer.from('secret of google'.repeat(2))),
      ],
      [
        'signed with the public key as a secret',
        async (email) =>
          new SignJWT(claimsOf(email))
            .setProtectedHeader({ alg: 'HS256', kid: 'one' })
            .sign(Buffer.from(await exportSPKI(publicKey))),
      ],
      [
        'signed with a key that it brings along',
        async (email) => {
          const own = await generateKeyPair('RS256', { extractable: true });
          return new SignJWT(claimsOf(email))
            .setProtectedHeader({ alg: 'RS256', jwk: await exportJWK(own.publicKey) })
            .sign(own.privateKey);
        },
      ],
      [
        'signed with another key of the same name',
        async (email) => {
          const own = await generateKeyPair('RS256');
          return new SignJWT(claimsOf(email)).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(own.privateKey);
        },
      ],
      [
        'changed after it was signed',
        async (email) => {
          const [head, , signature] = (await signed(claimsOf('someone@mail.test'))).split('.');
          return [head, Buffer.from(JSON.stringify(claimsOf(email))).toString('base64url'), signature].join('.');
        },
      ],
      ['that is none', () => 'not.a.token'],
      ['that is an access token of the provider', () => 'at-the-provider'],
    ])('ERR-05 1004 %s opens nothing', async (_what, make) => {
      const member = await aMember();
      const token = await make(member.username);
      expect(await calls.grant('google', token)).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant', code: 1004, message: 'Wrong credentials' },
      });
      expect(await calls.register('google', token)).toMatchObject({ status: 400, body: { code: 1004 } });
    });

    test('1004 for the client of one realm opens nothing in the other', async () => {
      const member = await aMember();
      const forGoogle = await signed(claimsOf(member.username));
      expect((await calls.grant('custom-oauth2', forGoogle)).body).toMatchObject({ code: 1004 });
      const forOwn = await signed(claimsOf(member.username, { aud: 'lectern' }));
      expect((await calls.grant('google', forOwn)).body).toMatchObject({ code: 1004 });
      expect((await calls.grant('custom-oauth2', forOwn)).status).toBe(200);
    });

    test('9905 whose address is not verified opens nothing', async () => {
      const member = await aMember();
      const token = await signed(claimsOf(member.username, { email_verified: false }));
      expect((await calls.grant('google', token)).body).toMatchObject({ code: 9905 });
      const text = await signed(claimsOf(member.username, { email_verified: 'true' }));
      expect((await calls.grant('google', text)).body).toMatchObject({ code: 9905 });
    });

    test('1004 of a provider whose keys are out of reach opens nothing', async () => {
      override = () => ({ status: 500, json: {} });
      server.at(new Date(server.now().getTime() + 1000));
      const unknownKey = await new SignJWT(claimsOf('someone@mail.test'))
        .setProtectedHeader({ alg: 'RS256', kid: 'never seen' })
        .sign(key);
      expect((await calls.grant('google', unknownKey)).body).toMatchObject({ code: 1004 });
    });
  });

  /** The state, the nonce and the challenge of a sign-in that begins. */
  async function begun(realm = 'custom-oauth2', host = 'localhost') {
    const { body } = await calls.begin(realm, { host });
    return { state: body['state'] ?? '', nonce: body['nonce'] ?? '', challenge: body['code_challenge'] ?? '' };
  }
  const idTokenOf = (email: string, nonce: string, more: Readonly<Record<string, unknown>> = {}) =>
    signed(claimsOf(email, { aud: 'lectern', nonce, ...more }));

  async function oneTimeToken(email: string, host = 'localhost'): Promise<string> {
    const { state, nonce } = await begun('custom-oauth2', host);
    tokens = { id_token: await idTokenOf(email, nonce) };
    user = { sub: `sub of ${email}`, email };
    const exchanged = await calls.exchange('custom-oauth2', { code: 'a-code', state, host });
    expect(exchanged.status).toBe(200);
    return exchanged.body['external_access_token'] ?? '';
  }

  describe('an exchange', () => {
    test('REST-07 sends the verifier of its own beginning, and the credential in the header', async () => {
      const { state, nonce, challenge } = await begun();
      tokens = { id_token: await idTokenOf('a@mail.test', nonce) };
      user = { sub: 'sub of a@mail.test' };
      await calls.exchange('custom-oauth2', { code: 'a-code', state });
      const asked = provider.received.find(({ path }) => path === '/token');
      expect(asked?.form).toMatchObject({
        grant_type: 'authorization_code',
        code: 'a-code',
        redirect_uri: callbackOf('localhost'),
      });
      const verifier = asked?.form['code_verifier'] ?? '';
      expect(createHash('sha256').update(verifier).digest('base64url')).toBe(challenge);
      expect(asked?.headers.authorization).toBe(`Basic ${Buffer.from('lectern:secret+of+lectern').toString('base64')}`);
    });

    test.each([401, 400])(
      'REST-07 sends the credential in the form where the header is refused with %i',
      async (status) => {
        const { state, nonce } = await begun();
        tokens = { id_token: await idTokenOf('a@mail.test', nonce) };
        user = { sub: 'sub of a@mail.test' };
        override = ({ path, headers }) =>
          path === '/token' && headers.authorization !== undefined
            ? { status, json: { error: 'invalid_client' } }
            : undefined;
        expect((await calls.exchange('custom-oauth2', { code: 'a-code', state })).status).toBe(200);
        const [first, second] = provider.received.filter(({ path }) => path === '/token');
        expect(first?.form['client_secret']).toBeUndefined();
        expect(second?.form).toMatchObject({
          client_id: 'lectern',
          client_secret: 'secret of lectern',
          code: 'a-code',
        });
      },
    );

    test.each<[string, (nonce: string) => Promise<unknown>]>([
      ['another nonce', () => idTokenOf('a@mail.test', 'another')],
      ['no nonce', () => signed(claimsOf('a@mail.test', { aud: 'lectern' }))],
      ['no ID token', async () => undefined],
      ['an ID token for another client', (nonce) => idTokenOf('a@mail.test', nonce, { aud: 'x' })],
      ['an ID token of another issuer', (nonce) => idTokenOf('a@mail.test', nonce, { iss: 'https://x.example' })],
      ['an expired ID token', (nonce) => idTokenOf('a@mail.test', nonce, { exp: seconds(server.now()) - 60 })],
      ['an ID token of another person', (nonce) => idTokenOf('b@mail.test', nonce)],
    ])('1004 that yields %s opens nothing', async (_what, idToken) => {
      const { state, nonce } = await begun();
      tokens = { id_token: await idToken(nonce) };
      user = { sub: 'sub of a@mail.test', email: 'a@mail.test' };
      expect(await calls.exchange('custom-oauth2', { code: 'a-code', state })).toMatchObject({
        status: 400,
        body: { code: 1004 },
      });
    });

    test('1004 a state counts once: replayed with the same code or another, also when the first try failed', async () => {
      const first = await begun();
      tokens = { id_token: await idTokenOf('a@mail.test', first.nonce) };
      user = { sub: 'sub of a@mail.test', email: 'a@mail.test' };
      expect((await calls.exchange('custom-oauth2', { code: 'c', state: first.state })).status).toBe(200);
      const asked = provider.received.length;
      for (const code of ['c', 'd']) {
        expect((await calls.exchange('custom-oauth2', { code, state: first.state })).body).toMatchObject({
          code: 1004,
        });
      }
      expect(provider.received).toHaveLength(asked);

      const second = await begun();
      override = ({ path }) => (path === '/token' ? { status: 400, json: { error: 'invalid_grant' } } : undefined);
      expect((await calls.exchange('custom-oauth2', { code: 'wrong', state: second.state })).status).toBe(400);
      override = () => undefined;
      tokens = { id_token: await idTokenOf('a@mail.test', second.nonce) };
      expect((await calls.exchange('custom-oauth2', { code: 'c', state: second.state })).status).toBe(400);
    });

    test('1004 of ten with one state at once, one counts', async () => {
      const { state, nonce } = await begun();
      tokens = { id_token: await idTokenOf('a@mail.test', nonce) };
      user = { sub: 'sub of a@mail.test', email: 'a@mail.test' };
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => calls.exchange('custom-oauth2', { code: 'c', state })),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(provider.received.filter(({ path }) => path === '/token')).toHaveLength(1);
    });

    test('1004 a state of another workspace, realm or time, and one that nobody gave, do not count', async () => {
      const ofOther = await begun('custom-oauth2', 'acme.localhost');
      const ofGoogle = await begun('google');
      const old = await begun();
      for (const state of [ofOther.state, ofGoogle.state, 'made-up']) {
        expect((await calls.exchange('custom-oauth2', { code: 'c', state })).body).toMatchObject({ code: 1004 });
      }
      server.at(new Date(server.now().getTime() + 11 * 60_000));
      expect((await calls.exchange('custom-oauth2', { code: 'c', state: old.state })).body).toMatchObject({
        code: 1004,
      });
      expect(provider.received.filter(({ path }) => path === '/token')).toEqual([]);
    });

    test.each([
      callbackOf('evil.example'),
      'http://localhost:4000/signin/callback/',
      'http://localhost:4000/signin/callback?next=//evil.example',
      'http://localhost:4000/signin/callback.evil.example',
      'http://localhost:4000.evil.example/signin/callback',
      'http://localhost:4000@evil.example/signin/callback',
      'http://localhost:4001/signin/callback',
      'https://localhost:4000/signin/callback',
      'http://acme.localhost:4000/signin/callback',
      'http://LOCALHOST:4000/signin/callback',
      '/signin/callback',
      '',
    ])('REST-06 REST-07 the redirect address %o is not taken', async (redirectUri) => {
      expect(await calls.begin('custom-oauth2', { redirectUri })).toMatchObject({
        status: 400,
        body: { code: 'INVALID', errors: [{ field: 'redirect_uri' }] },
      });
      const { state } = await begun();
      const exchanged = await calls.exchange('custom-oauth2', { code: 'c', state, redirectUri });
      expect(exchanged).toMatchObject({ status: 400, body: { code: 1004 } });
      expect(provider.received.filter(({ path }) => path === '/token')).toEqual([]);
    });

    test.each<[string, GivenAnswer]>([
      ['is down', { status: 503, json: {} }],
      ['answers more than anybody needs', { text: JSON.stringify({ access_token: 'x', more: 'y'.repeat(1_100_000) }) }],
      ['answers no JSON', { text: '<html>token</html>' }],
      ['answers without a token', { json: { token_type: 'bearer' } }],
      ['redirects elsewhere', { status: 307, json: {} }],
    ])('ERR-18 1004 when the provider %s, and no 5xx', async (_what, given) => {
      const { state } = await begun();
      override = ({ path }) => (path === '/token' ? given : undefined);
      expect(await calls.exchange('custom-oauth2', { code: 'c', state })).toMatchObject({
        status: 400,
        body: { code: 1004 },
      });
    });

    test('1004 with a user endpoint that names nobody', async () => {
      const { state, nonce } = await begun();
      tokens = { id_token: await idTokenOf('a@mail.test', nonce) };
      user = 'nobody';
      expect((await calls.exchange('custom-oauth2', { code: 'c', state })).body).toMatchObject({ code: 1004 });
    });
  });

  test('1004 a provider whose name leads into our own network is not called', async () => {
    const other = await server.aUser({ workspaceId: 2, roleAdmin: true });
    const list = '/api/v1/secured/workspaces/2/integrations';
    const { body } = await server.call<{ content: { id: number }[] }>('GET', list, { as: other });
    const change = {
      tokenEndpoint: `${provider.origin.replace('http://127.0.0.1', 'https://localhost')}/token`,
      clientSecret: 'entered again',
    };
    const changed = await server.call('PATCH', `${list}/${body.content[0]?.id}`, { as: other, body: change });
    expect(changed.status).toBe(200);
    const { state } = await begun('custom-oauth2', 'acme.localhost');
    const exchanged = await calls.exchange('custom-oauth2', { code: 'c', state, host: 'acme.localhost' });
    expect(exchanged).toMatchObject({ status: 400, body: { code: 1004 } });
    const { details } = await inWorkspace(server.db, 2, (trx) =>
      trx
        .selectFrom('audit_entry')
        .select('details')
        .where('action', '=', 'EXTERNAL_REFUSED')
        .orderBy('audit_id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    expect(details).toMatchObject({ failure: 'OutboundError refused' });
    expect(provider.received).toEqual([]);
  });

  test('ERR-18 the audit log says which kind of failure it was, without a value', async () => {
    const failures = async (): Promise<unknown> => {
      const { details } = await inWorkspace(server.db, 1, (trx) =>
        trx
          .selectFrom('audit_entry')
          .select('details')
          .where('action', '=', 'EXTERNAL_REFUSED')
          .orderBy('audit_id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow(),
      );
      return details['failure'];
    };
    const { state } = await begun();
    override = ({ path }) => (path === '/token' ? { status: 400, json: { error: 'invalid_grant' } } : undefined);
    await calls.exchange('custom-oauth2', { code: 'wrong', state });
    expect(await failures()).toBe('ProviderError token_endpoint_400');
    await calls.grant('google', await signed(claimsOf('a@mail.test', { aud: 'x' })));
    expect(await failures()).toBe('JWTClaimValidationFailed ERR_JWT_CLAIM_VALIDATION_FAILED');
    await calls.exchange('custom-oauth2', { code: 'c', state });
    expect(await failures()).toBe('1004');
    const another = await begun();
    override = ({ path }) => (path === '/token' ? { text: 'x'.repeat(1_100_000) } : undefined);
    await calls.exchange('custom-oauth2', { code: 'c', state: another.state });
    expect(await failures()).toBe('OutboundError too_large');
  });

  describe('a one-time token', () => {
    test('1004 opens once', async () => {
      const member = await aMember();
      const token = await oneTimeToken(member.username);
      expect((await calls.grant('custom-oauth2', token)).status).toBe(200);
      expect((await calls.grant('custom-oauth2', token)).body).toMatchObject({ code: 1004 });
    });

    test('1004 of ten uses at once, one opens', async () => {
      const member = await aMember();
      const token = await oneTimeToken(member.username);
      const replies = await Promise.all(Array.from({ length: 10 }, () => calls.grant('custom-oauth2', token)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(replies.filter(({ body }) => body['code'] === 1004)).toHaveLength(9);
    });

    test('1000 of ten registrations at once, one makes an account', async () => {
      const token = await oneTimeToken('newcomer@mail.test');
      const replies = await Promise.all(Array.from({ length: 10 }, () => calls.register('custom-oauth2', token)));
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(replies.filter(({ body }) => body['code'] === 1000)).toHaveLength(9);
    });

    test('1004 opens nothing in another workspace, realm or time', async () => {
      const member = await aMember();
      await server.aUser({ workspaceId: 2, username: member.username });
      const token = await oneTimeToken(member.username);
      expect((await calls.grant('custom-oauth2', token, {}, 'acme.localhost')).body).toMatchObject({ code: 1004 });
      expect((await calls.grant('google', token)).body).toMatchObject({ code: 1004 });
      server.at(new Date(server.now().getTime() + 11 * 60_000));
      expect((await calls.register('custom-oauth2', token)).body).toMatchObject({ code: 1004 });
      expect((await calls.grant('custom-oauth2', token)).body).toMatchObject({ code: 1004 });
    });

    test('stands in the database as a hash', async () => {
      const token = await oneTimeToken('hashed@mail.test');
      const rows = await inWorkspace(server.db, 1, (trx) =>
        trx
          .selectFrom('external_sign_in')
          .selectAll()
          .where('external_sign_in.email', '=', 'hashed@mail.test')
          .execute(),
      );
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(rows[0]).toMatchObject({ code_verifier: '', nonce: '' });
    });
  });

  describe('an account that somebody else made with a foreign address', () => {
    test('is handed over to the owner of the address: password, sign-ins and resets of before are void', async () => {
      const email = 'victim@mail.test';
      const squatter = { username: email, password: 'squatter-password', name: 'Squatter', language: 'en' };
      expect((await server.call('POST', '/api/v1/public/users', { body: squatter })).status).toBe(201);
      const basic = { authorization: `Basic ${Buffer.from('lectern-web:lectern-dev-secret').toString('base64')}` };
      const byPassword = () =>
        server.call<{ access_token: string; refresh_token: string }>('POST', '/oauth/token', {
          headers: basic,
          body: { grant_type: 'password', username: email, password: squatter.password },
        });
      const before = await byPassword();
      expect(before.status).toBe(200);
      await server.call('POST', '/api/v1/public/tokens', { body: { '@type': 'RESET_PW', username: email } });
      const reset = tokenOfMail((await sentMails(server)).find(({ to }) => to === email));

      const after = await calls.grant('google', await signed(claimsOf(email)));
      expect(after.status).toBe(200);
      expect((await calls.whoIs(after)).status).toBe(200);

      const me = { headers: { authorization: `Bearer ${before.body.access_token}` } };
      expect((await server.call('GET', '/api/v1/secured/users/me', me)).status).toBe(401);
      const refresh = { grant_type: 'refresh_token', refresh_token: before.body.refresh_token };
      expect((await server.call('POST', '/oauth/token', { headers: basic, body: refresh })).status).toBe(400);
      expect(await byPassword()).toMatchObject({ status: 400, body: { error_description: 'Bad credentials' } });
      const redeemed = await server.call('POST', `/api/v1/public/tokens/${reset}/_redeem`, {
        body: { '@type': 'RESET_PW', password: squatter.password },
      });
      expect(redeemed).toMatchObject({ status: 400, body: { code: 1100 } });
    });

    test('stays as it is when its owner has proven the address before', async () => {
      const member = await aMember();
      const session = await server.signIn(member);
      await inWorkspace(server.db, 1, (trx) =>
        trx
          .updateTable('app_user')
          .set({ email_verified_time: server.now(), password_hash: 'kept' })
          .where('app_user.user_id', '=', member.userId)
          .execute(),
      );
      expect((await calls.grant('google', await signed(claimsOf(member.username)))).status).toBe(200);
      const me = { headers: { authorization: `Bearer ${session}` } };
      expect((await server.call('GET', '/api/v1/secured/users/me', me)).status).toBe(200);
      const { password_hash: hash } = await inWorkspace(server.db, 1, (trx) =>
        trx
          .selectFrom('app_user')
          .select('password_hash')
          .where('app_user.user_id', '=', member.userId)
          .executeTakeFirstOrThrow(),
      );
      expect(hash).toBe('kept');
    });
  });
});
