import type { CreateWebhookInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postWebhook } from './webhookApi.ts';
import { fromEventType, toWebhook } from './webhookMappers.ts';

/** Makes a webhook and tells its secret once (BEY-43). */
export const createWebhook: NonNullable<MutationResolvers['createWebhook']> = mutation(
  async ({ url, description, eventTypes }: CreateWebhookInput, context) =>
    onWorkspace(context, async ({ workspaceId }) => {
      const { secret, ...made } = await postWebhook(context.rest, workspaceId, {
        url,
        description: description ?? '',
        eventTypes: eventTypes.map(fromEventType),
      });
      return { webhook: toWebhook(made), secret };
    }),
);
