import type { MutationResolvers, RotateWebhookSecretInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postSecretRotation } from './webhookApi.ts';
import { toWebhook } from './webhookMappers.ts';

/** Puts another secret in the place of that of a webhook, and tells it once (BEY-43). */
export const rotateWebhookSecret: NonNullable<MutationResolvers['rotateWebhookSecret']> = mutation(
  async ({ webhookId, overlapHours }: RotateWebhookSecretInput, context) => {
    const id = inputId(webhookId, 'webhookId', 'Webhook');
    return onWorkspace(context, async ({ workspaceId }) => {
      const body = { overlapHours: overlapHours ?? 24 };
      const { secret, ...webhook } = await postSecretRotation(context.rest, workspaceId, id, body);
      return { webhook: toWebhook(webhook), secret };
    });
  },
);
