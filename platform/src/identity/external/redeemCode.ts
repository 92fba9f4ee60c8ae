import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import type { Outbound } from '../../outbound/outboundClient.ts';
import { ProviderError } from './providerFailure.ts';
import { requestOptions } from './issuers.ts';
import type { ReturnedCode } from './provider.ts';

const tokenAnswer = z.object({ access_token: z.string().min(1), id_token: z.string().optional() });

const refusal = z.object({ error: z.literal('invalid_client') });

export interface TokenEndpoint {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * Exchanges a code for the provider's tokens (RFC 6749, section 4.1.3; RFC 7636). The client names itself in the header, which
 * every provider must take, and in the form where the header is refused.
 */
export async function redeemCode(
  outbound: Outbound,
  { url, clientId, clientSecret }: TokenEndpoint,
  { code, codeVerifier, redirectUri }: Omit<ReturnedCode, 'nonce'>,
): Promise<{ accessToken: string; idToken: string | null }> {
  const server: oauth.AuthorizationServer = { issuer: new URL(url).origin, token_endpoint: url };
  const client: oauth.Client = { client_id: clientId };
  // The state was checked against what the platform kept, before the code came here.
  const returned = oauth.validateAuthResponse(server, client, new URLSearchParams({ code }), oauth.expectNoState);
  const ask = (authentication: oauth.ClientAuth): Promise<Response> =>
    oauth.authorizationCodeGrantRequest(
      server,
      client,
      authentication,
      returned,
      redirectUri,
      codeVerifier,
      requestOptions(outbound),
    );
  const first = await ask(oauth.ClientSecretBasic(clientSecret));
  const response = (await refusesClient(first)) ? await ask(oauth.ClientSecretPost(clientSecret)) : first;
  if (response.status !== 200) {
    throw new ProviderError(`token_endpoint_${response.status}`);
  }
  const { access_token: accessToken, id_token: idToken } = tokenAnswer.parse(await response.json());
  return { accessToken, idToken: idToken ?? null };
}

/** RFC 6749, section 5.2: 401, or 400 with the same word. The code is not looked at then, so it can be sent again. */
const refusesClient = async (response: Response): Promise<boolean> =>
  response.status === 401 ||
  (response.status === 400 &&
    refusal.safeParse(
      await response
        .clone()
        .json()
        .catch(() => null),
    ).success);
