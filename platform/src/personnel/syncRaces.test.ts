import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '../http/paging.ts';
import type { JobWork } from '../job/jobQueue.ts';
import type { JobRow } from '../job/jobRowQueries.ts';
import { createOutbound, type Outbound } from '../outbound/outboundClient.ts';
import type { Id } from '../shared/id.ts';
import { auditTrail } from '../testing/auditTrail.ts';
import { doJobs } from '../testing/doJobs.ts';
import { startScimServer, type ScimServer, type ScimUserRecord } from '../testing/scimServer.ts';
import { createPeopleApp, peopleBase, type PeopleApp } from '../workspace/people/peopleTestApp.testkit.ts';
import { importPeople } from '../workspace/people/bulk/importPeople.ts';
import { syncPersonnel } from './syncPersonnel.ts';

interface IntegrationWire {
  readonly id: Id;
  readonly lastSync: Record<string, unknown>;
}

describe('a sync while others work on the same people', () => {
  let people: PeopleApp;
  let scim: ScimServer;
  let outbound: Outbound;
  let work: JobWork;
  let integration: string;

  beforeAll(async () => {
    scim = await startScimServer();
    people = await createPeopleApp({ OUTBOUND_PRIVATE_HOSTS: scim.host });
    outbound = createOutbound({ privateHosts: [scim.host] });
    work = syncPersonnel({ config: people.config, db: people.db, clock: people.now, outbound });
  });
  // A system that is connected again knows nobody of those before.
  beforeEach(async () => {
    scim.users = [];
    const { body } = await people.callPeople<IntegrationWire>('POST', '/integrations', {
      '@type': 'PERSONNEL',
      scimEndpoint: scim.baseUrl,
      apiKey: scim.token,
    });
    integration = `/integrations/${body.id}`;
  });
  afterEach(() => people.callPeople('DELETE', integration));
  afterAll(async () => {
    await outbound.close();
    await people.close();
    await scim.close();
  });

  /** People of the personnel system whom nobody else knows. */
  const newcomers = (count: number): ScimUserRecord[] =>
    Array.from({ length: count }, () => people.aName()).map((email) => ({ id: email, userName: email, email }));
  const order = async (): Promise<Id> => {
    const { status, body } = await people.callPeople<{ id: Id }>(
      'POST',
      `${integration}/_sync`,
      { '@type': 'PERSONNEL' },
      { headers: { prefer: 'respond-async' } },
    );
    expect(status, JSON.stringify(body)).toBe(202);
    return body.id;
  };
  const rowsOf = async (id: Id) =>
    (await people.call<Page<JobRow>>('GET', `/api/v1/secured/jobs/${id}/rows?size=1000`, { as: people.admin })).body
      .content;
  const outcomes = (rows: readonly JobRow[]) => rows.map(({ subject, state, code }) => [subject, state, code]);
  async function sync() {
    const id = await order();
    expect(await doJobs(people, work)).toEqual({ completed: 1, failed: 0 });
    return rowsOf(id);
  }
  const lastSync = async () => (await people.callPeople<IntegrationWire>('GET', integration)).body.lastSync;
  const find = async (address: string) =>
    (await people.list(`?q=${encodeURIComponent(`username=='${address}'`)}`)).content;
  const register = async (username: string) => {
    const body = { username, password: 'long enough it is', name: 'Ada', language: 'en' };
    const reply = await people.call<{ id: Id }>('POST', '/api/v1/public/users', { body });
    expect(reply.status).toBe(201);
    return reply.body.id;
  };

  /** The sync with something done after its plan was made and before any row of it is. */
  function syncWith(betweenPlanAndRows: () => Promise<unknown>): JobWork {
    let isDone = false;
    return {
      ...work,
      handle: (attempt) =>
        work.handle({
          ...attempt,
          progress: async (step) => {
            await attempt.progress(step);
            if (!isDone && attempt.runId !== null && (await rowsOf(attempt.runId)).length > 0) {
              isDone = true;
              await betweenPlanAndRows();
            }
          },
        }),
    };
  }

  test('INTG-06 USERS-01 USERS-02 USERS-03 BEY-12 while the same people are added, invited, revoked and imported: each is there once, and every row is told', async () => {
    const staff = newcomers(60);
    const addresses = staff.map(({ userName }) => userName);
    scim.users = staff;
    const deps = { db: people.db, clock: people.now, jobs: people.app.jobs };
    const importing = importPeople(deps);
    const { body: imported } = await people.callPeople<{ id: Id }>('POST', '/usersaccess/_import', {
      rows: addresses.toReversed().map((username) => ({ username, createVoucher: true })),
    });
    const syncId = await order();
    const revoked = addresses.slice(20, 40);
    const byHand = async () => {
      for (const username of revoked) {
        await people.add({ username });
        const [person] = await find(username);
        const userId = person?.userId ?? 0;
        expect((await people.invite(userId)).status).toBe(200);
        expect((await people.change(userId, { status: 'REVOKED' })).status).toBe(200);
      }
    };
    const [synced, done] = await Promise.all([doJobs(people, work), doJobs(people, importing), byHand()]);
    expect([synced, done]).toEqual([
      { completed: 1, failed: 0 },
      { completed: 1, failed: 0 },
    ]);

    const trail = await auditTrail(people);
    for (const address of addresses) {
      const found = await find(address);
      expect(found, address).toHaveLength(1);
      // An admin has decided about some, whatever came before or after.
      expect(found[0]?.status, address).toBe(revoked.includes(address) ? 'REVOKED' : 'ADDED');
      const added = trail.filter(
        ({ action, subjectId }) => action === 'PERSON_ADDED' && subjectId === found[0]?.userId,
      );
      expect(added, address).toHaveLength(1);
    }
    const rows = await rowsOf(syncId);
    expect(rows.map(({ subject }) => subject)).toEqual(addresses);
    expect(rows.filter(({ state }) => state === 'WAITING')).toEqual([]);
    const told = Map.groupBy(rows, ({ code }) => code);
    const count = (code: string) => told.get(code)?.length ?? 0;
    expect(count('ADDED') + count('LINKED') + count('REVOKED')).toBe(60);
    expect(await lastSync()).toMatchObject({ outcome: 'DONE', added: count('ADDED') });
    const importRows = await rowsOf(imported.id);
    expect(importRows.filter(({ state }) => state === 'WAITING' || state === 'REFUSED')).toEqual([]);
    // Nothing is left for the next sync but those whom an admin keeps out and it never knew.
    const again = outcomes(await sync());
    expect(again).toEqual(
      rows.filter(({ code }) => code === 'REVOKED').map(({ subject }) => [subject, 'REFUSED', 'REVOKED']),
    );
  });

  test('INTG-06 USERS-03 anyone who is added and revoked while a sync runs stays revoked', async () => {
    const [one] = newcomers(1);
    scim.users = one === undefined ? [] : [one];
    const address = one?.userName ?? '';
    const id = await order();
    const racing = syncWith(async () => {
      const { body } = await people.add({ username: address });
      await people.change(body.userId, { status: 'REVOKED' });
    });
    expect(await doJobs(people, racing)).toEqual({ completed: 1, failed: 0 });
    expect(outcomes(await rowsOf(id))).toEqual([[address, 'REFUSED', 'REVOKED']]);
    expect(await find(address)).toMatchObject([{ status: 'REVOKED' }]);
  });

  test.each(['before', 'while'])(
    'INTG-06 anyone who registered on their own %s a sync finds that they left loses their access',
    async (when) => {
      const staff = newcomers(8);
      scim.users = staff;
      await sync();
      const address = staff[0]?.userName ?? '';
      let userId = 0;
      const arrive = async () => {
        userId = await register(address);
      };
      if (when === 'before') {
        await arrive();
      }
      scim.users = staff.slice(1);
      const id = await order();
      expect(await doJobs(people, when === 'while' ? syncWith(arrive) : work)).toEqual({ completed: 1, failed: 0 });
      expect(outcomes(await rowsOf(id))).toEqual([[address, 'DONE', 'DEPARTED']]);
      expect(await people.read(userId)).toMatchObject({ status: 'REGISTERED', leftTime: expect.any(String) });
      scim.users = staff;
      expect(outcomes(await sync())).toEqual([[address, 'DONE', 'RETURNED']]);
      expect(await people.read(userId)).toMatchObject({ leftTime: null });
    },
  );

  test('INTG-06 of ten syncs that are ordered at once one runs, and the others are told', async () => {
    const orders = await Promise.all(
      Array.from({ length: 10 }, () =>
        people.call('POST', `${peopleBase}${integration}/_sync`, {
          as: people.admin,
          body: { '@type': 'PERSONNEL' },
          headers: { prefer: 'respond-async' },
        }),
      ),
    );
    expect(orders.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(orders.filter(({ status, body }) => status === 409 && body['code'] === 'CONFLICT')).toHaveLength(9);
    expect(await doJobs(people, work)).toEqual({ completed: 1, failed: 0 });
  });
});
