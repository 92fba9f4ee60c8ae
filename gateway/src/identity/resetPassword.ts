import { toIdentityErrors, userError } from '../errors.ts';
import type { MutationResolvers, ResetPasswordInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { postReset } from './identityApi.ts';
import { isLinkToken } from './linkToken.ts';

/** Sets a new password with the token of the mail (AUTH-04, ERR-06, ERR-07, ERR-20). */
export const resetPassword: NonNullable<MutationResolvers['resetPassword']> = mutation(
  async ({ token, password }: ResetPasswordInput, { rest }) => {
    if (!isLinkToken(token)) return { reset: null, userErrors: [userError('1100', 'Invalid token')] };
    await postReset(rest, token, password);
    return { reset: true };
  },
  { refusals: toIdentityErrors },
);
