import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, type Database, type DatabaseOptions } from '../db/database.ts';
import { databaseUrl, loginUrl, withOwner } from './databaseUrls.ts';

export interface TestDatabase {
  readonly db: Database;
  /** Login of the server, bound by row-level security. */
  readonly url: string;
  /** How a server connects: through a pooler, where `LECTERN_PGBOUNCER` names one. */
  readonly connection: Pick<DatabaseOptions, 'url' | 'pooler'>;
  /** The same as variables of a server. */
  readonly environment: Readonly<Record<string, string>>;
  /** Login of the owner, for what only migrations and the seed may do. */
  readonly ownerUrl: string;
  /** Takes every row away. Numbers continue: what is made later has other ids than anything before. */
  empty(): Promise<void>;
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

/**
 * Rows are deleted, as truncating makes new files for each of some ninety tables. No trigger runs, so that the order of the tables is of no
 * matter and what refuses deletion does not. Kept is what stands in the template: which migrations ran, and the queues of jobs.
 */
const EMPTY_TABLES = `
  set session_replication_role = replica;
  do $$
  declare name text;
  begin
    for name in
      select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname in ('public', 'job') and tablename not in ('migration', 'version', 'queue')
    loop
      execute 'delete from ' || name;
    end loop;
  end $$`;

/** Where a test's database is made: in the PostgreSQL of the whole run, unless it needs one of another kind. */
export interface DatabasePlace {
  readonly ownerUrl: string;
  /** Migrated, to be copied. */
  readonly templateName: string;
  /** Null where the servers connect to it directly. */
  readonly poolerUrl: string | null;
}

/**
 * A database of its own for a test file, copied from the migrated template. Empty but for the schema. Copied as files, which takes a quarter
 * of what PostgreSQL's own choice takes, to write every page to its log.
 */
export async function createTestDatabase(place: DatabasePlace = placeOfThisRun()): Promise<TestDatabase> {
  const { ownerUrl, templateName, poolerUrl: pooler } = place;
  const name = `lectern_test_${randomUUID().replaceAll('-', '')}`;
  await withOwner(ownerUrl, `create database ${name} template ${templateName} strategy file_copy`);
  const url = loginUrl(ownerUrl, name);
  const connection =
    pooler === null
      ? ({ url, pooler: 'none' } as const)
      : ({ url: loginUrl(pooler, name), pooler: 'transaction' } as const);
  // Many calls at once share six connections: how long they stand in line is up to the machine.
  const db = createDatabase({ ...connection, poolSize: 6, statementTimeoutMs: 120_000, connectTimeoutMs: 120_000 });
  return {
    db,
    url,
    connection,
    environment: { DATABASE_URL: connection.url, DATABASE_POOLER: connection.pooler, DATABASE_DIRECT_URL: url },
    ownerUrl: databaseUrl(ownerUrl, name),
    empty: () => withOwner(databaseUrl(ownerUrl, name), EMPTY_TABLES),
    drop: async () => {
      await db.destroy();
      await withOwner(ownerUrl, `drop database ${name} with (force)`);
    },
  };
}

const placeOfThisRun = (): DatabasePlace => ({
  ownerUrl: inject('ownerUrl'),
  templateName: inject('templateName'),
  poolerUrl: inject('poolerUrl'),
});
