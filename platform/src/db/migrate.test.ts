import { sql, type Kysely } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureFactPartitions } from '../fact/appendFact.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { createDatabase, inWorkspace, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

type ReadSettings = (
  db: Kysely<Schema>,
) => Promise<{ readonly rows: readonly { readonly merges: string; readonly limit: string }[] }>;

describe('migrations', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  async function asOwner(statement: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  }
  const again = () => migrate({ ownerUrl: database.ownerUrl, appUrl: database.url });

  test('are applied once', async () => {
    expect(await again()).toEqual([]);
  });

  test('are numbered without a gap, so that every database applies them in the same order', async () => {
    const applied = await asOwner('select name from migration order by name');
    const numbers = applied.map(({ name }) => Number((name as string).slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test('refuse a file that was edited, and a database of a newer version', async () => {
    await asOwner(`update migration set checksum = checksum || 'x' where name like '0001%'`);
    await expect(again()).rejects.toThrow('0001_foundation.sql was edited after it was applied');
    await asOwner(`update migration set checksum = rtrim(checksum, 'x') where name like '0001%'`);
    await asOwner(`insert into migration (name, checksum) values ('9999_later.sql', '')`);
    await expect(again()).rejects.toThrow('start a newer version');
    await asOwner(`delete from migration where name = '9999_later.sql'`);
    expect(await again()).toEqual([]);
  });

  test('refuse the owner as the login of the servers', async () => {
    await expect(migrate({ ownerUrl: database.ownerUrl, appUrl: database.ownerUrl })).rejects.toThrow(
      'DATABASE_URL must name another login than the owner',
    );
  });

  test('LIM OP-07 ids from the sequence begin at 1000 and arrive as numbers', async () => {
    const untouched = await createTestDatabase();
    const tag = await inWorkspace(untouched.db, 1, async (trx) => {
      await trx.insertInto('workspace').values({ workspace_id: 1, hostname: 'localhost' }).execute();
      return trx
        .insertInto('tag')
        .values({ workspace_id: 1, name: 'a' })
        .returning('tag.tag_id')
        .executeTakeFirstOrThrow();
    });
    await untouched.drop();
    expect(tag.tag_id).toBe(1000);
  });

  test('facts go to the partition of their month; partitions are made once', async () => {
    await Promise.all([ensureFactPartitions(database.db), ensureFactPartitions(database.db)]);
    await inWorkspace(database.db, 1, (trx) =>
      trx.insertInto('fact').values({ workspace_id: 1, type: 'lecture', action: 'seen' }).execute(),
    );
    const partitions = await asOwner(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'fact'::regclass`,
    );
    expect(partitions.length).toBe(5);
    const used = await inWorkspace(database.db, 1, (trx) =>
      sql<{ name: string }>`select tableoid::regclass::text as name from fact`.execute(trx),
    );
    expect(used.rows[0]?.name).toBe(`fact_${new Date().toISOString().slice(0, 7).replace('-', '_')}`);
  });

  test('a statement that takes too long is ended', async () => {
    const db = createDatabase({ ...database.connection, poolSize: 1, statementTimeoutMs: 50, connectTimeoutMs: 1000 });
    const sleeping = db.transaction().execute((trx) => sql`select pg_sleep(5)`.execute(trx));
    await expect(sleeping).rejects.toMatchObject({ code: '57014' });
    await db.destroy();
  });

  test.each([
    ['in a transaction of a workspace', (db: Database, read: ReadSettings) => inWorkspace(db, 1, read)],
    ['in a transaction of none', (db: Database, read: ReadSettings) => db.transaction().execute(read)],
    ['on its own', (db: Database, read: ReadSettings) => read(db)],
  ])('OP-319 a statement %s does not merge and has an end, directly and behind a pooler', async (_where, run) => {
    const { rows } = await run(database.db, (db) =>
      sql<{ merges: string; limit: string }>`
        select current_setting('enable_mergejoin') as merges, current_setting('statement_timeout') as limit`.execute(
        db,
      ),
    );
    expect(rows[0]?.merges).toBe('off');
    expect(rows[0]?.limit).toBe('2min');
  });
});
