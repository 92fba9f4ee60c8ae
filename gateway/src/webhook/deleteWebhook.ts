import type { DeleteWebhookInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId, toGlobalId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { deleteWebhookById } from './webhookApi.ts';

/** Deletes a webhook with its deliveries (BEY-43). */
export const deleteWebhook: NonNullable<MutationResolvers['deleteWebhook']> = mutation(
  async ({ webhookId }: DeleteWebhookInput, context) => {
    const id = inputId(webhookId, 'webhookId', 'Webhook');
    return onWorkspace(context, async ({ workspaceId }) => {
      await deleteWebhookById(context.rest, workspaceId, id);
      return { deletedWebhookId: toGlobalId('Webhook', id) };
    });
  },
);
