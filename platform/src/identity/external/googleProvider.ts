import type { Config } from '../../config.ts';
import type { Outbound } from '../../outbound/outboundClient.ts';
import { toExternalPerson, type ExternalPerson } from './externalPerson.ts';
import type { Issuers } from './issuers.ts';
import type { Provider } from './provider.ts';
import { ProviderError } from './providerFailure.ts';
import { redeemCode } from './redeemCode.ts';

/** Google, or another OpenID provider in its place (`GOOGLE_ISSUER`). */
export function googleProvider(
  { clientId, clientSecret, issuer }: NonNullable<Config['externalSignIn']['google']>,
  outbound: Outbound,
  issuers: Issuers,
): Provider {
  async function personOf(idToken: string, nonce?: string): Promise<ExternalPerson> {
    const claims = await issuers.verify(idToken, { issuer, clientId, ...(nonce === undefined ? {} : { nonce }) });
    return toExternalPerson({
      subject: claims.sub,
      email: claims['email'],
      emailVerified: claims['email_verified'] === true,
      name: claims['name'],
      picture: claims['picture'],
    });
  }

  return {
    async authorization() {
      const { metadata } = await issuers.discover(issuer);
      if (metadata.authorization_endpoint === undefined) {
        throw new ProviderError('no_authorization_endpoint');
      }
      return {
        endpoint: metadata.authorization_endpoint,
        clientId,
        responseType: 'code',
        scope: 'openid email profile',
      };
    },
    async redeem({ nonce, ...returned }) {
      const { metadata } = await issuers.discover(issuer);
      if (metadata.token_endpoint === undefined) {
        throw new ProviderError('no_token_endpoint');
      }
      const { idToken } = await redeemCode(
        outbound,
        { url: metadata.token_endpoint, clientId, clientSecret },
        returned,
      );
      if (idToken === null) {
        throw new ProviderError('no_id_token');
      }
      return personOf(idToken, nonce);
    },
    identify: (token) => personOf(token),
  };
}
