import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { auditTrail } from '../testing/auditTrail.ts';
import { sentMails } from '../testing/sentMails.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { createWebhookReceiver, isSignedBy, type WebhookReceiver } from '../testing/testWebhookReceiver.ts';
import { takeDueDeliveries } from './deliveryQueries.ts';
import { moveEvents } from './moveEvents.ts';
import { orderDueWebhooks } from './watchWebhooks.ts';
import type { WebhookWire, WebhookWithSecretWire } from './webhookSchemas.ts';
import { webhooksOf, webhookTestApp, type WebhookTestApp } from './webhookTestApp.testkit.ts';

const started = '2026-05-04T10:00:00.000Z';
let server: TestApp;
let receiver: WebhookReceiver;
let hooks: WebhookTestApp;
let admin: TestUser;

beforeAll(async () => {
  receiver = await createWebhookReceiver();
  server = await createTestApp({ OUTBOUND_PRIVATE_HOSTS: receiver.host, MAIL_FROM: 'Demo <office@demo.test>' });
  hooks = webhookTestApp(server, receiver);
});
afterAll(async () => {
  await hooks.close();
  await server.close();
  await receiver.close();
});
beforeEach(async () => {
  await server.startOver();
  server.at(started);
  admin = await server.aUser({ roleAdmin: true, addressProven: true });
  receiver.answerWith((response) => void response.writeHead(204).end());
});
afterEach(() => {
  receiver.arrived.length = 0;
});

/** Courses that were deleted: an event each, about objects of their own. */
const deleted = (...courseIds: readonly Id[]) =>
  inWorkspace(server.db, 1, (trx) =>
    appendAudit(
      trx,
      ...courseIds.map((courseId) => ({
        workspaceId: 1,
        action: 'COURSE_DELETED' as const,
        actorId: admin.userId,
        details: { courseId, name: 'A name that nobody is sent' },
      })),
    ),
  );
const later = (ms: number): void => server.at(new Date(server.now().getTime() + ms));
const refuseWith = (status: number): void => receiver.answerWith((response) => void response.writeHead(status).end());
const read = async (webhookId: Id): Promise<WebhookWire | undefined> =>
  (await server.call<WebhookWire[]>('GET', webhooksOf(), { as: admin })).body.find(({ id }) => id === webhookId);
const act = <T = Record<string, unknown>>(webhookId: Id, action: string, body?: object) =>
  server.call<T>('POST', `${webhooksOf()}/${webhookId}/${action}`, { as: admin, body });

