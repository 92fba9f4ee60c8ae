import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseConfig } from '../config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { inWorkspace } from './database.ts';

describe('OP-319 a pooler in transaction mode', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  test.each([
    ['none', 1],
    ['transaction', 0],
  ] as const)('with the pooler %s a connection keeps %s prepared statement', async (pooler, kept) => {
    // A process prepares so many statements, and no more: this test begins with none, whatever ran in it before.
    vi.resetModules();
    const fresh = await import('./database.ts');
    const db = fresh.createDatabase({
      url: database.url,
      pooler,
      poolSize: 1,
      statementTimeoutMs: 20_000,
      connectTimeoutMs: 20_000,
    });
    const prepared = await fresh.inWorkspace(db, 1, async (trx) => {
      const { rows: asked } = await sql<{ one: number }>`select ${1}::integer as one`.execute(trx);
      expect(asked).toEqual([{ one: 1 }]);
      return sql<{ count: number }>`select count(*) from pg_prepared_statements where name like 'lectern%'`.execute(
        trx,
      );
    });
    await db.destroy();
    expect(prepared.rows).toEqual([{ count: kept }]);
  });

  test('what a transaction sets is gone with it, however many share a connection', async () => {
    const settings = () =>
      sql<{ workspace: string | null }>`select current_setting('lectern.workspace_id', true) as workspace`.execute(
        database.db,
      );
    await Promise.all([1, 2, 1, 2].map((workspaceId) => inWorkspace(database.db, workspaceId, async () => undefined)));
    for (const { rows } of await Promise.all(Array.from({ length: 12 }, settings))) {
      expect(rows[0]?.workspace ?? '').toBe('');
    }
  });

  test('needs the address past it, and says so', () => {
    const url = 'postgres://lectern@pooler/lectern';
    expect(() => parseConfig({ APP_ENV: 'dev', DATABASE_URL: url, DATABASE_POOLER: 'transaction' })).toThrow(
      /Set the variable DATABASE_DIRECT_URL: The same login past the pooler/,
    );
    expect(parseConfig({ APP_ENV: 'dev', DATABASE_URL: url }).database).toMatchObject({
      directUrl: url,
      pooler: 'none',
    });
  });
});
