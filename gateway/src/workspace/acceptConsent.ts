import type { AcceptConsentInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postConsentUser } from './workspaceApi.ts';

/** The consent that a workspace has before it writes its own (LIM-17). */
export const defaultConsentId = 1;

export const acceptConsent: NonNullable<MutationResolvers['acceptConsent']> = mutation(
  async ({ consentId }: AcceptConsentInput, { rest }) => {
    const id = consentId == null ? defaultConsentId : inputId(consentId, 'consentId', 'Consent', 'ConsentVersion');
    await postConsentUser(rest, id);
    return { accepted: true };
  },
);
