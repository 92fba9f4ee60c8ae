import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const path = '/api/v1/secured/workspaces/7/webhooks';
const aWebhook = {
  id: 5,
  url: 'https://hooks.example.org/lectern',
  description: 'Payroll',
  eventTypes: ['course.completed', 'person.erased'],
  createdById: 3,
  createdByName: 'Ada',
  createTime: '2030-01-01T00:00:00.000Z',
  previousSecretExpireTime: null,
  failingSinceTime: null,
  disableTime: null,
  disableReason: null,
};
const aDelivery = {
  id: 9,
  messageId: 'msg_1',
  eventType: 'course.completed',
  eventTime: '2030-01-01T00:00:00.000Z',
  objectKey: 'enrolment:3:4',
  data: { userId: 3, courseId: 4 },
  state: 'FAILED',
  attemptCount: 10,
  createTime: '2030-01-01T00:00:00.000Z',
  nextTime: null,
  lastTime: '2030-01-04T00:00:00.000Z',
  lastStatus: 500,
  lastError: 'STATUS',
  durationMs: 20,
};
const secret = 'whsec_secret';
const webhookId = toGlobalId('Webhook', 5);

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7 })]) });
});
afterEach(() => gateway.close());

const writes = () => gateway.calls.filter(({ method }) => method !== 'GET');
const input = (field: string, name: string, of: object, selection: string) =>
  gateway.ask(
    `mutation($input: ${name}Input!) { ${field}(input: $input) { ${selection} userErrors { code field } } }`,
    { input: of },
    bearer(),
  );

