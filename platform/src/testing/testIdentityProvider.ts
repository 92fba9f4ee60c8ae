import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider, type ClientMetadata } from 'oidc-provider';

/** Someone with an account at the provider; `sub` is their id there. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  readonly name?: string;
  readonly picture?: string;
}

export interface TestIdentityProvider {
  readonly issuer: string;
  /** `host:port`, for OUTBOUND_PRIVATE_HOSTS. */
  readonly host: string;
  /** Changes what the provider knows of a person. */
  knows(person: ProviderPerson): void;
  /**
   * What a browser does: follows an authorization address, signs in as the person, consents, and answers where it would be sent
   * in the end, without going there.
   */
  visit(authorizationUrl: string, sub: string): Promise<URL>;
  close(): Promise<void>;
}

/** A real OpenID provider on the loopback address, for as long as a test file runs. */
export async function startIdentityProvider(clients: readonly ClientMetadata[]): Promise<TestIdentityProvider> {
  const people = new Map<string, ProviderPerson>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [...clients],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'test' }] },
    cookies: { keys: ['a key for the cookies of this test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // As the large providers do: the ID token says on its own who the person is.
    conformIdTokenClaims: false,
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...people.get(sub), sub }),
    }),
  });
  const serve = provider.callback();
  server.on('request', (request, response) => {
    void (request.url?.startsWith('/interaction/') ? interact(provider, request, response) : serve(request, response));
  });

  return {
    issuer,
    host: `127.0.0.1:${port}`,
    knows: (person) => void people.set(person.sub, person),
    visit: (authorizationUrl, sub) => follow(authorizationUrl, issuer, sub),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The pages of the provider: anyone who the header names signs in, and agrees to everything. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login') {
    await provider.interactionFinished(request, response, {
      login: { accountId: String(request.headers['x-person']) },
    });
    return;
  }
  const grant = new provider.Grant({
    clientId: String(params['client_id']),
    ...(session === undefined ? {} : { accountId: session.accountId }),
  });
  grant.addOIDCScope(String(params['scope']));
  await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

const mostRedirects = 12;

async function follow(start: string, issuer: string, sub: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let step = 0; step < mostRedirects; step += 1) {
    if (url.origin !== issuer) {
      return url;
    }
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { 'x-person': sub, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) {
      throw new Error(`The provider answered ${response.status} at ${url.pathname}: ${await response.text()}`);
    }
    url = new URL(location, url);
  }
  throw new Error('The provider redirects without end.');
}
