import type { MutationResolvers, WithdrawAccessInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from './onWorkspace.ts';
import { postWithdrawn } from './peopleApi.ts';
import { toPerson } from './personMappers.ts';

/** Withdraws someone's access (OP-130). */
export const withdrawAccess: NonNullable<MutationResolvers['withdrawAccess']> = mutation(
  async (input: WithdrawAccessInput, context) => {
    const userId = inputId(input.userId, 'userId', 'User');
    const wire = await onWorkspace(context, ({ workspaceId }) => postWithdrawn(context.rest, workspaceId, userId));
    return { person: toPerson(wire) };
  },
);
