import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { withQuery } from '../rsql.ts';
import { workspacePath } from '../workspace/workspacePaths.ts';

type WebhookWire = Schemas['Webhook'];
type WithSecretWire = Schemas['WebhookWithSecret'];
type DeliveryWire = Schemas['WebhookDelivery'];

const webhooksPath = (workspaceId: number): string => `${workspacePath(workspaceId)}/webhooks`;
const webhookPath = (workspaceId: number, webhookId: number): string => `${webhooksPath(workspaceId)}/${webhookId}`;

/** `GET /secured/workspaces/{id}/webhooks`. */
export const getWebhooks = (rest: Rest, workspaceId: number): Promise<WebhookWire[]> =>
  rest.get(webhooksPath(workspaceId));

/** `POST /secured/workspaces/{id}/webhooks`. Without a key, under which the secret would be stored with the reply. */
export const postWebhook = (rest: Rest, workspaceId: number, body: Schemas['NewWebhook']): Promise<WithSecretWire> =>
  rest.post(webhooksPath(workspaceId), body);

/** `PATCH /secured/workspaces/{id}/webhooks/{webhookId}`. */
export const patchWebhook = (
  rest: Rest,
  workspaceId: number,
  webhookId: number,
  body: Schemas['WebhookPatch'],
): Promise<WebhookWire> => rest.patch(webhookPath(workspaceId, webhookId), body);

/** `DELETE /secured/workspaces/{id}/webhooks/{webhookId}`. */
export const deleteWebhookById = (rest: Rest, workspaceId: number, webhookId: number): Promise<null> =>
  rest.delete(webhookPath(workspaceId, webhookId));

/** `POST /secured/workspaces/{id}/webhooks/{webhookId}/_rotateSecret`; without a key, as for a new one. */
export const postSecretRotation = (
  rest: Rest,
  workspaceId: number,
  webhookId: number,
  body: Schemas['WebhookSecretRotation'],
): Promise<WithSecretWire> => rest.post(`${webhookPath(workspaceId, webhookId)}/_rotateSecret`, body);

/** `POST /secured/workspaces/{id}/webhooks/{webhookId}/_enable`. */
export const postEnabling = (rest: Rest, workspaceId: number, webhookId: number): Promise<WebhookWire> =>
  rest.post(`${webhookPath(workspaceId, webhookId)}/_enable`);

/** `POST /secured/workspaces/{id}/webhooks/{webhookId}/_test`. */
export const postTestEvent = (rest: Rest, workspaceId: number, webhookId: number): Promise<DeliveryWire> =>
  rest.post(`${webhookPath(workspaceId, webhookId)}/_test`);

/** `GET /secured/workspaces/{id}/webhooks/{webhookId}/deliveries`, the newest first. */
export const getDeliveries = (
  rest: Rest,
  workspaceId: number,
  webhookId: number,
  query: PageRequest & { readonly state?: DeliveryWire['state'] | undefined },
): Promise<PageWire<DeliveryWire>> =>
  rest.get(withQuery(`${webhookPath(workspaceId, webhookId)}/deliveries`, { ...query }));

/** `POST /secured/workspaces/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/_replay`. */
export const postReplay = (
  rest: Rest,
  workspaceId: number,
  { webhookId, deliveryId }: { readonly webhookId: number; readonly deliveryId: number },
): Promise<DeliveryWire> => rest.post(`${webhookPath(workspaceId, webhookId)}/deliveries/${deliveryId}/_replay`);
