import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import type { GivenAnswer } from '../../testing/testServer.ts';
import { callbackOf } from './externalTestCalls.testkit.ts';
import { createHostileSignIn, inSeconds, type HostileSignIn } from './hostileSignIn.testkit.ts';
import type { Id } from '../../shared/id.ts';

describe('OP-36 an exchange with a hostile provider, caller or page', () => {
  let hostile: HostileSignIn;
  beforeAll(async () => {
    hostile = await createHostileSignIn();
  });
  afterAll(() => hostile.close());
  beforeEach(() => hostile.reset());

  /** What the audit log says of the latest refusal. */
  const lastFailure = (workspaceId: Id): Promise<unknown> =>
    inWorkspace(hostile.server.db, workspaceId, async (trx) => {
      const { details } = await trx
        .selectFrom('audit_entry')
        .select('audit_entry.details')
        .where('audit_entry.action', '=', 'EXTERNAL_REFUSED')
        .orderBy('audit_entry.audit_id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return details['failure'];
    });

  test('REST-07 sends the verifier of its own beginning, and the credential in the header', async () => {
    const { state, nonce, challenge } = await hostile.begun();
    hostile.answers.tokens = { id_token: await hostile.idTokenOf('a@mail.test', nonce) };
    hostile.answers.user = { sub: 'sub of a@mail.test' };
    await hostile.calls.exchange('custom-oauth2', { code: 'a-code', state });
    const asked = hostile.provider.received.find(({ path }) => path === '/token');
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
      const { state, nonce } = await hostile.begun();
      hostile.answers.tokens = { id_token: await hostile.idTokenOf('a@mail.test', nonce) };
      hostile.answers.user = { sub: 'sub of a@mail.test' };
      hostile.answers.override = ({ path, headers }) =>
        path === '/token' && headers.authorization !== undefined
          ? { status, json: { error: 'invalid_client' } }
          : undefined;
      expect((await hostile.calls.exchange('custom-oauth2', { code: 'a-code', state })).status).toBe(200);
      const [first, second] = hostile.provider.received.filter(({ path }) => path === '/token');
      expect(first?.form['client_secret']).toBeUndefined();
      expect(second?.form).toMatchObject({
        client_id: 'lectern',
        client_secret: 'secret of lectern',
        code: 'a-code',
      });
    },
  );

  test.each<[string, (nonce: string) => Promise<unknown>]>([
    ['another nonce', () => hostile.idTokenOf('a@mail.test', 'another')],
    ['no nonce', () => hostile.signed(hostile.claimsOf('a@mail.test', { aud: 'lectern' }))],
    ['no ID token', async () => undefined],
    ['an ID token for another client', (nonce) => hostile.idTokenOf('a@mail.test', nonce, { aud: 'x' })],
    ['an ID token of another issuer', (nonce) => hostile.idTokenOf('a@mail.test', nonce, { iss: 'https://x.example' })],
    [
      'an expired ID token',
      (nonce) => hostile.idTokenOf('a@mail.test', nonce, { exp: inSeconds(hostile.server.now()) - 60 }),
    ],
    ['an ID token of another person', (nonce) => hostile.idTokenOf('b@mail.test', nonce)],
  ])('1004 that yields %s opens nothing', async (_what, idToken) => {
    const { state, nonce } = await hostile.begun();
    hostile.answers.tokens = { id_token: await idToken(nonce) };
    hostile.answers.user = { sub: 'sub of a@mail.test', email: 'a@mail.test' };
    expect(await hostile.calls.exchange('custom-oauth2', { code: 'a-code', state })).toMatchObject({
      status: 400,
      body: { code: 1004 },
    });
  });

  test('1004 a state counts once: replayed with the same code or another, also when the first try failed', async () => {
    const first = await hostile.begun();
    hostile.answers.tokens = { id_token: await hostile.idTokenOf('a@mail.test', first.nonce) };
    hostile.answers.user = { sub: 'sub of a@mail.test', email: 'a@mail.test' };
    expect((await hostile.calls.exchange('custom-oauth2', { code: 'c', state: first.state })).status).toBe(200);
    const asked = hostile.provider.received.length;
    for (const code of ['c', 'd']) {
      expect((await hostile.calls.exchange('custom-oauth2', { code, state: first.state })).body).toMatchObject({
        code: 1004,
      });
    }
    expect(hostile.provider.received).toHaveLength(asked);

    const second = await hostile.begun();
    hostile.answers.override = ({ path }) =>
      path === '/token' ? { status: 400, json: { error: 'invalid_grant' } } : undefined;
    expect((await hostile.calls.exchange('custom-oauth2', { code: 'wrong', state: second.state })).status).toBe(400);
    hostile.answers.override = () => undefined;
    hostile.answers.tokens = { id_token: await hostile.idTokenOf('a@mail.test', second.nonce) };
    expect((await hostile.calls.exchange('custom-oauth2', { code: 'c', state: second.state })).status).toBe(400);
  });

  test('1004 of ten with one state at once, one counts', async () => {
    const { state, nonce } = await hostile.begun();
    hostile.answers.tokens = { id_token: await hostile.idTokenOf('a@mail.test', nonce) };
    hostile.answers.user = { sub: 'sub of a@mail.test', email: 'a@mail.test' };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => hostile.calls.exchange('custom-oauth2', { code: 'c', state })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(hostile.provider.received.filter(({ path }) => path === '/token')).toHaveLength(1);
  });

  test('1004 a state of another workspace, realm or time, and one that nobody gave, do not count', async () => {
    const ofOther = await hostile.begun('custom-oauth2', 'acme.localhost');
    const ofGoogle = await hostile.begun('google');
    const old = await hostile.begun();
    for (const state of [ofOther.state, ofGoogle.state, 'made-up']) {
      expect((await hostile.calls.exchange('custom-oauth2', { code: 'c', state })).body).toMatchObject({ code: 1004 });
    }
    hostile.server.at(new Date(hostile.server.now().getTime() + 11 * 60_000));
    expect((await hostile.calls.exchange('custom-oauth2', { code: 'c', state: old.state })).body).toMatchObject({
      code: 1004,
    });
    expect(hostile.provider.received.filter(({ path }) => path === '/token')).toEqual([]);
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
    expect(await hostile.calls.begin('custom-oauth2', { redirectUri })).toMatchObject({
      status: 400,
      body: { code: 'INVALID', errors: [{ field: 'redirect_uri' }] },
    });
    const { state } = await hostile.begun();
    const exchanged = await hostile.calls.exchange('custom-oauth2', { code: 'c', state, redirectUri });
    expect(exchanged).toMatchObject({ status: 400, body: { code: 1004 } });
    expect(hostile.provider.received.filter(({ path }) => path === '/token')).toEqual([]);
  });

  test.each<[string, GivenAnswer]>([
    ['is down', { status: 503, json: {} }],
    ['answers more than anybody needs', { text: JSON.stringify({ access_token: 'x', more: 'y'.repeat(1_100_000) }) }],
    ['answers no JSON', { text: '<html>token</html>' }],
    ['answers without a token', { json: { token_type: 'bearer' } }],
    ['redirects elsewhere', { status: 307, json: {} }],
  ])('ERR-18 1004 when the provider %s, and no 5xx', async (_what, given) => {
    const { state } = await hostile.begun();
    hostile.answers.override = ({ path }) => (path === '/token' ? given : undefined);
    expect(await hostile.calls.exchange('custom-oauth2', { code: 'c', state })).toMatchObject({
      status: 400,
      body: { code: 1004 },
    });
  });

  test('1004 with a user endpoint that names nobody', async () => {
    const { state, nonce } = await hostile.begun();
    hostile.answers.tokens = { id_token: await hostile.idTokenOf('a@mail.test', nonce) };
    hostile.answers.user = 'nobody';
    expect((await hostile.calls.exchange('custom-oauth2', { code: 'c', state })).body).toMatchObject({ code: 1004 });
  });

  test('1004 a provider whose name leads into our own network is not called', async () => {
    // As one that was entered before such names were refused (OP-338).
    const entered = {
      tokenEndpoint: `${hostile.provider.origin.replace('http://127.0.0.1', 'https://localhost')}/token`,
    };
    await inWorkspace(hostile.server.db, 2, (trx) =>
      sql`update integration set settings = settings || ${JSON.stringify(entered)}::jsonb where type = 'OAUTH2'`.execute(
        trx,
      ),
    );
    const { state } = await hostile.begun('custom-oauth2', 'acme.localhost');
    const exchanged = await hostile.calls.exchange('custom-oauth2', { code: 'c', state, host: 'acme.localhost' });
    expect(exchanged).toMatchObject({ status: 400, body: { code: 1004 } });
    expect(await lastFailure(2)).toBe('OutboundError refused');
    expect(hostile.provider.received).toEqual([]);
  });

  test('ERR-18 the audit log says which kind of failure it was, without a value', async () => {
    const { state } = await hostile.begun();
    hostile.answers.override = ({ path }) =>
      path === '/token' ? { status: 400, json: { error: 'invalid_grant' } } : undefined;
    await hostile.calls.exchange('custom-oauth2', { code: 'wrong', state });
    expect(await lastFailure(1)).toBe('ProviderError token_endpoint_400');
    await hostile.calls.grant('google', await hostile.signed(hostile.claimsOf('a@mail.test', { aud: 'x' })));
    expect(await lastFailure(1)).toBe('JWTClaimValidationFailed ERR_JWT_CLAIM_VALIDATION_FAILED');
    await hostile.calls.exchange('custom-oauth2', { code: 'c', state });
    expect(await lastFailure(1)).toBe('1004');
    const another = await hostile.begun();
    hostile.answers.override = ({ path }) => (path === '/token' ? { text: 'x'.repeat(1_100_000) } : undefined);
    await hostile.calls.exchange('custom-oauth2', { code: 'c', state: another.state });
    expect(await lastFailure(1)).toBe('OutboundError too_large');
  });
});
