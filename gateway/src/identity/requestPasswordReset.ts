import { toIdentityErrors } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { postResetRequest } from './identityApi.ts';

/** AUTH-03, ERR-20. */
export const requestPasswordReset: NonNullable<MutationResolvers['requestPasswordReset']> = async (
  _root,
  { input },
  { rest, host },
) => {
  try {
    await postResetRequest(rest, input.username.trim(), host);
    return { accepted: true, userErrors: [] };
  } catch (error) {
    return { accepted: false, userErrors: toIdentityErrors(error) };
  }
};
