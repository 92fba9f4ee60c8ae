import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPgBouncer } from '../../scripts/lib/pgBouncer.ts';
import { startPostgres } from '../../scripts/lib/postgres.ts';

export interface TestDatabase {
  readonly name: string;
  /** Its address as the owner of the PostgreSQL. */
  readonly ownerUrl: string;
  /** The same database as the servers log in; the migration makes this login. */
  readonly appUrl: string;
  /** How servers connect, as their variables: through a pooler where `LECTERN_PGBOUNCER` names one. */
  readonly environment: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

/** The login of the servers of a database and of its copies: it belongs to the whole PostgreSQL. */
const loginOf = (database: string): { readonly user: string; readonly password: string } => {
  const password = database.replace('lectern_', '');
  return { user: `lectern_server_${password}`, password };
};

/**
 * Makes a database on the PostgreSQL of `TEST_DATABASE_OWNER_URL`, else on a built-in one in a temporary folder: an empty one, or a copy of
 * one that was made here, named by `template`, which nobody may be connected to. The servers of a copy log in as those of its template.
 */
export async function testDatabase(template?: string): Promise<TestDatabase> {
  const server = await openServer();
  const name = `lectern_${randomBytes(6).toString('hex')}`;
  const login = loginOf(template ?? name);
  const withOwner = async (statements: readonly string[]): Promise<void> => {
    const client = new Client({ connectionString: server.ownerUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  // As files: to write every page to the log, as is the default, takes several times as long.
  await withOwner([`create database ${name} template ${template ?? 'template1'} strategy file_copy`]);
  const ownerUrl = new URL(server.ownerUrl);
  ownerUrl.pathname = `/${name}`;
  const appUrl = new URL(ownerUrl);
  appUrl.username = login.user;
  appUrl.password = login.password;
  const pooler = await openPooler(appUrl.href, login);
  return {
    name,
    ownerUrl: ownerUrl.href,
    appUrl: appUrl.href,
    environment: { DATABASE_URL: appUrl.href, ...pooler?.environment },
    async drop() {
      await pooler?.stop();
      const ownLogin = template === undefined ? [`drop role if exists ${login.user}`] : [];
      await withOwner([`drop database if exists ${name} with (force)`, ...ownLogin]);
      await server.stop();
    },
  };
}

/** The PostgreSQL of `TEST_DATABASE_OWNER_URL`, which continues when it is stopped here, else a built-in one in a temporary folder. */
export async function openServer(): Promise<{ ownerUrl: string; stop(): Promise<void> }> {
  const given = process.env['TEST_DATABASE_OWNER_URL'];
  if (given !== undefined) return { ownerUrl: given, stop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'lectern-database-'));
  const server = await startPostgres({ dataDir: folder, durable: false });
  return {
    ownerUrl: server.ownerUrl,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PgBouncer with few connections, before one database. */
async function openPooler(appUrl: string, login: { readonly user: string; readonly password: string }) {
  const program = process.env['LECTERN_PGBOUNCER'];
  if (program === undefined || program === '') return undefined;
  const pooler = await startPgBouncer({ program, databaseUrl: appUrl, login, poolSize: 5 });
  const pooled = new URL(appUrl);
  pooled.port = new URL(pooler.url).port;
  const environment = { DATABASE_URL: pooled.href, DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: appUrl };
  return { environment, stop: () => pooler.stop() };
}