describe('a delivery', () => {
  test('OP-291 arrives once, signed, with ids and nothing else', async () => {
    const { id, secret } = await hooks.aWebhook(admin);
    await deleted(41);
    const [message, ...more] = await hooks.deliver();
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      path: '/hook',
      type: 'course.deleted',
      data: { courseId: 41, actorId: admin.userId },
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Lectern-Webhooks',
        'webhook-id': expect.stringMatching(/^msg_[\da-f]{32}$/),
        'webhook-timestamp': String(Date.parse(started) / 1000),
      },
    });
    expect(Object.keys(JSON.parse(message?.body ?? ''))).toEqual(['type', 'timestamp', 'data']);
    expect(message?.body).not.toContain('nobody');
    expect(message && isSignedBy(secret, message, server.now())).toBe(true);
    expect(await hooks.deliveries(admin, id)).toMatchObject([
      { messageId: message?.id, state: 'DELIVERED', attemptCount: 1, lastStatus: 204, lastError: null, nextTime: null },
    ]);
    expect(await hooks.deliver()).toEqual([]);
  });

  test('OP-291 is ordered by a server that looks, and by no one while nothing is due', async () => {
    const { db, app } = server;
    const deps = { db, clock: () => server.now(), jobs: app.jobs };
    await hooks.aWebhook(admin);
    // The line of the audit log that it was made is looked at, and told to nobody.
    await hooks.deliver();
    expect(await orderDueWebhooks(deps)).toBe(false);
    await deleted(41);
    expect(await orderDueWebhooks(deps)).toBe(true);
    await hooks.deliver();
    expect(await orderDueWebhooks(deps)).toBe(false);
  });

  test('OP-291 goes to who subscribed to its type, of this workspace, and while it is enabled', async () => {
    const stranger = await server.aUser({ workspaceId: 2, roleAdmin: true, addressProven: true });
    await hooks.aWebhook(stranger, { url: `http://${receiver.host}/other-workspace` });
    await hooks.aWebhook(admin, { url: `http://${receiver.host}/other-type`, eventTypes: ['person.erased'] });
    const { id } = await hooks.aWebhook(admin, { url: `http://${receiver.host}/deleted` });
    await server.call('DELETE', `${webhooksOf()}/${id}`, { as: admin });
    await hooks.aWebhook(admin, { url: `http://${receiver.host}/two` });
    await deleted(41);
    expect((await hooks.deliver()).map(({ path }) => path)).toEqual(['/two']);
  });

  test('OP-291 about one object waits for the one before it; others do not', async () => {
    const { id } = await hooks.aWebhook(admin);
    receiver.answerWith((response, { data }) => void response.writeHead(data['courseId'] === 41 ? 500 : 204).end());
    await deleted(41, 41, 42, 41);
    expect((await hooks.deliver()).map(({ data }) => data['courseId'])).toEqual(expect.arrayContaining([41, 42]));
    expect(receiver.arrived).toHaveLength(2);
    later(5_000);
    refuseWith(204);
    receiver.arrived.length = 0;
    await hooks.deliver();
    const ids = (await hooks.deliveries(admin, id)).filter(({ objectKey }) => objectKey === 'course:41');
    expect(receiver.arrived.map((message) => message.id)).toEqual(ids.toReversed().map(({ messageId }) => messageId));
    expect(ids.map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED']);
  });

  test('OP-291 is tried for three days, each time later and under one id, then given up', async () => {
    const { id } = await hooks.aWebhook(admin);
    refuseWith(503);
    await deleted(41);
    const [first] = await hooks.deliver();
    for (const seconds of [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400]) {
      later(seconds * 1000 - 1);
      expect(await hooks.deliver()).toEqual([]);
      later(1);
      expect((await hooks.deliver()).map((message) => message.id)).toEqual([first?.id]);
    }
    expect(await hooks.deliveries(admin, id, '?state=PENDING')).toMatchObject([
      { attemptCount: 8, lastStatus: 503, lastError: 'STATUS' },
    ]);
    // A success of another one: the webhook stays enabled, and this one is given up all the same.
    refuseWith(204);
    await deleted(42);
    await hooks.deliver();
    refuseWith(503);
    later(72_000_000);
    await hooks.deliver();
    later(86_400_000);
    await hooks.deliver();
    expect(await hooks.deliveries(admin, id, '?state=FAILED')).toMatchObject([{ attemptCount: 10, nextTime: null }]);
    expect((await read(id))?.disableTime).toBeNull();
    expect(await hooks.deliver()).toEqual([]);
  });

  test('OP-291 whose server ended before it wrote what came of it is tried again', async () => {
    const { id } = await hooks.aWebhook(admin);
    await deleted(41, 41);
    await inWorkspace(server.db, 1, async (trx) => {
      const now = server.now();
      await moveEvents(trx, now);
      const leaseTime = new Date(now.getTime() + 120_000);
      expect(await takeDueDeliveries(trx, { now, leaseTime, most: 20, mostOfWebhook: 10, busy: [] })).toHaveLength(1);
    });
    expect(await hooks.deliver()).toEqual([]);
    expect(await hooks.deliveries(admin, id)).toMatchObject([{ beingTried: false }, { beingTried: true }]);
    later(120_000);
    expect(await hooks.deliveries(admin, id)).toMatchObject([{ beingTried: false }, { beingTried: false }]);
    expect(await hooks.deliver()).toHaveLength(2);
    expect((await hooks.deliveries(admin, id)).map(({ attemptCount }) => attemptCount)).toEqual([1, 2]);
  });

  test('OP-291 of one webhook takes no more of a turn than that of another, of one workspace no more than of another', async () => {
    const stranger = await server.aUser({ workspaceId: 2, roleAdmin: true, addressProven: true });
    await hooks.aWebhook(admin, { url: `http://${receiver.host}/one` });
    await deleted(...Array.from({ length: 60 }, (_, index) => index + 1));
    await inWorkspace(server.db, 1, (trx) => moveEvents(trx, server.now()));
    const { id: other } = await hooks.aWebhook(admin, { url: `http://${receiver.host}/other` });
    const { id: elsewhere } = await hooks.aWebhook(stranger, { url: `http://${receiver.host}/elsewhere` });
    await act(other, '_test');
    await server.call('POST', `${webhooksOf(2)}/${elsewhere}/_test`, { as: stranger });
    const paths = (await hooks.deliver()).map(({ path }) => path);
    expect(paths).toHaveLength(62);
    for (const path of ['/other', '/elsewhere']) {
      // With the first turns.
      expect(paths.indexOf(path)).toBeLessThan(30);
    }
  });

  test('OP-291 of a workspace whose first event comes while another one is served is sent meanwhile', async () => {
    const stranger = await server.aUser({ workspaceId: 2, roleAdmin: true, addressProven: true });
    await hooks.aWebhook(admin, { url: `http://${receiver.host}/slow` });
    const { id: elsewhere } = await hooks.aWebhook(stranger, { url: `http://${receiver.host}/elsewhere` });
    await deleted(1);
    let slow: ServerResponse | undefined;
    receiver.answerWith((response, { path }) => {
      if (path === '/slow') {
        slow = response;
        void server.call('POST', `${webhooksOf(2)}/${elsewhere}/_test`, { as: stranger });
        return;
      }
      response.writeHead(204).end();
      slow?.writeHead(204).end();
    });
    expect((await hooks.deliver()).map(({ path }) => path)).toEqual(['/slow', '/elsewhere']);
    expect((await hooks.deliveries(stranger, elsewhere))[0]).toMatchObject({ state: 'DELIVERED' });
  });

  test('OP-315 says that it is being tried, and when it is tried next once it is not', async () => {
    const { id } = await hooks.aWebhook(admin);
    await deleted(41);
    const seen = Promise.withResolvers<readonly object[]>();
    const look = async (response: ServerResponse): Promise<void> => {
      seen.resolve(await hooks.deliveries(admin, id));
      response.writeHead(500).end();
    };
    receiver.answerWith((response) => {
      void look(response);
    });
    await hooks.deliver();
    expect(await seen.promise).toMatchObject([{ state: 'PENDING', attemptCount: 1, beingTried: true, nextTime: null }]);
    expect(await hooks.deliveries(admin, id)).toMatchObject([
      { beingTried: false, nextTime: new Date(Date.parse(started) + 5_000).toISOString() },
    ]);
  });

  test('OP-315 that arrived last is told by its webhook, one that did not is not', async () => {
    const { id } = await hooks.aWebhook(admin);
    const { id: other } = await hooks.aWebhook(admin, { eventTypes: ['person.erased'] });
    await deleted(41);
    await hooks.deliver();
    later(60_000);
    refuseWith(500);
    await deleted(42);
    await hooks.deliver();
    expect((await read(id))?.lastDeliveryTime).toBe(started);
    expect((await read(other))?.lastDeliveryTime).toBeNull();
  });

  test('OP-315 is not kept waiting by another webhook of the workspace whose receiver hangs', async () => {
    const { id: slow } = await hooks.aWebhook(admin, { url: `http://${receiver.host}/slow` });
    await hooks.aWebhook(admin, { url: `http://${receiver.host}/fast` });
    await deleted(1);
    const hanging: ServerResponse[] = [];
    const takeAfter = async (before: Promise<unknown>, response: ServerResponse): Promise<void> => {
      await before;
      response.writeHead(204).end();
    };
    receiver.answerWith((response, { path, data }) => {
      if (path === '/slow' && data['courseId'] === 1) {
        hanging.push(response);
        return;
      }
      if (path === '/fast' && data['courseId'] === 1) {
        // The next event is there before this one is settled.
        void takeAfter(deleted(2), response);
        return;
      }
      response.writeHead(204).end();
      if (path === '/fast') {
        hanging[0]?.writeHead(204).end();
      }
    });
    const arrived = (await hooks.deliver()).map(({ path, data }) => `${path} ${String(data['courseId'])}`);
    expect(arrived.toSorted()).toEqual(['/fast 1', '/fast 2', '/slow 1', '/slow 2']);
    expect(arrived.at(-1)).toBe('/slow 2');
    expect(await hooks.deliveries(admin, slow)).toMatchObject([{ attemptCount: 1 }, { attemptCount: 1 }]);
  });

  test('OP-315 is one at a time for a receiver that fails, until it has taken one', async () => {
    await hooks.aWebhook(admin);
    refuseWith(500);
    await deleted(1);
    await hooks.deliver();
    await deleted(2, 3, 4);
    let open = 0;
    let mostOpen = 0;
    receiver.answerWith((response) => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      setImmediate(() => {
        open -= 1;
        response.writeHead(500).end();
      });
    });
    expect(await hooks.deliver()).toHaveLength(3);
    expect(mostOpen).toBe(1);
  });

  test('OP-291 of more events and webhooks than one statement takes are all in line', async () => {
    for (let index = 0; index < 18; index += 1) {
      await hooks.aWebhook(admin, { url: `http://${receiver.host}/${index}` });
    }
    await deleted(...Array.from({ length: 500 }, (_, index) => index + 1));
    await inWorkspace(server.db, 1, (trx) => moveEvents(trx, server.now()));
    const rows = await inWorkspace(server.db, 1, (trx) =>
      trx
        .selectFrom('webhook_delivery')
        .where('webhook_delivery.workspace_id', '=', 1)
        .select('webhook_delivery.delivery_id')
        .execute(),
    );
    // 65,535 values are those of 7,281 rows.
    expect(rows.length).toBeGreaterThan(8_000);
  });

  test('OP-291 is forgotten after 30 days', async () => {
    const { id } = await hooks.aWebhook(admin);
    await deleted(41);
    await hooks.deliver();
    later(30 * 86_400_000);
    await hooks.deliver();
    expect(await hooks.deliveries(admin, id)).toHaveLength(1);
    later(1);
    await hooks.deliver();
    expect(await hooks.deliveries(admin, id)).toEqual([]);
    // What is not settled stays until it is: others may wait for it.
    refuseWith(500);
    await deleted(42);
    await hooks.deliver();
    later(31 * 86_400_000);
    refuseWith(204);
    expect(await hooks.deliver()).toHaveLength(1);
  });
});

