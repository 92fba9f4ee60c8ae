import type { MutationResolvers, ReplayWebhookDeliveryInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postReplay } from './webhookApi.ts';
import { toDelivery } from './webhookMappers.ts';

/** Sends a delivery again (BEY-43). */
export const replayWebhookDelivery: NonNullable<MutationResolvers['replayWebhookDelivery']> = mutation(
  async (input: ReplayWebhookDeliveryInput, context) => {
    const webhookId = inputId(input.webhookId, 'webhookId', 'Webhook');
    const deliveryId = inputId(input.deliveryId, 'deliveryId', 'WebhookDelivery');
    return onWorkspace(context, async ({ workspaceId }) => ({
      delivery: toDelivery(await postReplay(context.rest, workspaceId, { webhookId, deliveryId })),
    }));
  },
);
