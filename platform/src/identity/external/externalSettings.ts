/** Settings of signing in with Google and Facebook. */
import { z } from 'zod';
import { ConfigError } from '../../shared/configError.ts';
import type { ValuesOf } from '../../shared/settingKinds.ts';

export const externalSettings = {
  GOOGLE_CLIENT_ID: z.string().min(1).optional().describe('Client id of the sign-in with Google; none without it.'),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional().describe('Client secret of the sign-in with Google.'),
  GOOGLE_ISSUER: z
    .url()
    .default('https://accounts.google.com')
    .describe('Issuer of the ID tokens of Google; its endpoints are discovered from there.'),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional().describe('App id of the sign-in with Facebook; none without it.'),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional().describe('App secret of the sign-in with Facebook.'),
  FACEBOOK_AUTHORIZATION_URL: z
    .url()
    .default('https://www.facebook.com/v21.0/dialog/oauth')
    .describe('Where people sign in with Facebook.'),
  FACEBOOK_GRAPH_URL: z
    .url()
    .default('https://graph.facebook.com/v21.0')
    .describe('Graph API of Facebook: exchange, debug call and profile.'),
};

/** A provider is null where the installation has no client of it. Throws ConfigError for half of one. */
export function externalConfig(values: ValuesOf<typeof externalSettings>) {
  const google = clientOf(values, 'GOOGLE');
  const facebook = clientOf(values, 'FACEBOOK');
  return {
    externalSignIn: {
      google: google === null ? null : { ...google, issuer: values.GOOGLE_ISSUER },
      facebook:
        facebook === null
          ? null
          : { ...facebook, authorizationUrl: values.FACEBOOK_AUTHORIZATION_URL, graphUrl: values.FACEBOOK_GRAPH_URL },
    },
  };
}

/** Our client at a provider, or null; half of one is a mistake and no provider less. */
function clientOf(
  values: ValuesOf<typeof externalSettings>,
  provider: 'GOOGLE' | 'FACEBOOK',
): { readonly clientId: string; readonly clientSecret: string } | null {
  const clientId = values[`${provider}_CLIENT_ID`];
  const clientSecret = values[`${provider}_CLIENT_SECRET`];
  if (clientId !== undefined && clientSecret !== undefined) {
    return { clientId, clientSecret };
  }
  if (clientId !== undefined || clientSecret !== undefined) {
    throw new ConfigError(`Set both ${provider}_CLIENT_ID and ${provider}_CLIENT_SECRET, or neither.`);
  }
  return null;
}
