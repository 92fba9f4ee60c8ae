import type { Resolvers } from '../generated/resolverTypes.ts';
import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { orNullWhereHidden } from '../rest/hidden.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { createWebhook } from './createWebhook.ts';
import { deleteWebhook } from './deleteWebhook.ts';
import { enableWebhook } from './enableWebhook.ts';
import { replayWebhookDelivery } from './replayWebhookDelivery.ts';
import { rotateWebhookSecret } from './rotateWebhookSecret.ts';
import { sendTestWebhook } from './sendTestWebhook.ts';
import { updateWebhook } from './updateWebhook.ts';
import { getWebhooks } from './webhookApi.ts';
import { toWebhook } from './webhookMappers.ts';
import { Webhook } from './webhooks.ts';

export const webhookResolvers = {
  Mutation: {
    createWebhook,
    updateWebhook,
    deleteWebhook,
    rotateWebhookSecret,
    enableWebhook,
    sendTestWebhook,
    replayWebhookDelivery,
  },
  Webhook,
} satisfies Resolvers;

export const webhookNodes: NodeTypes = {
  Webhook: byNumberSignedIn((id, context) =>
    orNullWhereHidden(() =>
      onWorkspace(context, async ({ workspaceId }) => {
        const wire = (await getWebhooks(context.rest, workspaceId)).find((webhook) => webhook.id === id);
        return wire === undefined ? null : toWebhook(wire);
      }),
    ),
  ),
};
