import { toSignInErrors } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { postPasswordGrant } from './tokenApi.ts';
import { completeSignIn, refusedSignIn } from './signInPayload.ts';
import type { IssuedTokens } from './tokens.ts';

/** AUTH-09, AUTH-15. */
export const signIn: NonNullable<MutationResolvers['signIn']> = async (_root, { input }, context) => {
  const { username, password, invitationToken = null, returnTokens } = input;
  let issued: IssuedTokens;
  try {
    const credentials = { username: username.trim(), password, invitationToken };
    issued = await postPasswordGrant(context.tokenCaller, credentials);
  } catch (error) {
    return refusedSignIn(toSignInErrors(error));
  }
  return completeSignIn(context, issued, { returnTokens: returnTokens ?? false });
};
