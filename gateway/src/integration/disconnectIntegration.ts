import type { DisconnectIntegrationInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { deleteIntegration, getIntegration } from './integrationApi.ts';
import { inputIntegrationId } from './inputIntegrationId.ts';
import { toIntegration } from './integrationMappers.ts';

/** Disconnects a provider: its fields and secrets are deleted (REST-69, INTG-07). */
export const disconnectIntegration: NonNullable<MutationResolvers['disconnectIntegration']> = mutation(
  async ({ integrationId }: DisconnectIntegrationInput, context) => {
    const id = inputIntegrationId(integrationId);
    return onWorkspace(context, async (workspace) => {
      // Its kind is part of the global id, and an input may say the raw one.
      const disconnected = toIntegration(await getIntegration(context.rest, workspace.workspaceId, id));
      await deleteIntegration(context.rest, workspace.workspaceId, id);
      return { disconnectedIntegrationId: id, disconnectedId: disconnected.id, workspace };
    });
  },
);
