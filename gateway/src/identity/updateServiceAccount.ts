import type { MutationResolvers, UpdateServiceAccountInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { patchServiceAccount } from './serviceAccountApi.ts';
import { fromRights, toServiceAccount } from './serviceAccountMappers.ts';

/** Changes, disables or enables an account for a program (BEY-42). */
export const updateServiceAccount: NonNullable<MutationResolvers['updateServiceAccount']> = mutation(
  async (
    { serviceAccountId: given, name, description, rights, ownerId, disabled }: UpdateServiceAccountInput,
    context,
  ) => {
    const serviceAccountId = inputId(given, 'serviceAccountId', 'ServiceAccount');
    const body = {
      ...(name == null ? {} : { name }),
      ...(description == null ? {} : { description }),
      ...fromRights(rights),
      ...(ownerId == null ? {} : { ownerId: inputId(ownerId, 'ownerId', 'User', 'WorkspacePerson') }),
      ...(disabled == null ? {} : { disabled }),
    };
    return onWorkspace(context, async ({ workspaceId }) => ({
      serviceAccount: toServiceAccount(
        await patchServiceAccount(context.rest, { workspaceId, serviceAccountId }, body),
      ),
    }));
  },
);
