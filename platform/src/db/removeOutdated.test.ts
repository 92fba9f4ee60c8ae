import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace } from './database.ts';
import { removeOutdated } from './removeOutdated.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
// Each counts what is in the whole database.
beforeEach(() => server.startOver());
afterAll(() => server.close());

const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test('housekeeping removes what is outdated in every workspace and keeps the rest', async () => {
  for (const workspaceId of [1, 2]) {
    const { userId } = await server.aUser({ workspaceId });
    await inWorkspace(server.db, workspaceId, async (trx) => {
      for (const days of [6, 8]) {
        await trx
          .insertInto('idempotency_key')
          .values({
            workspace_id: workspaceId,
            user_id: userId,
            operation: 'test',
            key: `${days}`,
            request_hash: '',
            status: 200,
            created_time: daysAgo(days),
          })
          .execute();
        await trx
          .insertInto('sign_in_attempt')
          .values({ workspace_id: workspaceId, username: `u${days}`, last_time: daysAgo(days - 6) })
          .execute();
      }
      for (const revokedDays of [null, 10, 40]) {
        const family = await trx
          .insertInto('token_family')
          .values({
            workspace_id: workspaceId,
            user_id: userId,
            created_time: daysAgo(400),
            revoked_time: revokedDays === null ? null : daysAgo(revokedDays),
          })
          .returning('token_family.family_id')
          .executeTakeFirstOrThrow();
        await trx
          .insertInto('refresh_token')
          .values({
            workspace_id: workspaceId,
            family_id: family.family_id,
            expires_time: revokedDays === null ? daysAgo(35) : daysAgo(-10),
          })
          .execute();
      }
    });
  }
  // Per workspace: a key, an attempt, the sign-in revoked 40 days ago, the expired token and its family. One row at a time.
  expect(await removeOutdated(server.db, now, 1)).toBe(10);
  expect(await removeOutdated(server.db, now)).toBe(0);
  // A time to come counts as now: it would make everything outdated.
  expect(await removeOutdated(server.db, daysAgo(-1000))).toBe(0);
  for (const workspaceId of [1, 2]) {
    const left = await inWorkspace(server.db, workspaceId, (trx) =>
      sql<{ keys: number; attempts: number; families: number; tokens: number }>`
        select (select count(*) from idempotency_key) as keys, (select count(*) from sign_in_attempt) as attempts,
          (select count(*) from token_family) as families, (select count(*) from refresh_token) as tokens`.execute(trx),
    );
    expect(left.rows).toEqual([{ keys: 1, attempts: 1, families: 1, tokens: 1 }]);
  }
});

test('OP-11 housekeeping forgets tokens exchanged a month ago, but for the last one while its successor is unused', async () => {
  const { userId } = await server.aUser();
  const kept = await inWorkspace(server.db, 1, async (trx) => {
    const { family_id } = await trx
      .insertInto('token_family')
      .values({ workspace_id: 1, user_id: userId, created_time: daysAgo(90) })
      .returning('token_family.family_id')
      .executeTakeFirstOrThrow();
    const insert = async (replacedDays: number | null, successor: string | null): Promise<string> => {
      const row = await trx
        .insertInto('refresh_token')
        .values({
          workspace_id: 1,
          family_id,
          expires_time: daysAgo(-300),
          replaced_time: replacedDays === null ? null : daysAgo(replacedDays),
          successor_id: successor,
        })
        .returning('refresh_token.token_id')
        .executeTakeFirstOrThrow();
      return row.token_id;
    };
    const newest = await insert(null, null);
    const last = await insert(40, newest);
    const forgotten = await insert(50, last);
    await insert(60, forgotten);
    return [newest, last];
  });
  expect(await removeOutdated(server.db, now)).toBe(2);
  const left = await inWorkspace(server.db, 1, (trx) =>
    trx.selectFrom('refresh_token').select('refresh_token.token_id').where('token_id', 'in', kept).execute(),
  );
  expect(left).toHaveLength(2);
});

