import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutbound, type Outbound } from '../outbound/outboundClient.ts';
import { doJobs } from '../testing/doJobs.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { createWebhookReceiver, type WebhookReceiver } from '../testing/testWebhookReceiver.ts';
import { deliverWebhooks } from './deliverWebhooks.ts';
import type { WebhookWithSecretWire } from './webhookSchemas.ts';
import { webhooksOf } from './webhookTestApp.testkit.ts';

let server: TestApp;
let receiver: WebhookReceiver;
let outbound: Outbound;
const lines: string[] = [];

beforeAll(async () => {
  receiver = await createWebhookReceiver();
  outbound = createOutbound({ privateHosts: [receiver.host] });
  server = await createTestApp(
    { OUTBOUND_PRIVATE_HOSTS: receiver.host, LOG_LEVEL: 'trace' },
    { logStream: { write: (line) => void lines.push(line) } },
  );
});
afterAll(async () => {
  await outbound.close();
  await server.close();
  await receiver.close();
});

test('OP-292 neither the secret of a webhook nor its address stands in the log, whatever goes wrong', async () => {
  const admin = await server.aUser({ roleAdmin: true, addressProven: true });
  const call = <T extends object>(method: string, path: string, body?: unknown) =>
    server.call<T>(method, `${webhooksOf()}${path}`, { as: admin, body });
  const url = `http://${receiver.host}/path-of-the-hook?token=token-of-the-hook`;
  const eventTypes = ['course.deleted'];
  const { body: made } = await call<WebhookWithSecretWire>('POST', '', { url, eventTypes });
  const { body: rotated } = await call<WebhookWithSecretWire>('POST', `/${made.id}/_rotateSecret`, {});
  await call('POST', '', { url: 'http://10.0.0.8/path-of-the-hook?token=token-of-the-hook', eventTypes });
  const { app, db, config } = server;
  const deps = { db, config, clock: () => server.now(), jobs: app.jobs, log: app.log };
  const deliver = async (way: Outbound): Promise<void> => {
    await call('POST', `/${made.id}/_test`);
    const boss = await app.jobs.open();
    await boss.send('webhooks', { workspaceId: null, payload: {} });
    await doJobs(server, deliverWebhooks({ ...deps, outbound: way }));
  };
  receiver.answerWith((response) => void response.writeHead(500).end('words-of-the-receiver'));
  await deliver(outbound);
  receiver.answerWith((response) => void response.destroy());
  await deliver(outbound);
  // A fault of our own.
  await deliver({ ...outbound, fetch: () => Promise.reject(new TypeError('a fault of the client')) });
  const log = lines.join('');
  expect(log).toContain('a webhook was not served');
  const secrets = [made.secret, rotated.secret].map((secret) => secret.slice(6));
  for (const text of ['path-of-the-hook', 'token-of-the-hook', 'words-of-the-receiver', ...secrets]) {
    expect(log).not.toContain(text);
  }
  expect(receiver.arrived).toHaveLength(2);
});
