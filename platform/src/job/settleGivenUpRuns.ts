import { inWorkspace, type Database } from '../db/database.ts';
import { findGivenUpRuns, settleJobRuns } from './jobRunQueries.ts';
import { noteEnd } from './noteJob.ts';

/**
 * Ends the runs, of all workspaces, whose job the queue has given up without their server noting it, as that was killed. Answers how
 * many. Call outside of transactions.
 */
export async function settleGivenUpRuns(db: Database, now: Date): Promise<number> {
  let settled = 0;
  for (const [workspaceId, runs] of Map.groupBy(await findGivenUpRuns(db), (run) => run.workspaceId)) {
    const runIds = runs.map((run) => run.runId);
    settled += await inWorkspace(db, workspaceId, async (trx) => {
      const ended = await settleJobRuns(trx, workspaceId, runIds, now);
      for (const runId of ended) {
        await noteEnd(trx, { workspaceId, runId });
      }
      return ended.length;
    });
  }
  return settled;
}
