import { toIdentityErrors } from '../errors.ts';
import type { MutationResolvers, RequestPasswordResetInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { postResetRequest } from './identityApi.ts';

/** Sends a mail with a link to set a new password, valid for 24 hours (AUTH-03, ERR-20). */
export const requestPasswordReset: NonNullable<MutationResolvers['requestPasswordReset']> = mutation(
  async ({ username }: RequestPasswordResetInput, { rest, host }) => {
    await postResetRequest(rest, username.trim(), host);
    return { accepted: true };
  },
  { refusals: toIdentityErrors },
);
