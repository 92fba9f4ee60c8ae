import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { findIntegration } from '../integration/integrationQueries.ts';
import { jobWork, type JobWork } from '../job/jobQueue.ts';
import { nightlyPersonnelJob, personnelJob } from './personnelJob.ts';
import { findNightlySyncs, isSyncRunning } from './personnelQueries.ts';
import { writeSync } from '../integration/integrationQueries.ts';
import { begunSync } from './syncRecord.ts';

/** Orders a sync for each personnel system that is synced every night; nobody's order, so that nobody is named for it. */
export const orderNightlySyncs = ({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): JobWork =>
  jobWork(nightlyPersonnelJob, async () => {
    for (const { workspaceId, integrationId } of await findNightlySyncs(db)) {
      await inWorkspace(db, workspaceId, async (trx) => {
        const row = await findIntegration(trx, workspaceId, { id: integrationId }, true);
        if (row === null || (await isSyncRunning(trx, workspaceId, personnelJob.name))) {
          return;
        }
        const payload = { integrationId, dryRun: false, confirmedDepartures: 0, changesOnly: true };
        const runId = await jobs.enqueueWatched(trx, personnelJob, { workspaceId, actorId: null, payload });
        await writeSync(trx, workspaceId, integrationId, begunSync({ runId, dryRun: false }, row.lastSync, clock()));
      });
    }
  });
