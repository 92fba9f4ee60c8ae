import { z } from 'zod';
import type { Outbound } from '../../outbound/outboundClient.ts';
import { readProvider } from './callProvider.ts';
import { ProviderProblem } from './providerProblem.ts';

/** What an OpenID provider says of itself, in the fields of an integration. */
export interface DiscoveredProvider {
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly userEndpoint: string | null;
  readonly scope: string;
}

const wantedScopes = ['openid', 'email', 'profile'];
const metadataSchema = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  scopes_supported: z.array(z.string()).optional(),
});

/**
 * Reads `/.well-known/openid-configuration` below an address (OpenID Connect Discovery). Throws `ProviderProblem`, NOT_OPENID also for a
 * document that names another issuer than the address it was found at: anyone who trusts it would trust someone else.
 */
export async function discoverIssuer(outbound: Outbound, address: string): Promise<DiscoveredProvider> {
  const issuer = address.replace(/\/\.well-known\/openid-configuration\/?$/, '').replace(/\/+$/, '');
  const url = `${issuer}/.well-known/openid-configuration`;
  if (URL.parse(url) === null) {
    throw new ProviderProblem('ADDRESS_REFUSED', { field: 'issuer' });
  }
  const answer = await readProvider(outbound, { url, field: 'issuer', headers: { accept: 'application/json' } });
  const metadata = metadataSchema.safeParse(answer);
  if (!metadata.success || metadata.data.issuer.replace(/\/+$/, '') !== issuer) {
    throw new ProviderProblem('NOT_OPENID', { field: 'issuer', host: new URL(url).host });
  }
  const { scopes_supported: offered, ...found } = metadata.data;
  const scopes = offered === undefined ? wantedScopes : wantedScopes.filter((scope) => offered.includes(scope));
  return {
    issuer: found.issuer,
    authorizationEndpoint: found.authorization_endpoint,
    tokenEndpoint: found.token_endpoint,
    userEndpoint: found.userinfo_endpoint ?? null,
    scope: scopes.join(' '),
  };
}
