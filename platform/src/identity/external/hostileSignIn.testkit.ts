/** A test app whose providers answer what a test gives them, and tokens that such a provider could sign. */
import { SignJWT, exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import { expect } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { startTestServer, type GivenAnswer, type ReceivedRequest, type TestServer } from '../../testing/testServer.ts';
import { connectOwnProvider, externalCallsOf, type ExternalCalls } from './externalTestCalls.testkit.ts';

type Claims = Readonly<Record<string, unknown>>;

export interface HostileSignIn {
  readonly server: TestApp;
  /** Google, and the own provider of both workspaces. */
  readonly provider: TestServer;
  readonly calls: ExternalCalls;
  /** With which the provider signs, under the name `one`. */
  readonly key: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly answers: Answers;
  /** Claims about the owner of an address, made for us at Google. */
  claimsOf(email: string, more?: Claims): Claims;
  signed(claims: Claims): Promise<string>;
  /** An ID token for our client at the own provider. */
  idTokenOf(email: string, nonce: string, more?: Claims): Promise<string>;
  /** The state, the nonce and the challenge of a sign-in that begins. */
  begun(realm?: string, host?: string): Promise<{ state: string; nonce: string; challenge: string }>;
  /** What an exchange with the own provider answers for the owner of an address. */
  oneTimeToken(email: string, host?: string): Promise<string>;
  /** Someone with an account whose address is not proven. */
  aMember(): Promise<TestUser>;
  /** Before each test: the provider is honest again and has received nothing. */
  reset(): void;
  close(): Promise<void>;
}

/** What the provider answers. */
interface Answers {
  /** Of the token endpoint, beside the access token. */
  tokens: Claims;
  /** Of the user endpoint. */
  user: unknown;
  /** In place of the provider's own answers. */
  override: (request: ReceivedRequest) => GivenAnswer | undefined;
}

export const googleClient = 'lectern-at-google';
export const inSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

export async function createHostileSignIn(): Promise<HostileSignIn> {
  const { privateKey: key, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const provider = await startTestServer();
  const answers: Answers = { tokens: {}, user: {}, override: () => undefined };
  provider.answer((request) => answers.override(request) ?? honestAnswer(request));
  const server = await createTestApp({
    OUTBOUND_PRIVATE_HOSTS: provider.host,
    GOOGLE_ISSUER: provider.origin,
    GOOGLE_CLIENT_ID: googleClient,
    GOOGLE_CLIENT_SECRET: 'secret of google',
  });
  for (const workspaceId of [1, 2]) {
    const admin = await server.aUser({ workspaceId, roleAdmin: true });
    await connectOwnProvider(server, admin, provider.origin, { issuer: provider.origin });
  }
  const calls = externalCallsOf(server);
  let members = 0;

  function honestAnswer({ path }: ReceivedRequest): GivenAnswer | undefined {
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
        return { json: { access_token: 'at-the-provider', token_type: 'bearer', ...answers.tokens } };
      case '/me':
        return { json: answers.user };
      default:
        return undefined;
    }
  }

  const claimsOf = (email: string, more: Claims = {}): Claims => ({
    iss: provider.origin,
    aud: googleClient,
    sub: `sub of ${email}`,
    email,
    email_verified: true,
    iat: inSeconds(server.now()),
    exp: inSeconds(server.now()) + 600,
    ...more,
  });
  const signed = (claims: Claims): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
  const idTokenOf = (email: string, nonce: string, more: Claims = {}): Promise<string> =>
    signed(claimsOf(email, { aud: 'lectern', nonce, ...more }));

  async function begun(realm = 'custom-oauth2', host = 'localhost') {
    const { body } = await calls.begin(realm, { host });
    return { state: body['state'] ?? '', nonce: body['nonce'] ?? '', challenge: body['code_challenge'] ?? '' };
  }

  return {
    server,
    provider,
    calls,
    key,
    publicKey,
    answers,
    claimsOf,
    signed,
    idTokenOf,
    begun,
    oneTimeToken: async (email, host = 'localhost') => {
      const { state, nonce } = await begun('custom-oauth2', host);
      answers.tokens = { id_token: await idTokenOf(email, nonce) };
      answers.user = { sub: `sub of ${email}`, email };
      const exchanged = await calls.exchange('custom-oauth2', { code: 'a-code', state, host });
      expect(exchanged.status).toBe(200);
      return exchanged.body['external_access_token'] ?? '';
    },
    aMember: async () => {
      members += 1;
      return server.aUser({ username: `member${members}@mail.test` });
    },
    reset: () => {
      Object.assign(answers, { tokens: {}, user: {}, override: () => undefined });
      provider.received.splice(0);
    },
    close: async () => {
      await server.close();
      await provider.close();
    },
  };
}
