import { setTimeout } from 'node:timers/promises';
import { DatabaseError, type Client } from 'pg';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Lock not available in time, deadlock. */
const inTheWay: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);
const ATTEMPTS = 200;
const PAUSE_MS = 500;

/**
 * Applies a migration in a transaction, and notes it. Servers of the version before run on: as long as a statement waits for a lock, everyone who
 * comes after it waits as well, and a transaction that waits for what this one has locked is a deadlock. It therefore gives way before the
 * database ends one of the two (`deadlock_timeout` is 1 s), and begins again, for some minutes.
 */
export async function applyMigration(client: Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await applyOnce(client, migration);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof DatabaseError && inTheWay.has(error.code))) {
        throw error;
      }
    }
    await setTimeout(PAUSE_MS);
  }
}

async function applyOnce(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '500ms'`);
    await client.query(await sqlForServer(client, sql));
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * The statements of a migration for the PostgreSQL that they run on. Before 18 a generated column can only be stored, which rewrites its table;
 * everything else 15 knows as it stands.
 */
export async function sqlForServer(client: Client, sql: string): Promise<string> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::integer as version`,
  );
  const isOlder = (rows[0]?.version ?? 0) < 180_000;
  return isOlder ? sql.replaceAll(/(generated always as \(.*\)) virtual\b/g, '$1 stored') : sql;
}
