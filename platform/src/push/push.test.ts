import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { createOutbound, type Outbound } from '../outbound/outboundClient.ts';
import { doJobs } from '../testing/doJobs.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { aDevice, createPushService, type PushService } from '../testing/testPushService.ts';
import { deliverPush } from './deliverPush.ts';
import { orderDuePushes } from './orderDuePushes.ts';
import type { PushKind } from './pushKinds.ts';
import { orderPush } from './pushMessageQueries.ts';
import type { NoticesResponse } from './pushSchemas.ts';

const base = '/api/v1/secured/users/me/notices';
const started = '2026-05-04T10:00:00.000Z';
let server: TestApp;
let service: PushService;
let outbound: Outbound;
let person: TestUser;
let warnings: object[];

beforeAll(async () => {
  service = await createPushService();
  outbound = createOutbound({ privateHosts: [service.host] });
  server = await createTestApp({ OUTBOUND_PRIVATE_HOSTS: service.host, MAIL_FROM: 'Demo <office@demo.test>' });
});
afterAll(async () => {
  await server.close();
  await outbound.close();
  await service.close();
});
beforeEach(async () => {
  server.at(started);
  person = await server.aUser();
  warnings = [];
});
afterEach(() => {
  service.arrived.length = 0;
  service.answerWith(201);
});

const read = async (as = person) => (await server.call<NoticesResponse>('GET', base, { as })).body;
const anEndpoint = () => `http://${service.host}/${randomUUID()}`;
const add = (endpoint: string, as = person) =>
  server.call<NoticesResponse>('PUT', `${base}/devices`, { as, body: aDevice(endpoint) });
const remove = (id: number | undefined, as: TestUser) => server.call('DELETE', `${base}/devices/${id}`, { as });

const order = (kind: PushKind = 'CERTIFICATE', now = started) =>
  inWorkspace(server.db, 1, (trx) =>
    orderPush(trx, { workspaceId: 1, userId: person.userId, kind, subject: 'Grüße', path: '/achievements/', now }),
  );

/** What every minute brings; the job of the minute is ordered by hand, as no schedule runs in tests. */
async function deliver(options: { early?: boolean } = {}) {
  const { app, db, config, now: clock } = server;
  const boss = await app.jobs.open();
  await boss.send('push-due', { workspaceId: null, payload: {} });
  await doJobs(server, orderDuePushes({ db, clock, jobs: app.jobs }));
  return doJobs(
    server,
    deliverPush({ db, config, outbound, log: { warn: (line: object) => warnings.push(line) } }),
    options,
  );
}

const messages = () =>
  inWorkspace(server.db, 1, (trx) =>
    trx.selectFrom('push_message').where('push_message.workspace_id', '=', 1).select('push_message.kind').execute(),
  );

describe('the settings', () => {
  test('BEY-15 everything is on and goes nowhere until a browser is added', async () => {
    expect(await read()).toEqual({
      publicKey: expect.any(String),
      certificate: true,
      enrolment: true,
      achievement: true,
      due: true,
      reply: true,
      question: true,
      devices: [],
    });
    const endpoint = anEndpoint();
    const { status, body } = await add(endpoint);
    expect(status).toBe(200);
    expect(body.devices).toEqual([
      { id: expect.any(Number), endpointHash: expect.stringMatching(/^[\da-f]{64}$/), createTime: started },
    ]);
    expect(JSON.stringify(body)).not.toContain(endpoint);
  });

  test('BEY-15 a browser that is added again is there once', async () => {
    const endpoint = anEndpoint();
    await add(endpoint);
    expect((await add(endpoint)).body.devices).toHaveLength(1);
  });

  test('BEY-15 each kind is switched off and on on its own', async () => {
    const patch = (body: object) => server.call('PATCH', base, { as: person, body });
    expect((await patch({ achievement: false })).body).toMatchObject({ certificate: true, achievement: false });
    expect((await patch({ certificate: false })).body).toMatchObject({ certificate: false, achievement: false });
    expect((await patch({ achievement: true })).body).toMatchObject({ certificate: false, achievement: true });
    expect((await patch({})).body).toMatchObject({ certificate: false, achievement: true });
  });

  test('BEY-15 the key stays the same, and is another in another workspace', async () => {
    const stranger = await server.aUser({ workspaceId: 2 });
    const [{ publicKey: first }, { publicKey: again }, { publicKey: elsewhere }] = await Promise.all([
      read(),
      read(),
      read(stranger),
    ]);
    expect(again).toBe(first);
    expect(elsewhere).not.toBe(first);
  });

  test.each([
    ['a private address', { endpoint: 'https://10.0.0.8/x' }, 'endpoint'],
    ['its own machine', { endpoint: 'https://localhost/x' }, 'endpoint'],
    ['an address without encryption', { endpoint: 'http://push.test/x' }, 'endpoint'],
    ['no address', { endpoint: 'x' }, 'endpoint'],
    ['a key that is none', { p256dh: 'x' }, 'p256dh'],
    ['a secret that is none', { auth: '' }, 'auth'],
  ])('BEY-15 %s is refused', async (_what, change, field) => {
    const body = { ...aDevice('https://push.test/x'), ...change };
    const reply = await server.call('PUT', `${base}/devices`, { as: person, body });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ errors: [{ field }] });
  });

  test('BEY-15 of many browsers the newest 20 stay', async () => {
    for (let count = 0; count < 21; count += 1) {
      await add(`https://push.test/${person.userId}/${count}`);
    }
    expect((await read()).devices).toHaveLength(20);
  });

  test('BEY-15 nobody removes the browser of someone else', async () => {
    const { devices } = (await add(anEndpoint())).body;
    const other = await server.aUser();
    expect((await remove(devices[0]?.id, other)).status).toBe(404);
    expect((await remove(devices[0]?.id, person)).body).toMatchObject({ devices: [] });
  });

  test('BEY-15 a browser belongs to anyone who signed in there last', async () => {
    const endpoint = anEndpoint();
    const other = await server.aUser();
    await add(endpoint);
    await add(endpoint, other);
    expect((await read()).devices).toEqual([]);
    expect((await read(other)).devices).toHaveLength(1);
  });
});

