import type { EnableWebhookInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postEnabling } from './webhookApi.ts';
import { toWebhook } from './webhookMappers.ts';

/** Enables a webhook that was disabled (BEY-43). */
export const enableWebhook: NonNullable<MutationResolvers['enableWebhook']> = mutation(
  async ({ webhookId }: EnableWebhookInput, context) => {
    const id = inputId(webhookId, 'webhookId', 'Webhook');
    return onWorkspace(context, async ({ workspaceId }) => ({
      webhook: toWebhook(await postEnabling(context.rest, workspaceId, id)),
    }));
  },
);