describe('a receiver that is not to be trusted', () => {
  test('OP-292 its redirect is not followed, and counts as a failure', async () => {
    const { id } = await hooks.aWebhook(admin);
    receiver.answerWith((response) => void response.writeHead(302, { location: '/elsewhere' }).end());
    await deleted(41);
    expect((await hooks.deliver()).map(({ path }) => path)).toEqual(['/hook']);
    expect(await hooks.deliveries(admin, id)).toMatchObject([{ lastStatus: 302, lastError: 'REDIRECT' }]);
  });

  test.each([
    ['TOO_SLOW', 'never answers', 1_000, () => undefined],
    ['UNREACHABLE', 'hangs up', undefined, (response) => void response.destroy()],
  ] satisfies [string, string, number | undefined, Parameters<WebhookReceiver['answerWith']>[0]][])(
    'OP-292 %s where it %s; no word of it is kept',
    async (error, _what, timeoutMs, answer) => {
      const { id } = await hooks.aWebhook(admin);
      receiver.answerWith(answer);
      await deleted(41);
      const sender = webhookTestApp(server, receiver, { timeoutMs });
      await sender.deliver();
      await sender.close();
      const [delivery] = await hooks.deliveries(admin, id);
      expect(delivery).toMatchObject({ state: 'PENDING', lastStatus: null, lastError: error });
      expect(JSON.stringify(delivery)).not.toContain('xxx');
    },
  );

  test.each([
    ['is long', (response: ServerResponse) => void response.writeHead(200).end('x'.repeat(5_000_000))],
    ['does not end', (response: ServerResponse) => void response.writeHead(200).write('xxx')],
  ])('OP-315 its status counts where its answer %s; the rest is not read', async (_what, answer) => {
    const { id } = await hooks.aWebhook(admin);
    const closed = Promise.withResolvers<void>();
    receiver.answerWith((response) => {
      response.once('close', () => closed.resolve());
      answer(response);
    });
    await deleted(41);
    await hooks.deliver();
    expect(await hooks.deliveries(admin, id)).toMatchObject([{ state: 'DELIVERED', lastStatus: 200, lastError: null }]);
    await closed.promise;
  });

  test.each([
    ['http://hooks.example.org/', 'https://'],
    ['hooks.example.org', 'https://'],
    ['https://user:word@hooks.example.org/', 'remove'],
    ['https://10.0.0.8/hook', 'tunnel'],
    ['https://hooks.LOCALHOST./hook', 'tunnel'],
  ])('OP-292 OP-338 %s is no address of a webhook, neither of a new one nor later', async (url, whatToDo) => {
    const refused = {
      status: 400,
      body: { code: 'INVALID', errors: [{ field: 'url', message: expect.stringContaining(whatToDo) as string }] },
    };
    const body = { url, eventTypes: ['course.deleted'] };
    expect(await server.call('POST', webhooksOf(), { as: admin, body })).toMatchObject(refused);
    const { id } = await hooks.aWebhook(admin);
    expect(await server.call('PATCH', `${webhooksOf()}/${id}`, { as: admin, body: { url } })).toMatchObject(refused);
  });

  test('OP-292 a name that leads to a private address is not called', async () => {
    const { id } = await hooks.aWebhook(admin);
    // As a name that led elsewhere when the webhook was made.
    await inWorkspace(server.db, admin.workspaceId, (trx) =>
      trx.updateTable('webhook').set({ url: 'https://localhost/hook' }).where('webhook_id', '=', id).execute(),
    );
    await deleted(41);
    await hooks.deliver();
    expect(await hooks.deliveries(admin, id)).toMatchObject([{ lastError: 'ADDRESS_REFUSED' }]);
  });

  test('OP-292 an actor, an id or a secret cannot be given by who makes a webhook', async () => {
    const body = { url: `http://${receiver.host}/`, eventTypes: ['course.deleted'] };
    for (const forged of [{ createdById: 1 }, { actorId: 1 }, { secret: 'whsec_x' }, { disableTime: null }]) {
      const { status } = await server.call('POST', webhooksOf(), { as: admin, body: { ...body, ...forged } });
      expect(status).toBe(400);
    }
  });

  test('OP-292 webhooks of another workspace are not there', async () => {
    const stranger = await server.aUser({ workspaceId: 2, roleAdmin: true, addressProven: true });
    const { id } = await hooks.aWebhook(admin);
    await act(id, '_test');
    const [delivery] = await hooks.deliveries(admin, id);
    for (const [method, path] of [
      ['PATCH', `${id}`],
      ['DELETE', `${id}`],
      ['POST', `${id}/_test`],
      ['POST', `${id}/_enable`],
      ['POST', `${id}/_rotateSecret`],
      ['GET', `${id}/deliveries`],
      ['POST', `${id}/deliveries/${delivery?.id}/_replay`],
    ] as const) {
      const body = method === 'PATCH' || path.endsWith('Secret') ? {} : undefined;
      for (const workspaceId of [1, 2]) {
        const { status } = await server.call(method, `${webhooksOf(workspaceId)}/${path}`, { as: stranger, body });
        expect([method, path, status]).toEqual([method, path, 404]);
      }
    }
    const other = await hooks.aWebhook(admin);
    expect((await act(other.id, `deliveries/${delivery?.id}/_replay`)).status).toBe(404);
  });
});

