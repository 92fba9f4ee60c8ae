import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { inWorkspace } from './database.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

// Every sign-in asks: without the index each would read all accounts of its workspace, however it is written in the migrations.
test.each([
  ['app_user', 'username_key'],
  ['invitation', 'username_key'],
  ['mail', 'recipient_key'],
  ['voucher', 'code_key'],
])('a name is found in %s by the index, under row-level security', async (table, column) => {
  const plan = await inWorkspace(server.db, 1, async (trx) => {
    // The tables are nearly empty here: read them in order only where there is no other way.
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select 1 from ${sql.table(table)}
      where ${sql.ref(`${table}.workspace_id`)} = 1 and ${sql.ref(`${table}.${column}`)} = lower('Mira@demo.test')`.execute(
      trx,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(new RegExp(String.raw`Index Cond: .*\b${column} = `));
});
