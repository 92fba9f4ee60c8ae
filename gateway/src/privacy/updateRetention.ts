import type { MutationResolvers, UpdateRetentionInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { putRetention } from './privacyApi.ts';
import { toRetentionRequest } from './privacyMappers.ts';

/** Replaces the retention settings of the workspace (BEY-20). */
export const updateRetention: NonNullable<MutationResolvers['updateRetention']> = mutation(
  async ({ retention }: UpdateRetentionInput, context) => ({
    workspace: await onWorkspace(context, async (workspace) => {
      await putRetention(context.rest, workspace.workspaceId, toRetentionRequest(retention));
      return workspace;
    }),
  }),
  { fields: (path) => `retention.${path}` },
);
