import type { WebhookResolvers, WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { getDeliveries, getWebhooks } from './webhookApi.ts';
import { toDelivery, toWebhook } from './webhookMappers.ts';

/** The webhooks of the workspace, without their secrets (BEY-43). */
export const webhooks: NonNullable<WorkspaceResolvers['webhooks']> = async ({ workspaceId }, _args, { rest }) =>
  (await getWebhooks(rest, workspaceId)).map(toWebhook);

const deliveries: NonNullable<WebhookResolvers['deliveries']> = withCost(
  { calls: 1 },
  ({ webhookId }, { state, ...page }, context) =>
    onWorkspace(context, ({ workspaceId }) =>
      readConnection(
        toPageRequest(page),
        async (request) =>
          // Of a state that this version does not know there is nothing to ask for.
          state === 'OTHER'
            ? { content: [], cursors: [], totalElements: 0, first: true, last: true }
            : getDeliveries(context.rest, workspaceId, webhookId, { ...request, state: state ?? undefined }),
        toDelivery,
      ),
    ),
);

export const Webhook: WebhookResolvers = { deliveries };
