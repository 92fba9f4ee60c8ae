import type { DeleteScimTokenInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { deleteScimToken as deleteToken } from './scimApi.ts';

/** Withdraws the token of the identity provider, which stops counting at once (BEY-14). */
export const deleteScimToken: NonNullable<MutationResolvers['deleteScimToken']> = mutation(
  async ({ createTime }: DeleteScimTokenInput, context) =>
    onWorkspace(context, async (workspace) => {
      await deleteToken(context.rest, workspace.workspaceId, createTime ?? undefined);
      return { workspace };
    }),
);
