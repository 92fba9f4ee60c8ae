import type { MutationResolvers, RevokeInvitationInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from './onWorkspace.ts';
import { putPerson } from './peopleApi.ts';
import { toPerson } from './personMappers.ts';

/** Revokes an invitation: its link stops working (USERS-03, OP-30). */
export const revokeInvitation: NonNullable<MutationResolvers['revokeInvitation']> = mutation(
  async (input: RevokeInvitationInput, context) => {
    const userId = inputId(input.userId, 'userId', 'User');
    const wire = await onWorkspace(context, ({ workspaceId }) =>
      putPerson(context.rest, workspaceId, userId, { status: 'REVOKED' }),
    );
    return { person: toPerson(wire) };
  },
);
