import { toIdentityErrors } from '../errors.ts';
import type { MutationResolvers, UserError } from '../generated/resolverTypes.ts';
import { toRealmWire } from './realms.ts';
import { getAuthorizationData } from './tokenApi.ts';

/** AUTH-05, REST-06, OP-36: where to send the person; the state is bound to this browser. */
export const startExternalSignIn: NonNullable<MutationResolvers['startExternalSignIn']> = async (
  _root,
  { input },
  { tokenCaller, browser },
) => {
  try {
    const begun = await getAuthorizationData(tokenCaller, toRealmWire(input.realm), input.redirectUri);
    browser.externalState = begun.state;
    return { authorizationUrl: begun.authorization_url, state: begun.state, userErrors: [] };
  } catch (error) {
    return { authorizationUrl: null, state: null, userErrors: toIdentityErrors(error).map(withInputField) };
  }
};

const withInputField = (error: UserError): UserError =>
  error.field === 'redirect_uri' ? { ...error, field: 'redirectUri' } : error;
