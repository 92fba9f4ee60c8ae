import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { applyMigration, type Migration } from './applyMigration.ts';
import { installJobQueue } from './installJobQueue.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations/', import.meta.url));
/** Any fixed number: two migrations of one database wait for each other on it. */
const advisoryLock = 727_001;

/** The oldest PostgreSQL that is supported. */
const oldestVersion = 15;

export interface MigrateOptions {
  /** Login of the owner of the schema. */
  readonly ownerUrl: string;
  /** Login of the servers (`DATABASE_URL`): its role is created when missing and made a member of `lectern_app`. */
  readonly appUrl: string;
}

/** A database that must not be migrated as it is; the message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Applies the SQL files of `platform/migrations` that the database has not seen, in the order of their names, each in a
 * transaction, and installs the queue of jobs. Refuses when an applied file was edited or is gone, and a PostgreSQL that is too old.
 * Answers the names applied now.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const client = new Client({ connectionString: options.ownerUrl, application_name: 'lectern-migrate' });
  await client.connect();
  try {
    await requireSupported(client);
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    const applied = await applyPending(client);
    await client.query('select settle_counted_facts()');
    await ensureAppLogin(client, options);
    await installJobQueue(options.ownerUrl);
    return applied;
  } finally {
    await client.end();
  }
}

async function requireSupported(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::integer as number, current_setting('server_version') as name`,
  );
  const [version] = rows;
  if (version !== undefined && version.number < oldestVersion * 10_000) {
    throw new MigrationError(`This is PostgreSQL ${version.name}: ${oldestVersion} or newer is needed.`);
  }
}

async function applyPending(client: Client): Promise<string[]> {
  await client.query(`create table if not exists migration (
    name text constraint migration_pkey primary key, checksum text not null, applied_time timestamptz not null default now())`);
  const files = await readMigrations();
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration');
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
  for (const name of known.keys()) {
    if (!files.some((file) => file.name === name)) {
      throw new MigrationError(
        `The database knows the migration ${name}, this version does not: start a newer version.`,
      );
    }
  }
  const applied: string[] = [];
  for (const migration of files) {
    const { name, checksum } = migration;
    const before = known.get(name);
    if (before !== undefined && before !== checksum) {
      throw new MigrationError(
        `The migration ${name} was edited after it was applied: undo the edit and add a new file.`,
      );
    }
    if (before === undefined) {
      await applyOne(client, migration);
      applied.push(name);
    }
  }
  return applied;
}

async function applyOne(client: Client, migration: Migration): Promise<void> {
  try {
    await applyMigration(client, migration);
  } catch (error) {
    throw new MigrationError(
      `The migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${migrationsFolder}${name}`, 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function ensureAppLogin(client: Client, { ownerUrl, appUrl }: MigrateOptions): Promise<void> {
  const user = decodeURIComponent(new URL(appUrl).username);
  const password = decodeURIComponent(new URL(appUrl).password);
  if (user === decodeURIComponent(new URL(ownerUrl).username)) {
    throw new MigrationError(
      'DATABASE_URL must name another login than the owner: row-level security binds only the others.',
    );
  }
  const role = client.escapeIdentifier(user);
  const { rows } = await client.query<{ unbound: boolean; member: boolean }>(
    `select r.rolsuper or r.rolbypassrls as unbound, pg_has_role(r.oid, 'lectern_app', 'member') as member
     from pg_roles r where r.rolname = $1`,
    [user],
  );
  const found = rows[0];
  if (found?.unbound) {
    throw new MigrationError(`The login ${user} of DATABASE_URL bypasses row-level security: choose an ordinary one.`);
  }
  if (found === undefined) {
    await client.query(`create role ${role} login password ${client.escapeLiteral(password)}`);
  } else if (!(await canLogIn(appUrl))) {
    await client.query(`alter role ${role} login password ${client.escapeLiteral(password)}`);
  }
  if (!found?.member) {
    await client.query(`grant lectern_app to ${role}`);
  }
}

async function canLogIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
