import type { DeleteGroupInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId, toGlobalId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { deleteGroupById } from './groupApi.ts';

/** Deletes a group; its people and their courses stay (BEY-13). */
export const deleteGroup: NonNullable<MutationResolvers['deleteGroup']> = mutation(
  async ({ groupId }: DeleteGroupInput, context) => {
    const id = inputId(groupId, 'groupId', 'PersonGroup');
    await onWorkspace(context, ({ workspaceId }) => deleteGroupById(context.rest, workspaceId, id));
    return { deletedGroupId: toGlobalId('PersonGroup', id) };
  },
);
