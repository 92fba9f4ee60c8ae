import type { Database } from '../db/database.ts';
import { removeJobRunsBatch } from './jobRunQueries.ts';

/** Rows that one statement removes. */
const batchRows = 5_000;

/** Forgets the jobs that someone watched a month ago, of all workspaces. Answers how many. Call outside of transactions. */
export async function removeOutdatedJobRuns(db: Database, now: Date): Promise<number> {
  let total = 0;
  for (;;) {
    const removed = await removeJobRunsBatch(db, now, batchRows);
    total += removed;
    if (removed === 0) {
      return total;
    }
  }
}
