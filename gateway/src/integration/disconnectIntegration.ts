import type { DisconnectIntegrationInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { deleteIntegration } from './integrationApi.ts';
import { inputIntegrationId } from './inputIntegrationId.ts';

/** Disconnects a provider: its fields and secrets are deleted (REST-69, INTG-07). */
export const disconnectIntegration: NonNullable<MutationResolvers['disconnectIntegration']> = mutation(
  async ({ integrationId }: DisconnectIntegrationInput, context) => {
    const id = inputIntegrationId(integrationId);
    return onWorkspace(context, async (workspace) => {
      await deleteIntegration(context.rest, workspace.workspaceId, id);
      return { disconnectedIntegrationId: id, workspace };
    });
  },
);
