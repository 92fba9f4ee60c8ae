import { z } from 'zod';
import type { Outbound } from '../../outbound/outboundClient.ts';
import { toExternalPerson, type ExternalPerson } from './externalPerson.ts';
import type { Issuers } from './issuers.ts';
import type { Provider } from './provider.ts';
import { ProviderError } from './providerFailure.ts';
import { redeemCode } from './redeemCode.ts';

/** The fields of an OAUTH2 integration, opened (OP-32). */
export const ownProviderSettings = z.object({
  clientId: z.string(),
  clientSecret: z.string(),
  authorizationEndpoint: z.string(),
  tokenEndpoint: z.string(),
  userEndpoint: z.string(),
  responseType: z.string(),
  scope: z.string(),
  emailProperty: z.string(),
  issuer: z.string().optional(),
});

type Data = Readonly<Record<string, unknown>>;
const data = z.record(z.string(), z.unknown());

/**
 * The workspace's own provider. With an issuer its ID tokens count, with the nonce of our flow; without one the token itself
 * came by the back channel, and the person is who its user endpoint says. The workspace chose the provider, so an e-mail
 * address counts as verified unless it says otherwise (OP-36).
 */
export function ownProvider(
  settings: z.output<typeof ownProviderSettings>,
  outbound: Outbound,
  issuers: Issuers,
): Provider {
  const { clientId, issuer } = settings;

  async function claimsOf(idToken: string | null, nonce?: string): Promise<Data> {
    if (issuer === undefined || idToken === null) {
      throw new ProviderError('no_id_token');
    }
    return issuers.verify(idToken, { issuer, clientId, ...(nonce === undefined ? {} : { nonce }) });
  }

  async function userOf(accessToken: string): Promise<Data> {
    const response = await outbound.fetch(settings.userEndpoint, {
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    });
    if (response.status !== 200) {
      throw new ProviderError(`user_endpoint_${response.status}`);
    }
    return data.parse(await response.json());
  }

  /** `claims` are empty where there is no ID token. */
  function personOf(claims: Data, user: Data): ExternalPerson {
    const subject = claims['sub'] ?? user['sub'] ?? user['id'];
    if (claims['sub'] !== undefined && user['sub'] !== undefined && claims['sub'] !== user['sub']) {
      throw new ProviderError('other_person');
    }
    const email = valueAt(user, settings.emailProperty) ?? valueAt(claims, settings.emailProperty);
    const verified = user['email_verified'] ?? claims['email_verified'];
    return toExternalPerson({
      subject: subject ?? (typeof email === 'string' ? `email:${email.toLowerCase()}` : undefined),
      email,
      emailVerified: verified === undefined || verified === true || verified === 'true',
      name: user['name'] ?? claims['name'],
      picture: user['picture'] ?? claims['picture'],
    });
  }

  return {
    authorization: async () => ({
      endpoint: settings.authorizationEndpoint,
      clientId,
      responseType: settings.responseType,
      scope: settings.scope,
    }),
    async redeem({ nonce, ...returned }) {
      const { accessToken, idToken } = await redeemCode(
        outbound,
        { url: settings.tokenEndpoint, clientId, clientSecret: settings.clientSecret },
        returned,
      );
      const asksForIdToken = issuer !== undefined && settings.scope.split(/\s+/).includes('openid');
      const claims = asksForIdToken ? await claimsOf(idToken, nonce) : {};
      return personOf(claims, await userOf(accessToken));
    },
    identify: async (token) => personOf(await claimsOf(token), {}),
  };
}

/** `profile.mail` leads into an object. */
function valueAt(from: Data, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Data)[name] : undefined,
      from,
    );
}
