import type { InvitePersonInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from './onWorkspace.ts';
import { postInvitation } from './peopleApi.ts';
import { toPerson } from './personMappers.ts';

/** Sends an invitation by mail, again if it was sent before or revoked (USERS-02). */
export const invitePerson: NonNullable<MutationResolvers['invitePerson']> = mutation(
  async (input: InvitePersonInput, context) => {
    const userId = inputId(input.userId, 'userId', 'User');
    const wire = await onWorkspace(context, ({ workspaceId }) => postInvitation(context.rest, workspaceId, userId));
    return { person: toPerson(wire) };
  },
);
