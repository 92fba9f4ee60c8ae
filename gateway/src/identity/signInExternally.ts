import { badInput, toSignInErrors, userError } from '../errors.ts';
import type { Context } from '../context.ts';
import type { MutationResolvers, SignInExternallyInput } from '../generated/resolverTypes.ts';
import { RestError } from '../rest/RestError.ts';
import { postExternalUser } from './identityApi.ts';
import { toRealmWire } from './realms.ts';
import { completeSignIn, refusedSignIn, refusedWithoutConsent } from './signInPayload.ts';
import { getExchange, postExternalGrant, type ExternalGrant } from './tokenApi.ts';
import type { IssuedTokens } from './tokens.ts';

const unknownPerson = '1001';

/**
 * AUTH-05, OP-36: the provider's code becomes an external token, that becomes ours. Someone who is unknown is registered with the
 * same token, if they have consented, and signed in with it then.
 */
export const signInExternally: NonNullable<MutationResolvers['signInExternally']> = async (
  _root,
  { input },
  context,
) => {
  const proof = toProof(input);
  if (typeof proof !== 'string') {
    // Each begun sign-in ends here, whatever comes of it.
    context.browser.externalState = null;
    if (isForeign(input, proof.state, context)) return refusedSignIn([userError('1004', 'Wrong credentials')]);
  }
  let issued: IssuedTokens;
  let registered = false;
  try {
    const grant = await toGrant(input, proof, context);
    try {
      issued = await postExternalGrant(context.tokenCaller, grant);
    } catch (error) {
      if (!isUnknownPerson(error)) throw error;
      if (input.consent !== true) return refusedWithoutConsent();
      await postExternalUser(context.rest, grant);
      registered = true;
      // The invitation was redeemed with the account.
      issued = await postExternalGrant(context.tokenCaller, { ...grant, invitationToken: null });
    }
  } catch (error) {
    return { ...refusedSignIn(toSignInErrors(error)), registered };
  }
  return completeSignIn(context, issued, { returnTokens: input.returnTokens ?? false, registered });
};

interface Code {
  readonly code: string;
  readonly state: string;
  readonly redirectUri: string;
}

/** An external token, or what the provider sent the person back with. Throws BAD_USER_INPUT for neither and for both. */
function toProof({ code, state, redirectUri, externalToken }: SignInExternallyInput): Code | string {
  const hasToken = externalToken != null && externalToken !== '';
  if (hasToken && code == null && state == null && redirectUri == null) return externalToken;
  if (hasToken || !code || !state || !redirectUri) {
    throw badInput('Give either `code`, `state` and `redirectUri`, or `externalToken`.', 'code');
  }
  return { code, state, redirectUri };
}

/**
 * A code that another browser began with would sign this one in as somebody else. Tools, which keep no cookies, get the tokens in
 * the payload: nothing comes of it that another site could use.
 */
const isForeign = ({ returnTokens }: SignInExternallyInput, state: string, { browser, session }: Context): boolean =>
  session.source !== 'bearer' && returnTokens !== true && !browser.beganExternalSignIn(state);

async function toGrant(
  input: SignInExternallyInput,
  proof: Code | string,
  { tokenCaller }: Context,
): Promise<ExternalGrant> {
  const realm = toRealmWire(input.realm);
  const invitationToken = input.invitationToken ?? null;
  if (typeof proof === 'string') return { realm, externalToken: proof, externalRefreshToken: null, invitationToken };
  const exchanged = await getExchange(tokenCaller, realm, proof);
  return {
    realm,
    externalToken: exchanged.external_access_token,
    externalRefreshToken: exchanged.external_refresh_token,
    invitationToken,
  };
}

const isUnknownPerson = (error: unknown): boolean =>
  error instanceof RestError && error.isRefusal && toSignInErrors(error)[0]?.code === unknownPerson;
