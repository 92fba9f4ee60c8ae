import { admins, mutation, type NodeRule, type Rule } from '../accessRule.ts';

/** Of no webhook: what comes of one is told where each is made. */
const missing = { may: admins, namesNothing: true, instead: ['NOT_FOUND'] };

export const rules: Readonly<Record<string, Rule>> = {
  'Workspace.webhooks|Webhook.deliveries': {
    document: 'query { workspace { webhooks { url deliveries { nodes { state } } } } }',
    may: admins,
    mayBeEmpty: true,
    namesNothing: true,
  },
  'Mutation.createWebhook': mutation(
    'createWebhook',
    'webhook { url }',
    () => ({ url: 'https://hooks.example.org/', eventTypes: ['COURSE_DELETED'] }),
    { may: admins, namesNothing: true, instead: ['WEBHOOKS_FULL'] },
  ),
  'Mutation.updateWebhook': mutation('updateWebhook', 'webhook { url }', () => ({ webhookId: '1' }), missing),
  'Mutation.deleteWebhook': mutation('deleteWebhook', 'deletedWebhookId', () => ({ webhookId: '1' }), missing),
  'Mutation.rotateWebhookSecret': mutation(
    'rotateWebhookSecret',
    'webhook { url }',
    () => ({ webhookId: '1' }),
    missing,
  ),
  'Mutation.enableWebhook': mutation('enableWebhook', 'webhook { url }', () => ({ webhookId: '1' }), missing),
  'Mutation.sendTestWebhook': mutation('sendTestWebhook', 'delivery { state }', () => ({ webhookId: '1' }), missing),
  'Mutation.replayWebhookDelivery': mutation(
    'replayWebhookDelivery',
    'delivery { state }',
    () => ({ webhookId: '1', deliveryId: '1' }),
    missing,
  ),
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  Webhook: 'admin',
};
