import { inWorkspace, type Database } from '../db/database.ts';
import { cancelJobRun, type JobRun, type JobRunKey } from './jobRunQueries.ts';
import { loadJobRun } from './readJobRun.ts';

/** Ends a job that waits at once, one that runs at its next step; one that has ended stays as it is. Throws NOT_FOUND. */
export const cancelJob = (db: Database, key: JobRunKey, now: Date): Promise<JobRun> =>
  inWorkspace(db, key.workspaceId, async (trx) => {
    await cancelJobRun(trx, key, now);
    return loadJobRun(trx, key);
  });