test('OP-26 OP-48 housekeeping forgets reset tokens after a month, mail after a week and hosts that nobody took into use', async () => {
  const { userId } = await server.aUser();
  await inWorkspace(server.db, 1, async (trx) => {
    for (const days of [29, 31]) {
      await trx
        .insertInto('reset_token')
        .values({ workspace_id: 1, token_hash: Buffer.from([days]), user_id: userId, expires_time: daysAgo(days) })
        .execute();
    }
    for (const days of [6, 8]) {
      await trx
        .insertInto('mail')
        .values({ workspace_id: 1, kind: 'RESET_PW', recipient: `${days}@demo.test`, created_time: daysAgo(days) })
        .execute();
    }
  });
  for (const [workspaceId, days] of [
    [501, 0.9],
    [502, 1.1],
  ] as const) {
    await inWorkspace(server.db, workspaceId, async (trx) => {
      await trx
        .insertInto('workspace')
        .values({
          workspace_id: workspaceId,
          hostname: `${workspaceId}.test`,
          trial: true,
          reserved_time: daysAgo(days),
        })
        .execute();
      await trx
        .insertInto('app_user')
        .values({ workspace_id: workspaceId, username: 'first@demo.test', name: 'First' })
        .execute();
      await appendAudit(trx, { workspaceId, action: 'REGISTERED' });
    });
  }
  expect(await removeOutdated(server.db, now)).toBe(3);
  const left = await inWorkspace(server.db, 1, async (trx) => ({
    tokens: await trx.selectFrom('reset_token').select('reset_token.token_hash').execute(),
    mails: await trx.selectFrom('mail').select('mail.recipient').execute(),
  }));
  expect(left).toEqual({ tokens: [{ token_hash: Buffer.from([29]) }], mails: [{ recipient: '6@demo.test' }] });
  for (const [workspaceId, rows] of [
    [501, 1],
    [502, 0],
  ] as const) {
    const kept = await inWorkspace(server.db, workspaceId, async (trx) => [
      ...(await trx.selectFrom('workspace').select('workspace.hostname').execute()),
      ...(await trx.selectFrom('app_user').select('app_user.username').execute()),
      ...(await trx.selectFrom('audit_entry').select('audit_entry.action').execute()),
    ]);
    expect(kept).toHaveLength(3 * rows);
  }
});

test('housekeeping keeps the audit log for thirteen months and refused sign-ins for a month', async () => {
  await inWorkspace(server.db, 2, async (trx) => {
    for (const [action, days] of [
      ['SIGN_IN_REFUSED', 29],
      ['SIGN_IN_REFUSED', 31],
      ['LOCKED', 390],
      ['LOCKED', 400],
    ] as const) {
      await trx
        .insertInto('audit_entry')
        .values({ workspace_id: 2, action, audit_time: daysAgo(days) })
        .execute();
    }
  });
  expect(await removeOutdated(server.db, now)).toBe(2);
  const left = await inWorkspace(server.db, 2, (trx) =>
    trx.selectFrom('audit_entry').select('audit_entry.action').orderBy('audit_entry.audit_time').execute(),
  );
  expect(left.map(({ action }) => action)).toEqual(['LOCKED', 'SIGN_IN_REFUSED']);
});

test('BEY-08 housekeeping forgets who had a course open a day ago', async () => {
  const author = await server.aUser({ createCourse: true });
  const { body } = await server.call<{ id: number }>('POST', '/api/v1/secured/courses', {
    as: author,
    body: { name: 'Watched', modules: [] },
  });
  const note = (seenTime: Date) =>
    inWorkspace(server.db, 1, (trx) =>
      trx
        .insertInto('course_presence')
        .values({ workspace_id: 1, course_id: body.id, user_id: author.userId, seen_time: seenTime })
        .onConflict((conflict) => conflict.constraint('course_presence_pkey').doUpdateSet({ seen_time: seenTime }))
        .execute(),
    );
  await note(new Date(now.getTime() - 23 * 3_600_000));
  expect(await removeOutdated(server.db, now)).toBe(0);
  await note(daysAgo(2));
  expect(await removeOutdated(server.db, now)).toBe(1);
});
