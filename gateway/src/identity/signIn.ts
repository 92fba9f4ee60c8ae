import { toSignInErrors } from '../errors.ts';
import type { MutationResolvers, SignInInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { completeSignIn, refusedSignIn } from './signInPayload.ts';
import { postPasswordGrant } from './tokenApi.ts';
import type { IssuedTokens } from './tokens.ts';

/** Signs in with e-mail and password (AUTH-09, AUTH-15). */
export const signIn: NonNullable<MutationResolvers['signIn']> = mutation(async (input: SignInInput, context) => {
  const { username, password, invitationToken = null, returnTokens } = input;
  let issued: IssuedTokens;
  try {
    const credentials = { username: username.trim(), password, invitationToken };
    issued = await postPasswordGrant(context.tokenCaller, credentials);
  } catch (error) {
    return refusedSignIn(toSignInErrors(error));
  }
  return completeSignIn(context, issued, { returnTokens: returnTokens ?? false });
});
