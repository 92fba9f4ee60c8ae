import { createRemoteJWKSet, customFetch as joseFetch, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import * as oauth from 'oauth4webapi';
import type { Clock } from '../../deps.ts';
import type { Outbound } from '../../outbound/outboundClient.ts';
import { ProviderError } from './providerFailure.ts';

export interface Issuer {
  readonly metadata: oauth.AuthorizationServer;
  readonly keys: JWTVerifyGetKey;
}

export interface IdTokenRules {
  readonly issuer: string;
  readonly clientId: string;
  /** Only where we began the flow. */
  readonly nonce?: string;
}

/** OpenID providers by their issuer: their endpoints, and ID tokens checked by their keys. */
export interface Issuers {
  /** Discovers an issuer; what it says is kept for ten minutes. */
  discover(issuer: string): Promise<Issuer>;
  /** The claims of an ID token that the issuer signed for this client and that is valid now; throws for every other. */
  verify(token: string, rules: IdTokenRules): Promise<JWTPayload & { readonly sub: string }>;
}

const keptMs = 10 * 60_000;
const mostKept = 1000;
const clockToleranceSeconds = 30;
/** Signatures of a key pair only: with a shared secret, or none, anybody could sign. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

export function createIssuers(outbound: Outbound, clock: Clock): Issuers {
  const known = new LRUCache<string, Promise<Issuer>>({ max: mostKept, ttl: keptMs });

  async function ask(issuer: string): Promise<Issuer> {
    const url = new URL(issuer);
    const response = await oauth.discoveryRequest(url, requestOptions(outbound));
    const metadata = await oauth.processDiscoveryResponse(url, response);
    if (metadata.jwks_uri === undefined) {
      throw new ProviderError('no_keys');
    }
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), {
      [joseFetch]: (address, { headers, method, signal }) => outbound.fetch(address, { headers, method, signal }),
    });
    return { metadata, keys };
  }

  function discover(issuer: string): Promise<Issuer> {
    const found = known.get(issuer);
    if (found !== undefined) {
      return found;
    }
    const asked = ask(issuer);
    known.set(issuer, asked);
    // A failure is not kept: the provider may be back at the next try.
    asked.catch(() => known.delete(issuer));
    return asked;
  }

  return {
    discover,
    async verify(token, { issuer, clientId, nonce }) {
      const { metadata, keys } = await discover(issuer);
      const { payload } = await jwtVerify(token, keys, {
        algorithms,
        issuer: metadata.issuer,
        audience: clientId,
        requiredClaims: ['sub', 'iat', 'exp'],
        currentDate: clock(),
        clockTolerance: clockToleranceSeconds,
      });
      if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload['azp'] !== clientId) {
        throw new ProviderError('other_party');
      }
      if (nonce !== undefined && payload['nonce'] !== nonce) {
        throw new ProviderError('nonce');
      }
      return { ...payload, sub: payload.sub ?? '' };
    },
  };
}

/** Requests of the OAuth library by the outbound client, which decides itself what may be called. */
export const requestOptions = (outbound: Outbound) => ({
  [oauth.customFetch]: (
    url: string,
    { method, headers, body, signal }: oauth.CustomFetchOptions<string, URLSearchParams | string | undefined | null>,
  ): Promise<Response> => outbound.fetch(url, { method, headers, body: body ?? null, signal: signal ?? null }),
  [oauth.allowInsecureRequests]: true,
});
