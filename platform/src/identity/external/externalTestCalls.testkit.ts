import type { Reply, TestApp, TestUser } from '../../testing/testApp.ts';
import type { Id } from '../../shared/id.ts';

/** The calls of an external sign-in as the gateway makes them, for tests. */
export interface ExternalCalls {
  begin(realm: string, options?: { host?: string; redirectUri?: string }): Promise<Reply<Record<string, string>>>;
  exchange(
    realm: string,
    returned: { code: string; state: string; redirectUri?: string; host?: string },
  ): Promise<Reply<Record<string, string>>>;
  /** The grant; `more` are further fields of the form. */
  grant(
    realm: string,
    token: string,
    more?: Readonly<Record<string, string>>,
    host?: string,
  ): Promise<Reply<Record<string, string | number>>>;
  register(
    realm: string,
    token: string,
    options?: { host?: string; invitationToken?: string; body?: object },
  ): Promise<Reply<{ id: Id } & Record<string, unknown>>>;
  /** Who a pair of tokens belongs to. */
  whoIs(pair: Reply<Record<string, string | number>>, host?: string): Promise<Reply>;
}

export const callbackOf = (host: string): string => `http://${host}:4000/signin/callback`;

const clientHeader = `Basic ${Buffer.from('lectern-web:lectern-dev-secret').toString('base64')}`;

export function externalCallsOf(server: Pick<TestApp, 'call'>): ExternalCalls {
  const asClient = { authorization: clientHeader };
  return {
    begin: (realm, { host = 'localhost', redirectUri = callbackOf(host) } = {}) =>
      server.call('GET', `/oauth/${realm}/authorization-data?${query({ redirect_uri: redirectUri })}`, {
        host,
        headers: asClient,
      }),
    exchange: (realm, { code, state, host = 'localhost', redirectUri = callbackOf(host) }) =>
      server.call(
        'GET',
        `/oauth/${realm}/exchange?${query({ authorization_code: code, state, redirect_uri: redirectUri })}`,
        { host, headers: asClient },
      ),
    grant: (realm, token, more = {}, host = 'localhost') =>
      server.call('POST', '/oauth/token', {
        host,
        headers: asClient,
        body: { grant_type: 'external_access_token', external_access_token: token, realm, ...more },
      }),
    register: (realm, token, { host = 'localhost', invitationToken, body } = {}) =>
      server.call(
        'POST',
        `/api/v1/public/users?${query({
          external_access_token: token,
          realm,
          ...(invitationToken === undefined ? {} : { invitation_token: invitationToken }),
        })}`,
        { host, ...(body === undefined ? {} : { body }) },
      ),
    whoIs: (pair, host = 'localhost') =>
      server.call('GET', '/api/v1/secured/users/me', {
        host,
        headers: { authorization: `Bearer ${pair.body['access_token']}` },
      }),
  };
}

const query = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();

/** Connects a workspace's own provider. */
export async function connectOwnProvider(
  server: Pick<TestApp, 'call'>,
  admin: TestUser,
  origin: string,
  more: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { body } = await server.call<{ id: Id }>(
    'POST',
    `/api/v1/secured/workspaces/${admin.workspaceId}/integrations`,
    {
      as: admin,
      body: {
        '@type': 'OAUTH2',
        clientId: 'lectern',
        clientSecret: 'secret of lectern',
        authorizationEndpoint: `${origin}/auth`,
        tokenEndpoint: `${origin}/token`,
        userEndpoint: `${origin}/me`,
        ...more,
      },
    },
  );
  return body.id;
}

/** The code and the state that a provider sent someone back with. */
export const returnedBy = (url: URL): { code: string; state: string } => ({
  code: url.searchParams.get('code') ?? '',
  state: url.searchParams.get('state') ?? '',
});
