import type { HideSetupInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from './onWorkspace.ts';
import { putSetup } from './workspaceApi.ts';

/** Hides the first steps of a workspace for all its admins, or shows them again (OP-190). */
export const hideSetup: NonNullable<MutationResolvers['hideSetup']> = mutation(
  async ({ hidden }: HideSetupInput, context) => ({
    workspace: await onWorkspace(context, async (workspace) => ({
      ...workspace,
      savedSetup: await putSetup(context.rest, workspace.workspaceId, hidden),
    })),
  }),
);
