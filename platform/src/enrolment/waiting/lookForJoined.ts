import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { throwFailures } from '../../shared/throwFailures.ts';
import { orderJoiningOfAll } from '../joining/orderJoining.ts';
import { deleteOutdatedWaiting, findWorkspacesWithWaiting } from './waitingQueries.ts';

/** Who has not joined by then never will. */
const keptMs = 365 * 86_400_000;

/**
 * Begins what waits for people who have joined, in all workspaces, whichever way they came; forgets what has waited for a year, and what
 * waits for a course that is over. Where it fails in a workspace the others are looked at all the same; throws what failed in the end.
 */
export async function lookForJoined({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
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
