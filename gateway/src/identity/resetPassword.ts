import { toIdentityErrors, userError } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { postReset } from './identityApi.ts';
import { isLinkToken } from './linkToken.ts';

/** AUTH-04, ERR-06, ERR-07, ERR-20. */
export const resetPassword: NonNullable<MutationResolvers['resetPassword']> = async (_root, { input }, { rest }) => {
  const { token, password } = input;
  if (!isLinkToken(token)) return { reset: false, userErrors: [userError('1100', 'Invalid token')] };
  try {
    await postReset(rest, token, password);
    return { reset: true, userErrors: [] };
  } catch (error) {
    return { reset: false, userErrors: toIdentityErrors(error) };
  }
};
