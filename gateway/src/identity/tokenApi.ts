import { RestError, toRestError } from '../rest/RestError.ts';
import type { Upstream } from '../rest/upstream.ts';
import type { TokenWire } from './identityWire.ts';
import type { IssuedTokens } from './tokens.ts';

/** What every call of the token endpoint carries: who we are, and for whom we call. */
export interface TokenCaller {
  readonly upstream: Upstream;
  readonly client: { readonly id: string; readonly secret: string };
  readonly callerHeaders: Readonly<Record<string, string>>;
}

/** REST-01 `POST /oauth/token`, password grant. Refused sign-ins reject with a RestError that carries `error_description`. */
export const postPasswordGrant = (caller: TokenCaller, username: string, password: string): Promise<IssuedTokens> =>
  postToken(caller, { grant_type: 'password', username, password });

/** REST-02 `POST /oauth/token`, refresh grant: a new pair for a refresh token. */
export const postRefreshGrant = (caller: TokenCaller, refreshToken: string): Promise<IssuedTokens> =>
  postToken(caller, { grant_type: 'refresh_token', refresh_token: refreshToken });

/** The client's own credentials go with every token call and never to a browser (GW-05, OP-10). */
async function postToken(
  { upstream, client, callerHeaders }: TokenCaller,
  form: Record<string, string>,
): Promise<IssuedTokens> {
  const basic = Buffer.from(`${client.id}:${client.secret}`).toString('base64');
  const { status, body } = await upstream.send({
    method: 'POST',
    path: '/oauth/token',
    headers: {
      ...callerHeaders,
      accept: 'application/json',
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form).toString(),
  });
  const text = body.toString('utf8');
  if (status === 401) {
    // Our own credentials are wrong: nothing that a user could mend, and no reason to end a session (OP-10).
    throw new RestError({
      status: 502,
      code: 'INTERNAL',
      message: 'The platform refuses the client credentials of the gateway',
    });
  }
  if (status >= 400) throw toRestError(status, text);
  const wire = JSON.parse(text) as TokenWire;
  return { accessToken: wire.access_token, refreshToken: wire.refresh_token, expiresIn: wire.expires_in };
}
