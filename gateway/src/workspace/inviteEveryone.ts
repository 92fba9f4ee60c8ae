import type { InviteEveryoneInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from './onWorkspace.ts';
import { postInvitations } from './peopleApi.ts';

/** USERS-04: one call, however many people there are. */
export const inviteEveryone: NonNullable<MutationResolvers['inviteEveryone']> = mutation(
  async ({ resend, idempotencyKey }: InviteEveryoneInput, context) => {
    const { invited } = await onWorkspace(context, ({ workspaceId }) =>
      postInvitations(context.rest, workspaceId, resend ?? true, idempotencyKey),
    );
    return { invitedCount: invited };
  },
);
