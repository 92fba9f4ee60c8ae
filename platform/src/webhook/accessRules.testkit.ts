import { admins, type AccessRule } from '../testing/accessRule.ts';

const webhooks = '/api/v1/secured/workspaces/{id}/webhooks';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  [`GET ${webhooks}`]: admins,
  [`POST ${webhooks}`]: admins,
  [`PATCH ${webhooks}/{webhookId}`]: admins,
  [`DELETE ${webhooks}/{webhookId}`]: admins,
  [`POST ${webhooks}/{webhookId}/_rotateSecret`]: admins,
  [`POST ${webhooks}/{webhookId}/_enable`]: admins,
  [`POST ${webhooks}/{webhookId}/_test`]: admins,
  [`GET ${webhooks}/{webhookId}/deliveries`]: admins,
  [`POST ${webhooks}/{webhookId}/deliveries/{deliveryId}/_replay`]: admins,
};
