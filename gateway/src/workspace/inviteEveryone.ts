import { refusable } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { onWorkspace } from './onWorkspace.ts';
import { postInvitations } from './peopleApi.ts';

/** USERS-04: one call, however many people there are. */
export const inviteEveryone: NonNullable<MutationResolvers['inviteEveryone']> = async (_root, { input }, context) => {
  const call = onWorkspace(context, ({ workspaceId }) =>
    postInvitations(context.rest, workspaceId, input.resend ?? true),
  );
  const { result, userErrors } = await refusable(call);
  return { invitedCount: result?.invited ?? 0, userErrors };
};
