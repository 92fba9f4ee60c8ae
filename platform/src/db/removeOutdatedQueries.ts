import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Removes up to `most` outdated rows of all workspaces; answers how many there were. Call outside of transactions. */
export async function removeOutdatedBatch(db: Database, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    select remove_outdated(${now}, ${most}::integer) as removed`.execute(db);
  return rows[0]?.removed ?? 0;
}
