import { inWorkspace, type Database } from '../db/database.ts';
import { cancelJobRun, type JobRunKey } from './jobRunQueries.ts';
import { noteEnd } from './noteJob.ts';
import type { JobWatcher } from './policy.ts';
import { loadJobRun, type WatchedJob } from './readJobRun.ts';

/**
 * Ends a job that waits at once, one that runs at its next step; one that has ended stays as it is. Throws NOT_FOUND, also for one that
 * the watcher may not see.
 */
export const cancelJob = (db: Database, key: JobRunKey, watcher: JobWatcher, now: Date): Promise<WatchedJob> =>
  inWorkspace(db, key.workspaceId, async (trx) => {
    await loadJobRun(trx, key, watcher);
    await cancelJobRun(trx, key, now);
    await noteEnd(trx, key);
    return loadJobRun(trx, key, watcher);
  });
