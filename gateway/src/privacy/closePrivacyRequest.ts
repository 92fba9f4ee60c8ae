import { badInput } from '../errors.ts';
import type { ClosePrivacyRequestInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postPrivacyRequestClosing } from './privacyApi.ts';
import { toPrivacyRequest } from './privacyMappers.ts';

/** Closes a request that was taken back, or was answered although nobody of its address is here (BEY-20). */
export const closePrivacyRequest: NonNullable<MutationResolvers['closePrivacyRequest']> = mutation(
  async ({ privacyRequestId, state }: ClosePrivacyRequestInput, context) => {
    if (state === 'OPEN') throw badInput('A request is closed as DONE or as CANCELLED.', 'state');
    const id = inputId(privacyRequestId, 'privacyRequestId', 'PrivacyRequest');
    const closed = await onWorkspace(context, ({ workspaceId }) =>
      postPrivacyRequestClosing(context.rest, workspaceId, id, { state }),
    );
    return { privacyRequest: toPrivacyRequest(closed) };
  },
);
