import type { MutationResolvers, RestoreAccessInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from './onWorkspace.ts';
import { postRestored } from './peopleApi.ts';
import { toPerson } from './personMappers.ts';

/**
 * Gives access back to someone who lost it, whether an admin, a sync of the personnel system or the identity provider withdrew it
 * (INTG-06).
 */
export const restoreAccess: NonNullable<MutationResolvers['restoreAccess']> = mutation(
  async (input: RestoreAccessInput, context) => {
    const userId = inputId(input.userId, 'userId', 'User');
    const wire = await onWorkspace(context, ({ workspaceId }) => postRestored(context.rest, workspaceId, userId));
    return { person: toPerson(wire) };
  },
);
