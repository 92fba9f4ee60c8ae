import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

/** Runs one statement as the owner of the database, whom no policy keeps from any row. */
export async function asOwner<Row>(
  { ownerUrl }: { readonly ownerUrl: string },
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows as Row[];
  } finally {
    await client.end();
  }
}

/** The owner's address of the built-in database of a running product. */
export async function ownerUrlOf(dataDir: string): Promise<string> {
  const read = (...path: string[]) => readFile(join(dataDir, 'postgres', ...path), 'utf8');
  const port = (await read('cluster', 'postmaster.pid')).split('\n')[3]?.trim();
  return `postgres://lectern_owner:${(await read('password')).trim()}@127.0.0.1:${port}/lectern`;
}