describe('OP-292 webhooks', () => {
  test('are listed, and read again by their id', async () => {
    gateway.on('GET', path, { body: [aWebhook] });
    const { data } = await gateway.ask(
      `{ workspace { webhooks { id webhookId url eventTypes createdByName } } node(id: "${webhookId}") { ... on Webhook { description } } }`,
      {},
      bearer(),
    );
    expect(data).toEqual({
      workspace: {
        webhooks: [
          {
            id: webhookId,
            webhookId: 5,
            url: aWebhook.url,
            eventTypes: ['COURSE_COMPLETED', 'PERSON_ERASED'],
            createdByName: 'Ada',
          },
        ],
      },
      node: { description: 'Payroll' },
    });
  });

  test('OP-315 are told as far as this version knows, by a platform that knows more', async () => {
    const newer = { ...aWebhook, eventTypes: ['moon.landed', 'course.completed'], disableReason: 'BORED' };
    gateway.on('GET', path, { body: [newer] });
    gateway.on('GET', `${path}/5/deliveries`, {
      body: aPage([{ ...aDelivery, eventType: 'moon.landed', state: 'PAUSED', lastError: 'BORED' }]),
    });
    const { data, errors } = await gateway.ask(
      `{ workspace { webhooks { eventTypes disableReason
        deliveries(first: 1) { nodes { eventType state lastError } }
        unknown: deliveries(first: 1, state: OTHER) { totalCount nodes { state } } } } }`,
      {},
      bearer(),
    );
    expect(errors).toEqual([]);
    expect(data.workspace.webhooks).toEqual([
      {
        eventTypes: ['COURSE_COMPLETED'],
        disableReason: null,
        deliveries: { nodes: [{ eventType: 'moon.landed', state: 'OTHER', lastError: 'OTHER' }] },
        unknown: { totalCount: 0, nodes: [] },
      },
    ]);
    expect(gateway.calls.filter(({ path: called }) => called.includes('/deliveries'))).toHaveLength(1);
  });

  test('are for admins: others are told so, and an id is nothing to them', async () => {
    gateway.on('GET', path, { status: 403, body: { code: 'FORBIDDEN', message: 'You may not do this' } });
    const { data, errors } = await gateway.ask(
      `{ workspace { webhooks { url } } node(id: "${webhookId}") { id } }`,
      {},
      bearer(),
    );
    expect(data).toEqual({ workspace: { webhooks: null }, node: null });
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
  });

  test('are made and given another secret, which is told once and under no key', async () => {
    gateway.on('POST', path, { status: 201, body: { ...aWebhook, secret } });
    gateway.on('POST', `${path}/5/_rotateSecret`, { body: { ...aWebhook, secret } });
    const eventTypes = ['COURSE_COMPLETED', 'PERSON_ERASED'];
    const made = await input(
      'createWebhook',
      'CreateWebhook',
      { url: aWebhook.url, eventTypes },
      'secret webhook { id }',
    );
    expect(made.data.createWebhook).toEqual({ secret, webhook: { id: webhookId }, userErrors: [] });
    const rotated = await input('rotateWebhookSecret', 'RotateWebhookSecret', { webhookId }, 'secret webhook { id }');
    expect(rotated.data.rotateWebhookSecret).toEqual({ secret, webhook: { id: webhookId }, userErrors: [] });
    expect(writes().map(({ body }) => body)).toEqual([
      { url: aWebhook.url, description: '', eventTypes: aWebhook.eventTypes },
      { overlapHours: 24 },
    ]);
    expect(writes().every(({ headers }) => headers['idempotency-key'] === undefined)).toBe(true);
  });

  test('are changed in what is given, enabled and deleted', async () => {
    gateway.on('PATCH', `${path}/5`, { body: aWebhook });
    gateway.on('POST', `${path}/5/_enable`, { body: aWebhook });
    gateway.on('DELETE', `${path}/5`, { status: 204 });
    await input('updateWebhook', 'UpdateWebhook', { webhookId, eventTypes: ['REVIEW_COMMENTED'] }, 'webhook { id }');
    await input('enableWebhook', 'EnableWebhook', { webhookId: '5' }, 'webhook { disableTime }');
    const { data } = await input('deleteWebhook', 'DeleteWebhook', { webhookId }, 'deletedWebhookId');
    expect(data.deleteWebhook).toEqual({ deletedWebhookId: webhookId, userErrors: [] });
    expect(writes().map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', { eventTypes: ['review.commented'] }],
      ['POST', ''],
      ['DELETE', ''],
    ]);
  });

  test('are refused by the field that does not fit', async () => {
    gateway.on('PATCH', `${path}/5`, {
      status: 400,
      body: { code: 'INVALID', message: 'No', errors: [{ field: 'url', message: '`url` must be public' }] },
    });
    const { data } = await input(
      'updateWebhook',
      'UpdateWebhook',
      { webhookId, url: 'http://10.0.0.1' },
      'webhook { id }',
    );
    expect(data.updateWebhook).toEqual({ webhook: null, userErrors: [{ code: 'INVALID', field: 'url' }] });
  });

  test('have a log of deliveries, of which each is replayed, and a test event', async () => {
    gateway.on('GET', path, { body: [aWebhook] });
    gateway.on('GET', `${path}/5/deliveries`, { body: aPage([aDelivery, { ...aDelivery, lastError: 'OF_LATER' }]) });
    const { data } = await gateway.ask(
      '{ workspace { webhooks { deliveries(first: 2, state: FAILED) { totalCount nodes { deliveryId eventType data state lastError durationMilliseconds } } } } }',
      {},
      bearer(),
    );
    const node = {
      deliveryId: 9,
      eventType: 'course.completed',
      data: aDelivery.data,
      state: 'FAILED',
      lastError: 'STATUS',
      durationMilliseconds: 20,
    };
    expect(data.workspace.webhooks[0]?.deliveries).toEqual({
      totalCount: 2,
      nodes: [node, { ...node, lastError: 'OTHER' }],
    });
    expect(gateway.calls.at(-1)?.path).toContain('state=FAILED');

    const pending = { body: { ...aDelivery, state: 'PENDING', lastError: null } };
    gateway.on('POST', `${path}/5/deliveries/9/_replay`, pending);
    gateway.on('POST', `${path}/5/_test`, {
      status: 409,
      body: { code: 'WEBHOOK_DISABLED', message: 'This webhook is disabled: enable it first' },
    });
    const replay = { webhookId, deliveryId: '9' };
    const replayed = await input(
      'replayWebhookDelivery',
      'ReplayWebhookDelivery',
      replay,
      'delivery { state lastError }',
    );
    expect(replayed.data.replayWebhookDelivery).toEqual({
      delivery: { state: 'PENDING', lastError: null },
      userErrors: [],
    });
    const tried = await input('sendTestWebhook', 'SendTestWebhook', { webhookId }, 'delivery { state }');
    expect(tried.data.sendTestWebhook).toEqual({
      delivery: null,
      userErrors: [{ code: 'WEBHOOK_DISABLED', field: null }],
    });
  });
});
