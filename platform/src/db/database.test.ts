import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DomainError } from '../errors.ts';
import { rowsRead } from '../testing/planRows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { databaseRefusal } from './constraintErrors.ts';
import { inWorkspace } from './database.ts';
import type { Id } from '../shared/id.ts';

describe('transactions of a workspace', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    for (const workspaceId of [1, 2]) {
      await inWorkspace(database.db, workspaceId, (trx) =>
        trx
          .insertInto('workspace')
          .values({ workspace_id: workspaceId, hostname: `host${workspaceId}` })
          .execute(),
      );
    }
  });
  afterAll(() => database.drop());

  const tags = (workspaceId: Id) =>
    inWorkspace(database.db, workspaceId, (trx) =>
      trx.selectFrom('tag').select('tag.name').orderBy('tag.name').execute(),
    );
  const addTag = (workspaceId: Id, name: string) =>
    inWorkspace(database.db, workspaceId, (trx) =>
      trx.insertInto('tag').values({ workspace_id: workspaceId, name }).execute(),
    );

  const endBackend = (pid: number) => sql`select pg_terminate_backend(${pid}::integer)`.execute(database.db);

  test('roll everything back when the work fails', async () => {
    const failing = inWorkspace(database.db, 1, async (trx) => {
      await trx.insertInto('tag').values({ workspace_id: 1, name: 'lost' }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await tags(1)).not.toContainEqual({ name: 'lost' });
  });

  test('never commit half of it when a failed statement was overlooked', async () => {
    const failing = inWorkspace(database.db, 1, async (trx) => {
      await trx.insertInto('tag').values({ workspace_id: 1, name: 'half' }).execute();
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await tags(1)).not.toContainEqual({ name: 'half' });
  });

  test('keep their workspace apart when many run at once', async () => {
    const counts = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        inWorkspace(database.db, (index % 2) + 1, async (trx) => {
          const row = await trx.selectFrom('workspace').select('workspace.workspace_id').executeTakeFirstOrThrow();
          return row.workspace_id === (index % 2) + 1;
        }),
      ),
    );
    expect(counts.every(Boolean)).toBe(true);
  });

  test('OP-254 what was written after the statistics were made is found without reading all that came before', async () => {
    const read = await inWorkspace(database.db, 1, async (trx) => {
      await sql`create temp table enrolment (workspace_id bigint, id bigint, primary key (workspace_id, id)) on commit drop`.execute(
        trx,
      );
      await sql`create temp table award (workspace_id bigint, person_id bigint, enrolment_id bigint) on commit drop`.execute(
        trx,
      );
      await sql`create index on award (workspace_id, person_id)`.execute(trx);
      await sql`insert into enrolment select 1, n from generate_series(1, 30000) n`.execute(trx);
      await sql`insert into award select 1, n / 3, n / 3 from generate_series(1, 600) n`.execute(trx);
      await sql`analyze enrolment, award`.execute(trx);
      await sql`insert into award select 1, 900, 30000 - n from generate_series(1, 3) n`.execute(trx);
      return rowsRead(trx, (noted) =>
        sql`select * from award join enrolment
          on enrolment.workspace_id = award.workspace_id and enrolment.id = award.enrolment_id
          where award.workspace_id = 1 and award.person_id = 900 limit 10`.execute(noted),
      );
    });
    expect(read).toBeLessThan(50);
  });

  test('take whole numbers only as a workspace', async () => {
    expect(() => inWorkspace(database.db, Number.NaN, async () => 1)).toThrow(TypeError);
  });

  test('a connection that the database ends fails its transaction and nothing else', async () => {
    const lost = inWorkspace(database.db, 1, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await endBackend(rows[0]?.pid ?? 0);
      return trx.selectFrom('tag').select('tag.name').execute();
    });
    const error: unknown = await lost.catch((reason: unknown) => reason);
    expect(databaseRefusal(error)).toBeInstanceOf(DomainError);
    await addTag(2, 'after');
    expect(await tags(2)).toEqual([{ name: 'after' }]);
  });

  test('a taken name is the refusal that its constraint stands for', async () => {
    await addTag(1, 'Twice');
    const error: unknown = await addTag(1, 'TWICE').catch((reason: unknown) => reason);
    expect(databaseRefusal(error)).toMatchObject({ code: 'TAG_NAME_TAKEN' });
  });

  test('an unexpected failure stands for no refusal', async () => {
    const error: unknown = await sql`select nothing`.execute(database.db).catch((reason: unknown) => reason);
    expect(databaseRefusal(error)).toBeUndefined();
  });
});
