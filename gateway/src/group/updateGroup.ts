import type { MutationResolvers, UpdateGroupInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { patchGroup } from './groupApi.ts';
import { toGroup } from './groupMappers.ts';

/** BEY-13. What is left out stays; null clears the domain. */
export const updateGroup: NonNullable<MutationResolvers['updateGroup']> = mutation(
  async ({ groupId, name, description, addressDomain }: UpdateGroupInput, context) => {
    const id = inputId(groupId, 'groupId', 'PersonGroup');
    const body = {
      ...(name == null ? {} : { name }),
      ...(description == null ? {} : { description }),
      ...(addressDomain === undefined ? {} : { addressDomain }),
    };
    const wire = await onWorkspace(context, ({ workspaceId }) => patchGroup(context.rest, workspaceId, id, body));
    return { group: toGroup(wire) };
  },
);
