import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';

/** Connections by address, kept for the next statement: opening one takes longer than what tests ask. */
const pools = new Map<string, Pool>();

/** Runs one statement as the owner of the database, whom no policy keeps from any row. */
export async function asOwner<Row>(
  { ownerUrl }: { readonly ownerUrl: string },
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const pool = pools.get(ownerUrl) ?? openPool(ownerUrl);
  return (await pool.query(statement, [...values])).rows as Row[];
}

function openPool(ownerUrl: string): Pool {
  const pool = new Pool({ connectionString: ownerUrl, max: 2, allowExitOnIdle: true });
  // The database is dropped, and its server stopped, while connections wait.
  pool.on('error', () => {});
  pools.set(ownerUrl, pool);
  return pool;
}

/** The owner's address of the built-in database of a running product. */
export async function ownerUrlOf(dataDir: string): Promise<string> {
  const read = (...path: string[]) => readFile(join(dataDir, 'postgres', ...path), 'utf8');
  const port = (await read('cluster', 'postmaster.pid')).split('\n')[3]?.trim();
  return `postgres://lectern_owner:${(await read('password')).trim()}@127.0.0.1:${port}/lectern`;
}
