import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { actorOf } from '../http/actorOf.ts';
import { errorResponses } from '../http/errorBody.ts';
import { pageOf } from '../http/paging.ts';
import { requireOwnWorkspace } from '../http/requestWorkspace.ts';
import type { Id } from '../shared/id.ts';
import { listDeliveries, replayDelivery } from './deliveryLog.ts';
import { policy } from './policy.ts';
import {
  changeWebhook,
  createWebhook,
  enableWebhook,
  listWebhooks,
  removeWebhook,
  rotateSecret,
  sendTestEvent,
  type OneWebhookCall,
  type WebhookCall,
} from './webhooks.ts';
import {
  deliveryParams,
  deliveryQuery,
  deliverySchema,
  newWebhookSchema,
  secretRotationSchema,
  webhookParams,
  webhookPatchSchema,
  webhookSchema,
  webhooksParams,
  webhookWithSecretSchema,
} from './webhookSchemas.ts';

const webhooksUrl = '/api/v1/secured/workspaces/:id/webhooks';
const webhookUrl = `${webhooksUrl}/:webhookId`;

/** Addresses that are told of what happens, by the rules of Standard Webhooks (BEY-43). */
export const webhookRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  function callOf(request: FastifyRequest & { readonly params: { readonly id: Id } }): WebhookCall {
    requireOwnWorkspace(request);
    return { ...actorOf(request), now: deps.clock() };
  }
  const oneOf = (
    request: FastifyRequest & { readonly params: { readonly id: Id; readonly webhookId: Id } },
  ): OneWebhookCall => ({ ...callOf(request), webhookId: request.params.webhookId });

  app.get(
    webhooksUrl,
    {
      config: { access: policy.listWebhooks },
      schema: {
        tags: ['workspace'],
        summary: 'List the webhooks of a workspace',
        description: 'The earliest first, without their secrets; at most 20.',
        params: webhooksParams,
        response: { 200: z.array(webhookSchema).describe('The webhooks.') },
      },
    },
    async (request, reply) => reply.header('cache-control', 'no-store').send(await listWebhooks(deps, callOf(request))),
  );

  app.post(
    webhooksUrl,
    {
      config: { access: policy.createWebhook, tokenNeed: 'never' },
      schema: {
        tags: ['workspace'],
        summary: 'Make a webhook',
        description:
          'From now on the address is sent what happens, by POST and signed by the rules of Standard Webhooks. What it does not take is tried again for three days; deliveries about one object are sent one after the other. A workspace has at most 20.',
        params: webhooksParams,
        body: newWebhookSchema,
        response: { 201: webhookWithSecretSchema.describe('The webhook, with its secret.'), ...errorResponses(409) },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .header('cache-control', 'no-store')
        .send(await createWebhook(deps, callOf(request), request.body)),
  );

  app.patch(
    webhookUrl,
    {
      config: { access: policy.changeWebhook, tokenNeed: 'never' },
      schema: {
        tags: ['workspace'],
        summary: 'Change a webhook',
        description: 'What waits to be sent goes to the new address.',
        params: webhookParams,
        body: webhookPatchSchema,
        response: { 200: webhookSchema.describe('The webhook as it is then.') },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await changeWebhook(deps, oneOf(request), request.body)),
  );

  app.delete(
    webhookUrl,
    {
      config: { access: policy.deleteWebhook },
      schema: {
        tags: ['workspace'],
        summary: 'Delete a webhook',
        description: 'Nothing is sent to it any more; its deliveries are deleted, too.',
        params: webhookParams,
        response: { 204: z.undefined().describe('It is deleted.') },
      },
    },
    async (request, reply) => {
      await removeWebhook(deps, oneOf(request));
      return reply.code(204).send(undefined);
    },
  );

  app.post(
    `${webhookUrl}/_rotateSecret`,
    {
      config: { access: policy.rotateSecret, tokenNeed: 'never' },
      schema: {
        tags: ['workspace'],
        summary: 'Rotate the secret of a webhook',
        description:
          'Puts another secret in its place. Deliveries are signed with both for some hours, so that the receiver can change over.',
        params: webhookParams,
        body: secretRotationSchema,
        response: { 200: webhookWithSecretSchema.describe('The webhook, with its new secret.') },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await rotateSecret(deps, oneOf(request), request.body)),
  );

  app.post(
    `${webhookUrl}/_enable`,
    {
      config: { access: policy.enableWebhook, tokenNeed: 'never' },
      schema: {
        tags: ['workspace'],
        summary: 'Enable a webhook',
        description:
          'One that was disabled is sent again what happens from now on. What happened meanwhile is not; what was given up can be replayed.',
        params: webhookParams,
        response: { 200: webhookSchema.describe('The webhook as it is then.') },
      },
    },
    async (request, reply) => reply.header('cache-control', 'no-store').send(await enableWebhook(deps, oneOf(request))),
  );

  app.post(
    `${webhookUrl}/_test`,
    {
      config: { access: policy.sendTest },
      schema: {
        tags: ['workspace'],
        summary: 'Send a test event',
        description: 'Sends an event of the type `webhook.test`, whose data holds the raw id of the webhook alone.',
        params: webhookParams,
        response: { 200: deliverySchema.describe('The delivery, which is tried at once.'), ...errorResponses(409) },
      },
    },
    async (request, reply) => reply.header('cache-control', 'no-store').send(await sendTestEvent(deps, oneOf(request))),
  );

  app.get(
    `${webhookUrl}/deliveries`,
    {
      config: { access: policy.listDeliveries },
      schema: {
        tags: ['workspace'],
        summary: 'List the deliveries of a webhook',
        description: 'Those of the last 30 days, the newest first. A page has at most 100.',
        params: webhookParams,
        querystring: deliveryQuery,
        response: { 200: pageOf(deliverySchema).describe('A page of deliveries.') },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await listDeliveries(deps.db, oneOf(request), request.query)),
  );

  app.post(
    `${webhookUrl}/deliveries/:deliveryId/_replay`,
    {
      config: { access: policy.replayDelivery, tokenNeed: 'never' },
      schema: {
        tags: ['workspace'],
        summary: 'Replay a delivery',
        description:
          'Sends it again with the same `webhook-id`, at once and before others about the same object, and tries it as often as a new one.',
        params: deliveryParams,
        response: { 200: deliverySchema.describe('The delivery as it is then.'), ...errorResponses(409) },
      },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(await replayDelivery(deps.db, oneOf(request), request.params.deliveryId)),
  );
};
