import type { Database } from './database.ts';
import { removeOutdatedBatch } from './removeOutdatedQueries.ts';

/** Rows of a kind that one statement removes: a few hundred milliseconds of work. */
const batchRows = 5_000;

/**
 * Removes what only time removes: idempotency keys and mails after a week; sign-ins that ended or expired, refresh tokens that were
 * exchanged and reset tokens after a month; counted sign-in failures, sign-ins begun elsewhere, and hosts that nobody took into
 * use after a day; what is told of deletions after 31 days; the audit log after thirteen months, refused sign-ins in it after one.
 * Answers the number of rows.
 */
export async function removeOutdated(db: Database, now: Date, most = batchRows): Promise<number> {
  let total = 0;
  for (;;) {
    const removed = await removeOutdatedBatch(db, now, most);
    total += removed;
    if (removed === 0) {
      return total;
    }
  }
}
