import { toIdentityErrors } from '../errors.ts';
import type { MutationResolvers, StartExternalSignInInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { toRealmWire } from './realms.ts';
import { getAuthorizationData } from './tokenApi.ts';

/** AUTH-05, REST-06, OP-36: where to send the person; the state is bound to this browser. */
export const startExternalSignIn: NonNullable<MutationResolvers['startExternalSignIn']> = mutation(
  async ({ realm, redirectUri }: StartExternalSignInInput, { tokenCaller, browser }) => {
    const begun = await getAuthorizationData(tokenCaller, toRealmWire(realm), redirectUri);
    browser.externalState = begun.state;
    return { authorizationUrl: begun.authorization_url, state: begun.state };
  },
  { refusals: toIdentityErrors, fields: { redirect_uri: 'redirectUri' } },
);
