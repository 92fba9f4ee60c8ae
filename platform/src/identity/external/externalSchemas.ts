import { z } from 'zod';
import { realmSchema } from './realms.ts';

export const authTypeParams = z.object({
  auth_type: realmSchema.describe('`google`, `facebook` or `custom-oauth2`, the provider of the workspace itself.'),
});

const redirectUri = z
  .string()
  .max(2000)
  .describe('`/signin/callback` of this host as an absolute address; no other is taken.');

export const authorizationQuery = z.object({ redirect_uri: redirectUri });

export const authorizationData = z
  .object({
    authorization_endpoint: z.string().describe('Where people sign in.'),
    client_id: z.string().describe('Our id at the provider.'),
    response_type: z.string().describe('Always `code`.'),
    scope: z.string().describe('What is asked for, separated by spaces.'),
    state: z.string().describe('Comes back with the code; counts once, for ten minutes.'),
    code_challenge: z.string().describe('Challenge of RFC 7636; its verifier stays here.'),
    code_challenge_method: z.literal('S256').describe('How the challenge was made.'),
    nonce: z.string().describe('Comes back in the ID token.'),
    redirect_uri: z.string().describe('Where the provider sends the person back to.'),
    authorization_url: z.string().describe('The endpoint with all of this in its query: send the person there.'),
  })
  .meta({ id: 'AuthorizationData', description: 'The beginning of a sign-in at another provider (OP-36).' });

export const exchangeQuery = z.object({
  authorization_code: z.string().min(1).max(4000).describe('The code that the provider sent the person back with.'),
  redirect_uri: redirectUri,
  state: z.string().min(1).max(1000).describe('The state that it came with.'),
});

export const exchangeResponse = z
  .object({
    external_access_token: z
      .string()
      .describe('For one sign-in by the grant `external_access_token`, within ten minutes.'),
    external_refresh_token: z
      .string()
      .nullable()
      .describe('Always null: the tokens of the provider stay with the platform.'),
    realm: realmSchema.describe('The provider.'),
  })
  .meta({ id: 'ExternalToken', description: 'What a code was exchanged for (OP-36).' });
