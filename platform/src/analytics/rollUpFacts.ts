import { inWorkspace, type Database } from '../db/database.ts';
import { countFacts, findRollUpEnd, findWorkspacesWithNewFacts, lockRollUp } from './rollUpQueries.ts';

/**
 * Counts the new facts of all workspaces by day (ADR 0035), some in a transaction. Whatever ends it half-way, a fact is counted or it
 * is not, and readers know which.
 */
export async function rollUpFacts(db: Database, mostAtOnce = 100_000): Promise<void> {
  for (const workspaceId of await findWorkspacesWithNewFacts(db)) {
    let goesOn = true;
    while (goesOn) {
      goesOn = await inWorkspace(db, workspaceId, async (trx) => {
        const from = await lockRollUp(trx);
        const end = await findRollUpEnd(trx, from, mostAtOnce);
        if (end <= from) {
          return false;
        }
        await countFacts(trx, from, end);
        return (await findRollUpEnd(trx, end, mostAtOnce)) > end;
      });
    }
  }
}
