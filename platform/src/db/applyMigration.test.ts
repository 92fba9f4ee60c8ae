import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { applyMigration } from './applyMigration.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  return client;
}

async function waitsFor(watch: Client, table: string): Promise<void> {
  await expect
    .poll(async () => {
      const { rowCount } = await watch.query('select from pg_locks where relation = $1::regclass and not granted', [
        table,
      ]);
      return rowCount;
    })
    .toBe(1);
}

const adding = (name: string, ...tables: readonly string[]) => ({
  name,
  sql: tables.map((table) => `alter table ${table} add column note text`).join(';'),
  checksum: 'x',
});

test('a migration gives way to a transaction that would be caught between its locks, and is applied after it', async () => {
  const [server, migrating, watch] = await Promise.all([connected(), connected(), connected()]);
  await server.query('create table first (id bigint); create table second (id bigint)');
  await server.query('begin; insert into second values (1)');
  const applied = applyMigration(migrating, adding('9997_both.sql', 'first', 'second'));
  await waitsFor(watch, 'second');
  await server.query('insert into first values (1)');
  await server.query('commit');
  await applied;
  expect((await watch.query('select first.note, second.note from first, second')).rows).toHaveLength(1);
  expect((await watch.query(`select from migration where name = '9997_both.sql'`)).rows).toHaveLength(1);
  await Promise.all([server, migrating, watch].map((client) => client.end()));
});

test('nobody waits for a migration that waits for a long transaction', async () => {
  const [backup, server, migrating, watch] = await Promise.all([connected(), connected(), connected(), connected()]);
  await backup.query('create table read (id bigint)');
  await backup.query('begin; select from read');
  const applied = applyMigration(migrating, adding('9998_read.sql', 'read'));
  await waitsFor(watch, 'read');
  expect((await server.query('select from read')).rows).toEqual([]);
  await backup.query('commit');
  await applied;
  expect((await server.query('select note from read')).rows).toEqual([]);
  await Promise.all([backup, server, migrating, watch].map((client) => client.end()));
});

test('a migration that fails is not tried again', async () => {
  const client = await connected();
  const faulty = { name: '9999_faulty.sql', sql: 'create table third (id bigint); select 1 / 0', checksum: 'x' };
  await expect(applyMigration(client, faulty)).rejects.toThrow('division by zero');
  expect((await client.query(`select to_regclass('third') as third`)).rows).toEqual([{ third: null }]);
  await client.end();
});