/** Bytes as the characters that they stand for, of which a secret would be some. */
const asText = (_key: string, value: unknown): unknown =>
  Object(value).type === 'Buffer' ? Buffer.from((value as { data: number[] }).data).toString('latin1') : value;

describe('the secret', () => {
  test('OP-292 is told when it is made and rotated, and stands nowhere else', async () => {
    const { id, secret } = await hooks.aWebhook(admin);
    const { body: rotated } = await act<WebhookWithSecretWire>(id, '_rotateSecret', {});
    expect(rotated.secret).not.toBe(secret);
    const everything = await inWorkspace(server.db, 1, async (trx) => [
      await trx.selectFrom('webhook').selectAll().where('webhook.workspace_id', '=', 1).execute(),
      await auditTrail(server),
    ]);
    const text = `${JSON.stringify(everything, asText)}${JSON.stringify(await read(id))}`;
    for (const each of [secret, rotated.secret]) {
      expect(text).not.toContain(each.slice(6));
      expect(text).not.toContain(Buffer.from(each).toString('base64').slice(0, 30));
    }
  });

  test('OP-291 signs besides the one after it until the overlap is over', async () => {
    const { id, secret } = await hooks.aWebhook(admin);
    const { body: rotated } = await act<WebhookWithSecretWire>(id, '_rotateSecret', { overlapHours: 1 });
    expect(rotated.previousSecretExpireTime).toBe('2026-05-04T11:00:00.000Z');
    const signers = async (): Promise<boolean[]> => {
      await act(id, '_test');
      const [message] = await hooks.deliver();
      return [secret, rotated.secret].map((each) => message !== undefined && isSignedBy(each, message, server.now()));
    };
    expect(await signers()).toEqual([true, true]);
    later(3_600_000);
    expect(await signers()).toEqual([false, true]);
    const { body: atOnce } = await act<WebhookWithSecretWire>(id, '_rotateSecret', { overlapHours: 0 });
    expect(atOnce.previousSecretExpireTime).toBeNull();
    expect(await signers()).toEqual([false, false]);
  });
});

