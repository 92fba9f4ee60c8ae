import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Clock } from '../../deps.ts';
import type { Outbound } from '../../outbound/outboundClient.ts';
import { toExternalPerson } from './externalPerson.ts';
import type { Provider } from './provider.ts';
import { ProviderError } from './providerFailure.ts';

const tokenAnswer = z.object({ access_token: z.string().min(1) });
const debugAnswer = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.boolean(),
    user_id: z.string(),
    type: z.string().optional(),
    /** Seconds since 1970; 0 for a token that does not expire. */
    expires_at: z.number().optional(),
  }),
});
const meAnswer = z.object({
  id: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  picture: z.object({ data: z.object({ url: z.string().optional() }) }).optional(),
});

/**
 * Facebook gives no ID token to a web sign-in: its debug call says for whose app a token was made, and for whom. It tells an
 * e-mail address only when the person confirmed it.
 */
export function facebookProvider(
  { clientId, clientSecret, authorizationUrl, graphUrl }: NonNullable<Config['externalSignIn']['facebook']>,
  outbound: Outbound,
  clock: Clock,
): Provider {
  async function ask<T>(path: string, query: Readonly<Record<string, string>>, answer: z.ZodType<T>): Promise<T> {
    const response = await outbound.fetch(`${graphUrl}/${path}?${new URLSearchParams(query).toString()}`);
    if (response.status !== 200) {
      throw new ProviderError(`graph_${response.status}`);
    }
    return answer.parse(await response.json());
  }

  async function identify(token: string) {
    const { data } = await ask(
      'debug_token',
      { input_token: token, access_token: `${clientId}|${clientSecret}` },
      debugAnswer,
    );
    const expired =
      data.expires_at !== undefined && data.expires_at !== 0 && data.expires_at * 1000 <= clock().getTime();
    if (!data.is_valid || data.app_id !== clientId || expired || (data.type ?? 'USER') !== 'USER') {
      throw new ProviderError('other_party');
    }
    const me = await ask(
      'me',
      {
        fields: 'id,name,email,picture',
        access_token: token,
        appsecret_proof: createHmac('sha256', clientSecret).update(token).digest('hex'),
      },
      meAnswer,
    );
    if (me.id !== data.user_id) {
      throw new ProviderError('other_person');
    }
    return toExternalPerson({
      subject: me.id,
      email: me.email,
      emailVerified: me.email !== undefined,
      name: me.name,
      picture: me.picture?.data.url,
    });
  }

  return {
    authorization: async () => ({
      endpoint: authorizationUrl,
      clientId,
      responseType: 'code',
      scope: 'email public_profile',
    }),
    async redeem({ code, codeVerifier, redirectUri }) {
      const { access_token: token } = await ask(
        'oauth/access_token',
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: redirectUri,
          code,
          code_verifier: codeVerifier,
        },
        tokenAnswer,
      );
      return identify(token);
    },
    identify,
  };
}
