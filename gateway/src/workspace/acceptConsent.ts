import { refusable } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { postConsentUser } from './workspaceApi.ts';

/** LIM-17. */
export const defaultConsentId = 1;

export const acceptConsent: NonNullable<MutationResolvers['acceptConsent']> = async (_root, { input }, { rest }) => {
  const { userErrors } = await refusable(postConsentUser(rest, input.consentId ?? defaultConsentId));
  return { accepted: userErrors.length === 0, userErrors };
};