describe('a webhook that fails', () => {
  test('OP-292 for three days without a success is disabled, and who made it is told once', async () => {
    const { id } = await hooks.aWebhook(admin, { url: `http://${receiver.host}/path-with-a-token` });
    refuseWith(500);
    await deleted(41);
    await hooks.deliver();
    expect((await read(id))?.failingSinceTime).toBe(started);
    for (const seconds of [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]) {
      expect((await read(id))?.disableTime).toBeNull();
      later(seconds * 1000);
      await hooks.deliver();
    }
    expect(await read(id)).toMatchObject({ disableReason: 'FAILING', disableTime: server.now().toISOString() });
    await deleted(42);
    receiver.arrived.length = 0;
    expect(await hooks.deliver()).toEqual([]);
    expect(await hooks.deliveries(admin, id)).toHaveLength(1);
    const [mail, ...more] = await sentMails(server);
    expect(more).toEqual([]);
    expect(mail?.to).toBe(admin.username);
    expect(mail?.subject).toContain(receiver.host);
    expect(`${mail?.text}${mail?.html}`).not.toContain('path-with-a-token');
    expect((await auditTrail(server)).at(-2)).toEqual({
      action: 'WEBHOOK_DISABLED',
      actorId: null,
      subjectId: null,
      details: { webhookId: id, reason: 'FAILING' },
    });
  });

  test('OP-292 is told of to nobody who is no admin any more', async () => {
    await hooks.aWebhook(admin);
    refuseWith(410);
    await deleted(41);
    await hooks.deliver();
    await inWorkspace(server.db, 1, (trx) =>
      trx
        .updateTable('app_user')
        .set({ role_admin: false })
        .where('app_user.workspace_id', '=', 1)
        .where('app_user.user_id', '=', admin.userId)
        .execute(),
    );
    expect(await sentMails(server)).toEqual([]);
  });

  test('OP-292 is disabled at once by a receiver that says that it is gone; what waits is given up', async () => {
    const { id } = await hooks.aWebhook(admin);
    refuseWith(410);
    await deleted(41, 41);
    await hooks.deliver();
    expect(await read(id)).toMatchObject({ disableReason: 'GONE' });
    expect(await hooks.deliveries(admin, id)).toMatchObject([
      { state: 'FAILED', attemptCount: 0, lastError: 'DISABLED' },
      { state: 'FAILED', attemptCount: 1, lastError: 'GONE', lastStatus: 410 },
    ]);
    expect(await act(id, '_test')).toMatchObject({ status: 409, body: { code: 'WEBHOOK_DISABLED' } });
  });

  test('OP-292 is enabled again, and what it missed is replayed under the id that it had', async () => {
    const { id } = await hooks.aWebhook(admin);
    refuseWith(410);
    await deleted(41);
    const [first] = await hooks.deliver();
    const [given] = await hooks.deliveries(admin, id);
    const replay = () => act<{ state: string }>(id, `deliveries/${given?.id}/_replay`);
    expect(await replay()).toMatchObject({ status: 409, body: { code: 'WEBHOOK_DISABLED' } });
    refuseWith(204);
    expect((await act<WebhookWire>(id, '_enable')).body).toMatchObject({ disableTime: null, failingSinceTime: null });
    expect(await hooks.deliver()).toEqual([]);
    expect((await replay()).body).toMatchObject({ state: 'PENDING', attemptCount: 0 });
    expect((await hooks.deliver()).map((message) => message.id)).toEqual([first?.id]);
    // One that was taken is sent again, too, as often as an admin wants.
    await replay();
    expect((await hooks.deliver()).map((message) => message.id)).toEqual([first?.id]);
    expect(await hooks.deliveries(admin, id)).toMatchObject([{ state: 'DELIVERED', attemptCount: 1 }]);
  });

  test('OP-292 counts from the beginning after a success', async () => {
    const { id } = await hooks.aWebhook(admin);
    refuseWith(500);
    await deleted(41);
    await hooks.deliver();
    refuseWith(204);
    later(5_000);
    await hooks.deliver();
    expect((await read(id))?.failingSinceTime).toBeNull();
  });
});

