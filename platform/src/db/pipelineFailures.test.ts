import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { databaseRefusal } from './constraintErrors.ts';
import { createDatabase, inWorkspace, type Database, type Trx } from './database.ts';
import { post, send } from './pipeline.ts';

let database: TestDatabase;
/** One connection alone, so that each transaction comes after another on the same one. */
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const workspace_id of [1, 2]) {
    const workspace = { workspace_id, hostname: `host${workspace_id}` };
    await inWorkspace(database.db, workspace_id, (trx) => trx.insertInto('workspace').values(workspace).execute());
  }
  db = createDatabase({ ...database.connection, poolSize: 1, statementTimeoutMs: 500, connectTimeoutMs: 20_000 });
});
beforeEach(() =>
  inWorkspace(database.db, 1, async (trx) => {
    await trx.deleteFrom('tag').execute();
    await insertTag(trx, 'first').execute();
    await insertTag(trx, 'second').execute();
  }),
);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const insertTag = (trx: Trx, name: string, workspace_id = 1) => trx.insertInto('tag').values({ workspace_id, name });
const tooSlow = sql`select pg_sleep(20)`;
const failureOf = (work: (trx: Trx) => Promise<unknown>): Promise<unknown> =>
  inWorkspace(db, 1, work).then(
    () => expect.unreachable('It does not fail'),
    (error: unknown) => error,
  );
const codeOf = (error: unknown) => (error instanceof DatabaseError ? error.code : error);

/** What the next user of the connection meets: no open transaction, no workspace, no row of anybody. */
async function expectNothingLeftOver(): Promise<void> {
  const { rows } = await sql<{ workspace: string; tags: number; xact: boolean }>`
    select coalesce(current_setting('lectern.workspace_id', true), '') as workspace,
      (select count(*) from tag) as tags, pg_current_xact_id_if_assigned() is not null as xact`.execute(db);
  expect(rows).toEqual([{ workspace: '', tags: 0, xact: false }]);
  const names = await inWorkspace(db, 2, (trx) => trx.selectFrom('tag').select('tag.name').execute());
  expect(names).toEqual([]);
}

test('a statement behind a posted one that failed is refused with what that one failed with', async () => {
  const violated = await failureOf(async (trx) => {
    await post(trx, insertTag(trx, 'First'));
    await sql`select 1`.execute(trx);
  });
  expect(databaseRefusal(violated)).toMatchObject({ code: 'TAG_NAME_TAKEN' });
  const late = await failureOf(async (trx) => {
    await post(trx, tooSlow);
    await Promise.all([send(trx, sql`select ${1}::integer`), send(trx, sql`select ${1}::integer`)]);
  });
  expect(codeOf(late)).toBe('57014');
  expect(databaseRefusal(late)).toMatchObject({ code: 'UNAVAILABLE' });
  await expectNothingLeftOver();
});

test('a failure that the work knew of stays the one behind it', async () => {
  const error = await failureOf(async (trx) => {
    await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    await sql`select 1`.execute(trx);
  });
  expect(codeOf(error)).toBe('25P02');
  await expectNothingLeftOver();
});

test('a work that fails while its statements run leaves nothing behind', async () => {
  const left: Promise<unknown>[] = [];
  const error = await failureOf(async (trx) => {
    left.push(send(trx, sql`select pg_sleep(0.05)`), send(trx, insertTag(trx, 'left')), send(trx, sql`select 1 / 0`));
    left[2]?.catch(() => undefined);
    await sql`select 1`.execute(trx);
  });
  expect(codeOf(error)).toBe('22012');
  await Promise.allSettled(left);
  await expectNothingLeftOver();
});

test('a statement that comes too late fails on its own and is no failure of the next transaction', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const work = inWorkspace(db, 1, async (trx) => {
    const before = send(trx, sql`select pg_sleep(0.05)`);
    late = before.then(() => send(trx, insertTag(trx, 'late').returning('tag.name')));
    late.catch(() => undefined);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  const next = inWorkspace(db, 1, (trx) => insertTag(trx, 'next').execute());
  await expect(next).resolves.toBeDefined();
  await expect(late).rejects.toThrow(/rolled back|row-level security/);
  await expectNothingLeftOver();
});

test('a connection lost before, within or at the end of a transaction fails it whole, and another takes its place', async () => {
  const kill = sql`select pg_terminate_backend(pg_backend_pid())`;
  const works: ((trx: Trx) => Promise<unknown>)[] = [
    (trx) => kill.execute(trx),
    async (trx) => {
      await insertTag(trx, 'lost').execute();
      await post(trx, kill);
    },
    (trx) => Promise.all([send(trx, insertTag(trx, 'lost')), send(trx, kill), send(trx, insertTag(trx, 'lost too'))]),
    async (trx) => {
      await post(trx, kill);
      throw new Error('a refusal of the work itself');
    },
  ];
  for (const work of works) {
    expect(databaseRefusal(await failureOf(work))).toMatchObject({ code: 'UNAVAILABLE' });
    await expectNothingLeftOver();
  }
  const names = await inWorkspace(db, 1, (trx) =>
    trx.selectFrom('tag').select('tag.name').orderBy('tag.name').execute(),
  );
  expect(names.map(({ name }) => name)).toEqual(['first', 'second']);
});

test('of two transactions that wait for each other one is refused, whichever waited, and the other is whole', async () => {
  const both = createDatabase({
    ...database.connection,
    poolSize: 2,
    statementTimeoutMs: 20_000,
    connectTimeoutMs: 20_000,
  });
  const lockTag = (name: string) => sql`select 1 from tag where tag.name = ${name} for update`;
  let ready = 0;
  let go: () => void = () => undefined;
  const bothReady = new Promise<void>((resolve) => {
    go = resolve;
  });
  const work = (first: string, second: string) =>
    inWorkspace(both, 1, async (trx) => {
      await lockTag(first).execute(trx);
      ready += 1;
      if (ready === 2) {
        go();
      }
      await bothReady;
      await post(trx, insertTag(trx, `behind ${first}`));
      await post(trx, lockTag(second));
      await post(trx, insertTag(trx, `after ${first}`));
    });
  const outcomes = await Promise.allSettled([work('first', 'second'), work('second', 'first')]);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(codeOf(refused[0]?.reason)).toBe('40P01');
  const { rows } = await inWorkspace(both, 1, (trx) =>
    sql<{
      stays: number;
    }>`select count(*) as stays from tag where tag.name like 'behind %' or tag.name like 'after %'`.execute(trx),
  );
  expect(rows).toEqual([{ stays: 2 }]);
  await both.destroy();
});
