import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { throwFailures } from '../../shared/throwFailures.ts';
import { orderJoiningOfAll } from '../joining/orderJoining.ts';
import { deleteOutdatedWaiting, findWorkspacesWithWaiting } from './waitingQueries.ts';

/** Anyone who has not joined by then never will. */
const keptMs = 365 * 86_400_000;

/**
 * Orders the waiting enrolments of people who have joined, in all workspaces and however they joined; deletes those that have waited for a
 * year, and those for courses that are over. A workspace that fails does not stop the others; throws what failed at the end.
 */
export async function enrolJoined({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const failures: unknown[] = [];
  for (const workspaceId of await findWorkspacesWithWaiting(db)) {
    try {
      await inWorkspace(db, workspaceId, async (trx) => {
        const now = clock();
        await deleteOutdatedWaiting(trx, { before: new Date(now.getTime() - keptMs), now });
        await orderJoiningOfAll(jobs, trx, now);
      });
    } catch (error) {
      failures.push(error);
    }
  }
  throwFailures(failures, 'Some workspaces could not be looked at for people who have joined');
}
