import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { findJobRun, type JobRun, type JobRunKey } from './jobRunQueries.ts';

/** A job that somebody ordered, as it is now. Throws NOT_FOUND. */
export const readJobRun = (db: Database, key: JobRunKey): Promise<JobRun> =>
  inWorkspace(db, key.workspaceId, (trx) => loadJobRun(trx, key));

/** {@link readJobRun} in a transaction that does more. */
export async function loadJobRun(trx: Trx, key: JobRunKey): Promise<JobRun> {
  const run = await findJobRun(trx, key);
  if (run === null) {
    throw new DomainError('NOT_FOUND');
  }
  return run;
}
