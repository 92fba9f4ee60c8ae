import type { DeleteServiceAccountInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId, toGlobalId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { deleteServiceAccountById } from './serviceAccountApi.ts';

/** Deletes an account for a program with its tokens (BEY-42). */
export const deleteServiceAccount: NonNullable<MutationResolvers['deleteServiceAccount']> = mutation(
  async ({ serviceAccountId: given }: DeleteServiceAccountInput, context) => {
    const serviceAccountId = inputId(given, 'serviceAccountId', 'ServiceAccount');
    return onWorkspace(context, async ({ workspaceId }) => {
      await deleteServiceAccountById(context.rest, { workspaceId, serviceAccountId });
      return { deletedServiceAccountId: toGlobalId('ServiceAccount', serviceAccountId) };
    });
  },
);
