import { afterAll, beforeAll, describe, expect, test, onTestFinished } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { issueInvitationToken } from '../../workspace/people/issueInvitationToken.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import {
  startIdentityProvider,
  type ProviderPerson,
  type TestIdentityProvider,
} from '../../testing/testIdentityProvider.ts';
import {
  callbackOf,
  connectOwnProvider,
  externalCallsOf,
  returnedBy,
  type ExternalCalls,
} from './externalTestCalls.testkit.ts';

const trialHost = '3f2a1c9e-7b64-4d0e-9a51-0c8e5d2b7f13.localhost';
const redirectUris = ['localhost', 'acme.localhost', trialHost].map(callbackOf);
const client = (id: string, secret: string) => ({
  client_id: id,
  client_secret: secret,
  redirect_uris: [...redirectUris],
});

describe('sign-in at a real OpenID provider', () => {
  let provider: TestIdentityProvider;
  let server: TestApp;
  let calls: ExternalCalls;
  let admin: TestUser;
  let people = 0;

  beforeAll(async () => {
    provider = await startIdentityProvider([
      client('lectern', 'secret of lectern'),
      client('lectern-at-google', 'secret of google'),
      { ...client('by-form', 'secret by form'), token_endpoint_auth_method: 'client_secret_post' },
    ]);
    server = await createTestApp({
      OUTBOUND_PRIVATE_HOSTS: provider.host,
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: 'lectern-at-google',
      GOOGLE_CLIENT_SECRET: 'secret of google',
    });
    calls = externalCallsOf(server);
    admin = await server.aUser({ roleAdmin: true });
    await connectOwnProvider(server, admin, provider.issuer, { issuer: provider.issuer });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  function aPerson(known: Partial<ProviderPerson> = {}): ProviderPerson & { email: string } {
    people += 1;
    const person = {
      sub: `person-${people}`,
      email: `person${people}@mail.test`,
      email_verified: true,
      name: `Person ${people}`,
      picture: `https://pictures.test/${people}.png`,
      ...known,
    };
    provider.knows(person);
    return person;
  }

  /** The token of a mail to someone who was added to workspace 1. */
  const anInvitation = (
    username: string,
    rights: { createCourse?: boolean; createVoucher?: boolean },
  ): Promise<string> =>
    inWorkspace(server.db, 1, async (trx) => {
      const { user_id: userId } = await trx
        .insertInto('invitation')
        .values({
          workspace_id: 1,
          username,
          create_course: rights.createCourse ?? false,
          create_voucher: rights.createVoucher ?? false,
        })
        .returning('invitation.user_id')
        .executeTakeFirstOrThrow();
      return (await issueInvitationToken(trx, { workspaceId: 1, userId, now: server.now() }))?.token ?? '';
    });

  /** From the button to the one-time token. */
  async function oneTimeToken(realm: string, person: ProviderPerson, host = 'localhost'): Promise<string> {
    const begun = await calls.begin(realm, { host });
    const returned = await provider.visit(begun.body['authorization_url'] ?? '', person.sub);
    const exchanged = await calls.exchange(realm, { ...returnedBy(returned), host });
    expect(exchanged.status, JSON.stringify(exchanged.body)).toBe(200);
    return exchanged.body['external_access_token'] ?? '';
  }

  test.each(['custom-oauth2', 'google'])(
    'AUTH-05 REST-03 REST-04 REST-06 REST-07 %s: unknown, registered, signed in',
    async (realm) => {
      const person = aPerson();
      const token = await oneTimeToken(realm, person);

      expect(await calls.grant(realm, token)).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant', code: 1001, message: 'User not found' },
      });
      const registered = await calls.register(realm, token, { body: { language: 'de' } });
      expect(registered).toMatchObject({
        status: 201,
        body: { username: person.email, name: person.name, picture: person.picture, language: 'de', roles: [] },
      });
      const pair = await calls.grant(realm, token);
      expect(pair).toMatchObject({ status: 200, body: { token_type: 'bearer', expires_in: 900 } });
      expect((await calls.whoIs(pair)).body).toMatchObject({ id: registered.body.id, username: person.email });
    },
  );

  test('REST-06 answers what the documented call needs, with PKCE, state and nonce', async () => {
    const { status, headers, body } = await calls.begin('custom-oauth2');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      authorization_endpoint: `${provider.issuer}/auth`,
      client_id: 'lectern',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: callbackOf('localhost'),
    });
    const url = new URL(body['authorization_url'] ?? '');
    for (const name of ['client_id', 'response_type', 'scope', 'state', 'nonce', 'code_challenge', 'redirect_uri']) {
      expect(url.searchParams.get(name)).toBe(body[name]);
    }
    const again = await calls.begin('custom-oauth2');
    expect(again.body['state']).not.toBe(body['state']);
    expect(again.body['code_challenge']).not.toBe(body['code_challenge']);
    expect(JSON.stringify(body)).not.toContain('verifier');
  });

  test('REST-07 answers realm and token, and none of the provider', async () => {
    const begun = await calls.begin('google');
    const returned = await provider.visit(begun.body['authorization_url'] ?? '', aPerson().sub);
    const { body, headers } = await calls.exchange('google', returnedBy(returned));
    expect(body).toEqual({
      external_access_token: expect.stringMatching(/^[\w-]{43}$/),
      external_refresh_token: null,
      realm: 'google',
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('REST-06 REST-07 need the credential of the client', async () => {
    for (const url of [
      `/oauth/google/authorization-data?redirect_uri=${callbackOf('localhost')}`,
      `/oauth/google/exchange?authorization_code=a&state=b&redirect_uri=${callbackOf('localhost')}`,
    ]) {
      expect(await server.call('GET', url)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    }
  });

  test.each([
    ['without a query', '', 400],
    ['with an empty address', '?redirect_uri=', 400],
  ])('REST-06 OP-36 the documented call %s begins nothing', async (_what, query, status) => {
    const url = `/oauth/custom-oauth2/authorization-data${query}`;
    const headers = { authorization: `Basic ${Buffer.from('lectern-web:lectern-dev-secret').toString('base64')}` };
    expect(await server.call('GET', url, { headers })).toMatchObject({
      status,
      body: { code: 'INVALID', errors: [{ field: 'redirect_uri' }] },
    });
    expect(await server.call('GET', url)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  });

  test('REST-06 a provider that the workspace does not offer is not found', async () => {
    expect((await calls.begin('facebook')).status).toBe(404);
    expect((await calls.begin('custom-oauth2', { host: 'acme.localhost' })).status).toBe(404);
    expect((await calls.begin('somewhere')).status).toBe(400);
    expect(await calls.grant('facebook', 'a-token')).toMatchObject({ status: 400, body: { code: 1004 } });
    expect(await calls.grant('somewhere', 'a-token')).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
  });

  test('OP-36 a provider without ID tokens is asked at its user endpoint; a client secret may stand in the form', async () => {
    const other = await server.aUser({ workspaceId: 2, roleAdmin: true });
    await connectOwnProvider(server, other, provider.issuer, { clientId: 'by-form', clientSecret: 'secret by form' });
    // Other tests need a workspace without one.
    onTestFinished(async () => {
      await inWorkspace(server.db, 2, (trx) => trx.deleteFrom('integration').execute());
    });
    const person = aPerson();
    const token = await oneTimeToken('custom-oauth2', person, 'acme.localhost');
    const registered = await calls.register('custom-oauth2', token, { host: 'acme.localhost' });
    expect(registered).toMatchObject({ status: 201, body: { username: person.email, language: 'en' } });
    expect((await calls.grant('custom-oauth2', token, {}, 'acme.localhost')).status).toBe(200);
  });

  test('OP-36 1004 a code that came of another beginning is not exchanged: challenge and nonce are bound to the state', async () => {
    const person = aPerson();
    const [own, foreign] = [await calls.begin('custom-oauth2'), await calls.begin('custom-oauth2')];
    const returned = await provider.visit(foreign.body['authorization_url'] ?? '', person.sub);
    const injected = { code: returnedBy(returned).code, state: own.body['state'] ?? '' };
    expect(await calls.exchange('custom-oauth2', injected)).toMatchObject({ status: 400, body: { code: 1004 } });
  });

  test.each([
    ['code_challenge', 'A'.repeat(43)],
    ['nonce', 'another'],
    ['code_challenge', null],
  ])('OP-36 1004 an authorization whose %s was changed to %o opens nothing', async (name, value) => {
    const { body } = await calls.begin('custom-oauth2');
    const url = new URL(body['authorization_url'] ?? '');
    if (value === null) {
      url.searchParams.delete(name);
    } else {
      url.searchParams.set(name, value);
    }
    const returned = await provider.visit(url.href, aPerson().sub);
    const { code, state } = returnedBy(returned);
    expect((await calls.exchange('custom-oauth2', { code: code || 'none-was-given', state })).body).toMatchObject({
      code: 1004,
    });
  });

  test('AUTH-05 a known address is linked once; afterwards the id at the provider counts, whatever the address', async () => {
    const person = aPerson();
    const user = await server.aUser({ username: person.email.toUpperCase() });
    const first = await calls.grant('google', await oneTimeToken('google', person));
    expect((await calls.whoIs(first)).body).toMatchObject({ id: user.userId });
    provider.knows({ ...person, email: 'moved@mail.test' });
    const second = await calls.grant('google', await oneTimeToken('google', person));
    expect((await calls.whoIs(second)).body).toMatchObject({ id: user.userId, username: user.username });
  });

  test('REST-04 1000 anyone who is known, by address or by id, is not registered again', async () => {
    const byAddress = aPerson();
    await server.aUser({ username: byAddress.email });
    const token = await oneTimeToken('google', byAddress);
    expect(await calls.register('google', token)).toMatchObject({ status: 409, body: { code: 1000 } });
    await calls.grant('google', token);
    provider.knows({ ...byAddress, email: 'another@mail.test' });
    const moved = await oneTimeToken('google', byAddress);
    expect(await calls.register('google', moved)).toMatchObject({ status: 409, body: { code: 1000 } });
  });

  test.each<[string, Partial<ProviderPerson>]>([
    ['not verified', { email_verified: false }],
    ['missing', { email: undefined }],
    ['no address', { email: 'not an address' }],
  ])('ERR-12 9905 an e-mail address that is %s opens nothing', async (_what, known) => {
    for (const realm of ['google', 'custom-oauth2']) {
      const person = aPerson(known);
      const token = await oneTimeToken(realm, person);
      const refusal = { code: 9905, message: 'Social e-mail must be verified; check the e-mail settings' };
      expect(await calls.grant(realm, token)).toMatchObject({ status: 400, body: refusal });
      expect(await calls.register(realm, token)).toMatchObject({ status: 400, body: refusal });
    }
  });

  test('OP-36 Google must say that the address is verified; the own provider is believed when it says nothing', async () => {
    const silent = { email_verified: undefined };
    expect((await calls.register('google', await oneTimeToken('google', aPerson(silent)))).body).toMatchObject({
      code: 9905,
    });
    expect((await calls.register('custom-oauth2', await oneTimeToken('custom-oauth2', aPerson(silent)))).status).toBe(
      201,
    );
  });

  test('AUTH-15 REST-03 REST-04 an invitation counts for its address only, at register and at sign-in', async () => {
    const invited = aPerson();
    const other = aPerson();
    const invitation = await anInvitation(invited.email, { createCourse: true });
    const foreign = await oneTimeToken('google', other);
    expect(await calls.register('google', foreign, { invitationToken: invitation })).toMatchObject({
      status: 400,
      body: { code: 1100 },
    });
    expect((await calls.grant('google', foreign)).body).toMatchObject({ code: 1001 });
    const own = await oneTimeToken('google', invited);
    expect(await calls.register('google', own, { invitationToken: invitation })).toMatchObject({
      status: 201,
      body: { createCourse: true },
    });

    const known = aPerson();
    const user = await server.aUser({ username: known.email });
    const second = await anInvitation(known.email, { createVoucher: true });
    const wrong = await calls.grant('google', await oneTimeToken('google', known), { invitation_token: invitation });
    expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_grant', code: 1100 } });
    const pair = await calls.grant('google', await oneTimeToken('google', known), { invitation_token: second });
    expect((await calls.whoIs(pair)).body).toMatchObject({ id: user.userId, createVoucher: true });
  });

  test('TRIAL-01 OP-48 a host that nobody has asked for yet is reserved by the first sign-in at a provider', async () => {
    const person = aPerson();
    const token = await oneTimeToken('google', person, trialHost);
    expect((await calls.register('google', token, { host: trialHost })).status).toBe(201);
    const pair = await calls.grant('google', token, {}, trialHost);
    expect((await calls.whoIs(pair, trialHost)).body).toMatchObject({ username: person.email });
    expect((await calls.whoIs(pair)).status).toBe(401);
  });

  test('GW-28 sign-ins and refusals are in the audit log, without names, addresses or tokens', async () => {
    const person = aPerson();
    const token = await oneTimeToken('google', person);
    const { body } = await calls.register('google', token);
    await calls.grant('google', token);
    await calls.grant('google', token);
    const entries = await inWorkspace(server.db, 1, (trx) =>
      trx
        .selectFrom('audit_entry')
        .select(['action', 'actor_id', 'details'])
        .orderBy('audit_id', 'desc')
        .limit(3)
        .execute(),
    );
    expect(entries.toReversed()).toEqual([
      { action: 'REGISTERED', actor_id: body.id, details: { realm: 'google' } },
      { action: 'EXTERNAL_SIGN_IN', actor_id: body.id, details: { realm: 'google' } },
      { action: 'EXTERNAL_REFUSED', actor_id: null, details: expect.objectContaining({ realm: 'google', code: 1004 }) },
    ]);
    for (const text of [person.email, person.name ?? '', token]) {
      expect(JSON.stringify(entries)).not.toContain(text);
    }
  });
});
