import { badInput, toSignInErrors, userError } from '../errors.ts';
import type { Context } from '../context.ts';
import type {
  ExternalCodeInput,
  ExternalProofInput,
  MutationResolvers,
  SignInExternallyInput,
} from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
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
export const signInExternally: NonNullable<MutationResolvers['signInExternally']> = mutation(
  async (input: SignInExternallyInput, context) => {
    const proof = toProof(input.proof);
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
  },
);

/** An external token, or what the provider sent the person back with. Throws for neither, both, and empty ones. */
function toProof({ code, externalToken }: ExternalProofInput): ExternalCodeInput | string {
  if (code == null && externalToken != null && externalToken !== '') return externalToken;
  if (code == null || externalToken != null) throw badInput('Give either `code` or `externalToken`.', 'proof');
  if (code.code === '') throw badInput('`code` is what the provider sent.', 'proof.code.code');
  if (code.state === '') throw badInput('`state` is what the provider sent.', 'proof.code.state');
  return code;
}

/**
 * A code that another browser began with would sign this one in as someone else. Tools, which keep no cookies, get the tokens in
 * the payload: nothing comes of it that another site could use.
 */
const isForeign = ({ returnTokens }: SignInExternallyInput, state: string, { browser, session }: Context): boolean =>
  session.source !== 'bearer' && returnTokens !== true && !browser.beganExternalSignIn(state);

async function toGrant(
  input: SignInExternallyInput,
  proof: ExternalCodeInput | string,
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
