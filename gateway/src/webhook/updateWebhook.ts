import type { MutationResolvers, UpdateWebhookInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { patchWebhook } from './webhookApi.ts';
import { fromEventType, toWebhook } from './webhookMappers.ts';

/** Changes a webhook (BEY-43). */
export const updateWebhook: NonNullable<MutationResolvers['updateWebhook']> = mutation(
  async ({ webhookId, url, description, eventTypes }: UpdateWebhookInput, context) => {
    const id = inputId(webhookId, 'webhookId', 'Webhook');
    return onWorkspace(context, async ({ workspaceId }) => ({
      webhook: toWebhook(
        await patchWebhook(context.rest, workspaceId, id, {
          ...(url == null ? {} : { url }),
          ...(description == null ? {} : { description }),
          ...(eventTypes == null ? {} : { eventTypes: eventTypes.map(fromEventType) }),
        }),
      ),
    }));
  },
);
