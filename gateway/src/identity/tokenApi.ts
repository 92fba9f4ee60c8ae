import { RestError, toRestError } from '../rest/RestError.ts';
import type { Upstream, UpstreamRequest } from '../rest/upstream.ts';
import { beginCall, type RestTrace } from '../rest/restTrace.ts';
import { withQuery } from '../rsql.ts';
import type { AuthorizationDataWire, ExchangeWire, RealmWire } from './externalWire.ts';
import type { TokenWire } from './identityWire.ts';
import type { IssuedTokens } from './tokens.ts';

/** What every call of the token endpoint carries: who we are, and for whom we call. */
export interface TokenCaller {
  readonly upstream: Upstream;
  readonly client: { readonly id: string; readonly secret: string };
  readonly callerHeaders: Readonly<Record<string, string>>;
  readonly trace: RestTrace;
  /** Aborted when nobody waits any more: nothing is sent after that. */
  readonly signal: AbortSignal;
}

/** REST-01 `POST /oauth/token`, password grant. Refused sign-ins reject with a RestError that carries `error_description`. */
export const postPasswordGrant = (
  caller: TokenCaller,
  { username, password, invitationToken }: { username: string; password: string; invitationToken: string | null },
): Promise<IssuedTokens> =>
  postToken(
    caller,
    { grant_type: 'password', username, password, invitation_token: invitationToken },
    { waitsFor: 'passwords' },
  );

/** REST-02 `POST /oauth/token`, refresh grant: a new pair for a refresh token. */
export const postRefreshGrant = (caller: TokenCaller, refreshToken: string): Promise<IssuedTokens> =>
  postToken(caller, { grant_type: 'refresh_token', refresh_token: refreshToken });

export interface ExternalGrant {
  readonly realm: RealmWire;
  readonly externalToken: string;
  readonly externalRefreshToken: string | null;
  readonly invitationToken: string | null;
}

/** REST-03 `POST /oauth/token` by a token of another provider. 1001 for an unknown person, 9905 when their e-mail is not verified. */
export const postExternalGrant = (
  caller: TokenCaller,
  { realm, externalToken, externalRefreshToken, invitationToken }: ExternalGrant,
): Promise<IssuedTokens> =>
  postToken(
    caller,
    {
      grant_type: 'external_access_token',
      external_access_token: externalToken,
      realm,
      external_refresh_token: externalRefreshToken,
      invitation_token: invitationToken,
    },
    { waitsFor: 'others' },
  );

/** REST-06 `GET /oauth/{auth_type}/authorization-data`. 404 where the workspace does not offer this provider. */
export const getAuthorizationData = (
  caller: TokenCaller,
  realm: RealmWire,
  redirectUri: string,
): Promise<AuthorizationDataWire> =>
  asClient(caller, {
    method: 'GET',
    path: withQuery(`/oauth/${realm}/authorization-data`, { redirect_uri: redirectUri }),
    waitsFor: 'others',
  });

/** REST-07 `GET /oauth/{auth_type}/exchange`: once for each state. 400 with 1004 when the provider does not stand by the code. */
export const getExchange = (
  caller: TokenCaller,
  realm: RealmWire,
  { code, state, redirectUri }: { code: string; state: string; redirectUri: string },
): Promise<ExchangeWire> =>
  asClient(caller, {
    method: 'GET',
    path: withQuery(`/oauth/${realm}/exchange`, { authorization_code: code, redirect_uri: redirectUri, state }),
    waitsFor: 'others',
  });

/** Fields that are null are not sent. */
async function postToken(
  caller: TokenCaller,
  form: Record<string, string | null>,
  options: Pick<UpstreamRequest, 'waitsFor'> = {},
): Promise<IssuedTokens> {
  const given = Object.entries(form).filter((field): field is [string, string] => field[1] !== null);
  const body = new URLSearchParams(given).toString();
  const wire = await asClient<TokenWire>(caller, { method: 'POST', path: '/oauth/token', body, ...options });
  return { accessToken: wire.access_token, refreshToken: wire.refresh_token, expiresIn: wire.expires_in };
}

/**
 * The client's own credentials go with every call of `/oauth` and never to a browser (GW-05, OP-10). What was sent is waited for even
 * when its caller leaves: a renewed session is for all of their requests, and a sign-in that nobody hears of has used up its code.
 */
async function asClient<T>(
  { upstream, client, callerHeaders, trace, signal }: TokenCaller,
  request: Omit<UpstreamRequest, 'headers'>,
): Promise<T> {
  beginCall(trace, signal);
  trace.isPrivate = true;
  const basic = Buffer.from(`${client.id}:${client.secret}`).toString('base64');
  const headers = {
    ...callerHeaders,
    accept: 'application/json',
    authorization: `Basic ${basic}`,
    ...(request.body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  const { status, text } = await upstream.send({ ...request, headers }, ({ status, bytes }) => ({
    status,
    text: bytes.toString(),
  }));
  if (status === 401) {
    // Our own credentials are wrong: nothing that a user could mend, and no reason to end a session (OP-10).
    throw new RestError({
      status: 502,
      code: 'INTERNAL',
      message: 'The platform refuses the client credentials of the gateway',
    });
  }
  if (status >= 400) throw toRestError(status, text);
  return JSON.parse(text) as T;
}
