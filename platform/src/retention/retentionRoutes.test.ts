import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appendAudit } from '../audit/appendAudit.ts';
import { rollUpFacts } from '../analytics/rollUpFacts.ts';
import { findWorkspacesWithNewFacts } from '../analytics/rollUpQueries.ts';
import { inWorkspace } from '../db/database.ts';
import { removeOutdated } from '../db/removeOutdated.ts';
import { auditTrail } from '../testing/auditTrail.ts';
import { withOwner } from '../testing/databaseUrls.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { forgetOutdated } from './forgetOutdated.ts';

const url = '/api/v1/secured/workspaces/1/retention';
const analytics = '/analytics-api/v1/secured/workspaces/1/facts';

let server: TestApp;
let admin: TestUser;
let learner: TestUser;
beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(async () => {
  await server.startOver();
  admin = await server.aUser({ roleAdmin: true });
  learner = await server.aUser();
});
afterAll(() => server.close());

/** The first of the month so many months ago, UTC, at noon. */
const monthsAgo = (months: number): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1, 12));
};

const kept = { factMonths: null, auditMonths: 13, inactiveAccountMonths: null };
const save = (settings: object, as = admin) => server.call('PUT', url, { as, body: { ...kept, ...settings } });
const preview = async (settings: object) =>
  (await server.call(`POST`, `${url}/_preview`, { as: admin, body: { ...kept, ...settings } })).body;
const forget = (slices?: { facts: number; people: number }) =>
  forgetOutdated({ db: server.db, clock: () => server.now(), jobs: server.app.jobs }, slices);

const seen = (time: Date, user = learner, workspaceId = 1) =>
  inWorkspace(server.db, workspaceId, (trx) =>
    trx
      .insertInto('fact')
      .values({
        workspace_id: workspaceId,
        fact_time: time,
        type: 'lecture',
        action: 'seen',
        user_id: user.userId,
        course_id: 11,
        lecture_id: 21,
        value: 1,
      })
      .execute(),
  );

/** Until everything is counted: transactions of other test files, in the same PostgreSQL, hold it up. */
async function rollUp(): Promise<void> {
  await expect
    .poll(
      async () => {
        await rollUpFacts(server.db);
        return findWorkspacesWithNewFacts(server.db);
      },
      { interval: 20 },
    )
    .toEqual([]);
}

const rows = async (table: string): Promise<number> =>
  inWorkspace(server.db, 1, async (trx) => {
    const { count } = await trx
      .selectFrom(table as 'fact')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  });