test('OP-292 a test event says which webhook it is, and needs no subscription', async () => {
  const { id } = await hooks.aWebhook(admin);
  expect(await act(id, '_test')).toMatchObject({ status: 200, body: { eventType: 'webhook.test', state: 'PENDING' } });
  expect(await hooks.deliver()).toMatchObject([{ type: 'webhook.test', timestamp: started, data: { webhookId: id } }]);
});

test('OP-292 a workspace has at most 20, and each change is a line of the audit log', async () => {
  const { id } = await hooks.aWebhook(admin, { description: 'Payroll' });
  const { body } = await server.call('PATCH', `${webhooksOf()}/${id}`, {
    as: admin,
    body: { eventTypes: ['person.erased', 'course.published'] },
  });
  // In the order of the list, whatever the order given.
  expect(body).toMatchObject({ description: 'Payroll', eventTypes: ['course.published', 'person.erased'] });
  await act(id, '_rotateSecret', {});
  await act(id, '_enable');
  expect((await server.call('DELETE', `${webhooksOf()}/${id}`, { as: admin })).status).toBe(204);
  expect((await auditTrail(server)).map(({ action, actorId }) => [action, actorId])).toEqual(
    ['WEBHOOK_CREATED', 'WEBHOOK_CHANGED', 'WEBHOOK_SECRET_ROTATED', 'WEBHOOK_DELETED'].map((action) => [
      action,
      admin.userId,
    ]),
  );
  for (let count = 0; count < 20; count += 1) {
    await hooks.aWebhook(admin);
  }
  const full = { url: `http://${receiver.host}/`, eventTypes: ['course.deleted'] };
  expect(await server.call('POST', webhooksOf(), { as: admin, body: full })).toMatchObject({
    status: 409,
    body: { code: 'WEBHOOKS_FULL', params: { most: 20 } },
  });
});

test('OP-292 deliveries are read on from a row, and by their state', async () => {
  const { id } = await hooks.aWebhook(admin);
  await deleted(1, 2, 3);
  await hooks.deliver();
  const url = `${webhooksOf()}/${id}/deliveries`;
  const first = await server.call<{ cursors: string[]; content: { objectKey: string }[] }>('GET', `${url}?size=2`, {
    as: admin,
  });
  expect(first.body.content.map(({ objectKey }) => objectKey)).toEqual(['course:3', 'course:2']);
  const rest = await hooks.deliveries(admin, id, `?size=2&after=${first.body.cursors.at(-1)}`);
  expect(rest.map(({ objectKey }) => objectKey)).toEqual(['course:1']);
  expect(await hooks.deliveries(admin, id, '?state=FAILED')).toEqual([]);
});
