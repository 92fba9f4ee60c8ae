import type { MutationResolvers, SendTestWebhookInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postTestEvent } from './webhookApi.ts';
import { toDelivery } from './webhookMappers.ts';

/** Sends a webhook a test event (BEY-43). */
export const sendTestWebhook: NonNullable<MutationResolvers['sendTestWebhook']> = mutation(
  async ({ webhookId }: SendTestWebhookInput, context) => {
    const id = inputId(webhookId, 'webhookId', 'Webhook');
    return onWorkspace(context, async ({ workspaceId }) => ({
      delivery: toDelivery(await postTestEvent(context.rest, workspaceId, id)),
    }));
  },
);