describe('sending', () => {
  test('BEY-15 a notice arrives encrypted for the device and signed by the workspace, in the language of its reader', async () => {
    const { publicKey } = (await add(anEndpoint())).body;
    await server.call('PATCH', '/api/v1/secured/users/me', { as: person, body: { language: 'de' } });
    await order();
    expect(await deliver()).toEqual({ completed: 1, failed: 0 });
    expect(service.arrived).toHaveLength(1);
    expect(service.arrived[0]).toMatchObject({
      publicKey,
      headers: { ttl: '86400', 'content-encoding': 'aes128gcm' },
      claims: { aud: `http://${service.host}`, sub: 'mailto:office@demo.test' },
      content: { title: 'Dein Zertifikat ist da', body: 'Grüße', path: '/achievements/', lang: 'de' },
    });
    expect(await messages()).toEqual([]);
    await deliver();
    expect(service.arrived).toHaveLength(1);
  });

  test('BEY-15 all devices get it, and those of nobody else', async () => {
    await add(anEndpoint());
    await add(anEndpoint());
    await add(anEndpoint(), await server.aUser());
    await order('ACHIEVEMENT');
    await deliver();
    expect(service.arrived.map(({ content }) => content['title'])).toEqual([
      'You earned an achievement',
      'You earned an achievement',
    ]);
  });

  test('BEY-15 a kind that is switched off is not sent, the other is', async () => {
    await add(anEndpoint());
    await server.call('PATCH', base, { as: person, body: { achievement: false } });
    await order('ACHIEVEMENT');
    await order('CERTIFICATE');
    await deliver();
    expect(service.arrived.map(({ content }) => content['title'])).toEqual(['Your certificate is ready']);
  });

  test.each([404, 410])('BEY-15 a device that its service answers %i for is forgotten', async (status) => {
    await add(anEndpoint());
    service.answerWith(status);
    await order();
    await deliver();
    expect((await read()).devices).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  test.each([429, 503])('BEY-15 a service that answers %i is asked again', async (status) => {
    await add(anEndpoint());
    service.answerWith(status);
    await order();
    expect(await deliver()).toEqual({ completed: 0, failed: 1 });
    service.answerWith(201);
    expect(await deliver({ early: true })).toEqual({ completed: 1, failed: 0 });
    expect(service.arrived).toHaveLength(2);
    // It replaces the first, should that have come through.
    expect(service.arrived[1]?.content['tag']).toBe(service.arrived[0]?.content['tag']);
    expect(await messages()).toEqual([]);
  });

  test('BEY-15 what a service refuses is left out, told in the log without the address, and the device stays', async () => {
    const endpoint = anEndpoint();
    await add(endpoint);
    service.answerWith(400);
    await order();
    expect(await deliver()).toEqual({ completed: 1, failed: 0 });
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).not.toContain(endpoint);
    expect((await read()).devices).toHaveLength(1);
    expect(await messages()).toEqual([]);
  });

  test('BEY-15 an address that has become private is not called, and forgotten', async () => {
    await add(anEndpoint());
    await order();
    const { app, db, config, now: clock } = server;
    await (await app.jobs.open()).send('push-due', { workspaceId: null, payload: {} });
    await doJobs(server, orderDuePushes({ db, clock, jobs: app.jobs }));
    const guarded = createOutbound({ privateHosts: [] });
    await doJobs(server, deliverPush({ db, config, outbound: guarded, log: { warn: () => undefined } }));
    await guarded.close();
    expect(service.arrived).toEqual([]);
    expect((await read()).devices).toEqual([]);
  });

  test('BEY-15 AUTH-11 nothing is sent to a browser once its person has signed out there', async () => {
    await add(anEndpoint());
    await order();
    await server.call('POST', '/api/v1/secured/users/me/_logout', { as: person });
    await deliver();
    expect(service.arrived).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  test('BEY-15 a notice that waited for more than a day is left out', async () => {
    await add(anEndpoint());
    await order('CERTIFICATE', '2026-05-03T09:00:00.000Z');
    await deliver();
    expect(service.arrived).toEqual([]);
    expect(await messages()).toEqual([]);
  });
});
