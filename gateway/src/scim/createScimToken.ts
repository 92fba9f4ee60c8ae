import type { CreateScimTokenInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postScimToken } from './scimApi.ts';

/** Makes a token for the identity provider (BEY-14). */
export const createScimToken: NonNullable<MutationResolvers['createScimToken']> = mutation(
  async ({ replaces = false }: CreateScimTokenInput, context) =>
    onWorkspace(context, async (workspace) => {
      const { token } = await postScimToken(context.rest, workspace.workspaceId, { replaces });
      return { token, workspace };
    }),
);