describe('BEY-20 how long a workspace keeps things', () => {
  test('has defaults, is changed as a whole within its bounds, and noted when it changes', async () => {
    expect((await server.call('GET', url, { as: admin })).body).toEqual({
      ...kept,
      factsKeptFromTime: null,
      updateTime: null,
    });
    expect((await save({ factMonths: 24 })).body).toMatchObject({ factMonths: 24, auditMonths: 13 });
    await save({ factMonths: 24 });
    expect((await server.call('GET', url, { as: admin })).body).toMatchObject({
      factMonths: 24,
      updateTime: expect.any(String),
    });
    const noted = (await auditTrail(server)).filter(({ action }) => action === 'RETENTION_CHANGED');
    expect(noted).toEqual([
      {
        action: 'RETENTION_CHANGED',
        actorId: admin.userId,
        subjectId: null,
        details: { factMonths: 24, auditMonths: 13, inactiveAccountMonths: null },
      },
    ]);
    for (const wrong of [
      { factMonths: 12 },
      { factMonths: 121 },
      { auditMonths: 5 },
      { auditMonths: null },
      { inactiveAccountMonths: 11 },
      { inactiveAccountMonths: 12.5 },
    ]) {
      expect((await save(wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
  });

  test('facts go by whole months, as many as the preview said, and the sums by day and month stay', async () => {
    for (const months of [30, 26, 25, 24, 3]) {
      await seen(monthsAgo(months));
      await seen(monthsAgo(months));
    }
    await rollUp();
    const whole = `start=${monthsAgo(36).toISOString()}&end=${monthsAgo(-1).toISOString()}`;
    const steps = (aggregation: string) =>
      server.call<{ value: number }[]>(
        'GET',
        `${analytics}/lecture:timeseries?${whole}&aggregationType=${aggregation}&measure=seen`,
        { as: admin },
      );
    const before = (await steps('month')).body;
    const told = await preview({ factMonths: 24 });
    expect(told).toMatchObject({ facts: 6, factsBeforeTime: expect.stringMatching(/-01T00:00:00/) });
    expect(await rows('fact'), 'a preview deletes nothing').toBe(10);

    await save({ factMonths: 24 });
    await forget({ facts: 1, people: 1 });
    expect(await rows('fact')).toBe(4);
    expect((await server.call('GET', url, { as: admin })).body).toMatchObject({
      factsKeptFromTime: told.factsBeforeTime,
    });
    expect(before.reduce((sum, { value }) => sum + value, 0)).toBe(10);
    expect((await steps('month')).body).toEqual(before);
    expect(await preview({ factMonths: 24 })).toMatchObject({ facts: 0 });
    // A recount of what is kept: hours, and who it was, from the limit on.
    const hours = `start=${monthsAgo(25).toISOString()}&end=${new Date(monthsAgo(25).getTime() + 86_400_000).toISOString()}`;
    const old = await server.call<{ value: number }[]>(
      'GET',
      `${analytics}/lecture:timeseries?${hours}&aggregationType=hour&measure=seen`,
      { as: admin },
    );
    expect(old.body.every(({ value }) => value === 0)).toBe(true);
    expect(await rows('people_by_day')).toBe(2);
    expect(await rows('people_by_month')).toBe(2);
  });

  test('what is to go is gone for every reader at once, however long its rows take', async () => {
    await seen(monthsAgo(30));
    await seen(new Date(monthsAgo(30).getTime() + 60_000));
    await rollUp();
    await save({ factMonths: 24 });
    const oneSlice = () =>
      inWorkspace(server.db, 1, (trx) =>
        trx
          .selectNoFrom((eb) =>
            eb
              .fn<number>('forget_facts', [eb.val(1), eb.val(server.now()), eb.cast(eb.val(1), 'integer')])
              .as('removed'),
          )
          .execute(),
      );
    // As if the server were killed after the first slice.
    await oneSlice();
    expect(await rows('fact')).toBe(1);
    const { body } = await server.call<{ value: number }[]>(
      'GET',
      `${analytics}/lecture:timeseries?start=${monthsAgo(30).toISOString()}&end=${new Date(monthsAgo(30).getTime() + 3_600_000).toISOString()}&aggregationType=hour&measure=seen`,
      { as: admin },
    );
    expect(body.map(({ value }) => value)).toEqual([0, 0].slice(0, body.length));
    // Made longer meanwhile: what was forgotten does not come back, and the rest of its rows goes.
    await save({ factMonths: null });
    await forget();
    expect(await rows('fact')).toBe(0);
  });

  test('facts that are not counted yet wait, and those of other workspaces stay', async () => {
    const other = await server.aUser({ workspaceId: 2 });
    await seen(monthsAgo(30), other, 2);
    await rollUp();
    await seen(monthsAgo(30));
    await inWorkspace(server.db, 1, (trx) =>
      trx
        .insertInto('facts_counted')
        .values({ workspace_id: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    await save({ factMonths: 13 });
    await forget();
    expect(await rows('fact')).toBe(1);
    await rollUp();
    await forget();
    expect(await rows('fact')).toBe(0);
    const ofOther = await inWorkspace(server.db, 2, (trx) => trx.selectFrom('fact').select('fact_id').execute());
    expect(ofOther).toHaveLength(1);
  });

  test('the audit log is kept as each workspace says, as many entries go as the preview said', async () => {
    for (const workspaceId of [1, 2]) {
      await inWorkspace(server.db, workspaceId, (trx) => appendAudit(trx, { workspaceId, action: 'LOCKED' }));
    }
    const sevenMonths = 7 * 31 * 86_400_000;
    await withOwner(
      server.database.ownerUrl,
      `alter table audit_entry disable row level security;
       update audit_entry set audit_time = now() - interval '${sevenMonths} milliseconds' where action = 'LOCKED';
       alter table audit_entry enable row level security`,
    );
    expect(await preview({ auditMonths: 6 })).toMatchObject({ auditEntries: 1 });
    await removeOutdated(server.db, server.now());
    expect(await auditTrail(server)).toMatchObject([{ action: 'LOCKED' }]);
    await save({ auditMonths: 6 });
    await removeOutdated(server.db, server.now());
    expect((await auditTrail(server)).map(({ action }) => action)).toEqual(['RETENTION_CHANGED']);
    expect(await auditTrail(server, 2)).toMatchObject([{ action: 'LOCKED' }]);
  });

  test('nobody but admins of the workspace reads, changes or previews it', async () => {
    const author = await server.aUser({ createCourse: true, createVoucher: true });
    expect((await save({}, author)).status).toBe(403);
    expect((await server.call('GET', url, { as: author })).status).toBe(403);
    expect((await server.call('POST', `${url}/_preview`, { as: author, body: kept })).status).toBe(403);
    expect((await server.call('GET', url.replace('/1/', '/2/'), { as: admin })).status).toBe(404);
  });
});
