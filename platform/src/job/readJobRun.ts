import { noteDownload } from '../audit/noteDownload.ts';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { PageRequest, PageRows } from '../http/paging.ts';
import type { Id } from '../shared/id.ts';
import { countJobRows, everyJobRow, findJobRows, type JobRow, type JobRowCounts } from './jobRowQueries.ts';
import { findJobRun, findJobRuns, type JobRun, type JobRunKey } from './jobRunQueries.ts';
import { mayWatch, ordererFilter, type JobWatcher } from './policy.ts';

/** A job, with how many of its rows came to which end. */
export interface WatchedJob extends JobRun {
  readonly rows: JobRowCounts;
}

interface Filter {
  readonly q?: string | undefined;
}

/** A job that someone ordered, as it is now. Throws NOT_FOUND, also for one that the watcher may not see. */
export const readJobRun = (db: Database, key: JobRunKey, watcher: JobWatcher): Promise<WatchedJob> =>
  inWorkspace(db, key.workspaceId, (trx) => loadJobRun(trx, key, watcher));

/** {@link readJobRun} in a transaction that does more. */
export async function loadJobRun(trx: Trx, key: JobRunKey, watcher: JobWatcher): Promise<WatchedJob> {
  return { ...(await visibleRun(trx, key, watcher)), rows: await countJobRows(trx, key) };
}

/** A page of the jobs that the watcher may see, the newest first. */
export const listJobRuns = (
  db: Database,
  workspaceId: Id,
  watcher: JobWatcher,
  request: PageRequest & Filter,
): Promise<PageRows<WatchedJob>> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const found = await findJobRuns(trx, workspaceId, { ...request, actorId: ordererFilter(watcher) });
    const rows: WatchedJob[] = [];
    for (const run of found.rows) {
      rows.push({ ...run, rows: await countJobRows(trx, { workspaceId, runId: run.id }) });
    }
    return { ...found, rows };
  });

/** A page of the rows of a job, in the order of the work. Throws NOT_FOUND as {@link readJobRun}. */
export const listJobRows = (
  db: Database,
  key: JobRunKey,
  watcher: JobWatcher,
  request: PageRequest & Filter,
): Promise<PageRows<JobRow>> =>
  inWorkspace(db, key.workspaceId, async (trx) => {
    await visibleRun(trx, key, watcher);
    return findJobRows(trx, key, request);
  });

/** All rows of a job that `q` asks for, some at a time; noted in the audit log. Throws NOT_FOUND as {@link readJobRun}. */
export async function exportJobRows(
  db: Database,
  key: JobRunKey,
  watcher: JobWatcher,
  { q }: Filter,
): Promise<AsyncIterable<readonly JobRow[]>> {
  const { workspaceId, runId } = key;
  await inWorkspace(db, workspaceId, async (trx) => {
    await visibleRun(trx, key, watcher);
    await noteDownload(trx, { workspaceId, actorId: watcher.userId, list: 'jobrows', of: { jobId: runId } });
  });
  return everyJobRow(db, key, q);
}

/** Throws NOT_FOUND for a job that is not there, and for one that the watcher may not see. */
async function visibleRun(trx: Trx, key: JobRunKey, watcher: JobWatcher): Promise<JobRun> {
  const run = await findJobRun(trx, key);
  if (run === null || !mayWatch(watcher, run)) {
    throw new DomainError('NOT_FOUND');
  }
  return run;
}
