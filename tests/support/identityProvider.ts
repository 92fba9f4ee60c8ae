import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';

/** Someone with an account at the provider. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

/** A real OpenID provider; its page asks who someone is and offers everyone whom it knows. */
export interface IdentityProvider {
  /** The members of an OAUTH2 integration that leads here. */
  readonly integration: Readonly<Record<string, string>>;
  knows(person: ProviderPerson): void;
  close(): Promise<void>;
}

/** Starts it on a port of this machine for one client, which people come back to at `redirectUri`. */
export async function startIdentityProvider(port: number, redirectUri: string): Promise<IdentityProvider> {
  const people = new Map<string, ProviderPerson>();
  const issuer = `http://127.0.0.1:${port}`;
  const client = { client_id: 'lectern', client_secret: randomBytes(16).toString('hex') };
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirectUri] }],
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
  });
  const serve = provider.callback();
  const server = createServer((request, response) => {
    const isOurs = request.url?.startsWith('/interaction/') ?? false;
    void (isOurs ? interact(provider, [...people.values()], request, response) : serve(request, response));
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    integration: {
      clientId: client.client_id,
      clientSecret: client.client_secret,
      authorizationEndpoint: `${issuer}/auth`,
      tokenEndpoint: `${issuer}/token`,
      userEndpoint: `${issuer}/me`,
      issuer,
    },
    knows: (person) => void people.set(person.sub, person),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Asks who someone is; the person who is chosen agrees to everything. */
async function interact(
  provider: Provider,
  people: readonly ProviderPerson[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  const chosen = new URL(request.url ?? '', 'http://provider').searchParams.get('person');
  if (prompt.name === 'login' && chosen === null) {
    const links = people.map(({ sub, name }) => `<p><a href="?person=${encodeURIComponent(sub)}">${name}</a></p>`);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Who are you?</title><h1>Who are you?</h1>${links.join('')}`);
    return;
  }
  if (prompt.name === 'login') {
    await provider.interactionFinished(request, response, { login: { accountId: chosen ?? '' } });
    return;
  }
  const grant = new provider.Grant({
    clientId: String(params['client_id']),
    ...(session === undefined ? {} : { accountId: session.accountId }),
  });
  grant.addOIDCScope(String(params['scope']));
  await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}
