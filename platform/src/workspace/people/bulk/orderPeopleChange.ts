import { inWorkspace } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Id } from '../../../shared/id.ts';
import type { Actor } from '../../../http/actorOf.ts';
import { conditionOf, insertRowsOfPeople, type PeopleSelection } from './bulkQueries.ts';
import { changePeopleJob, type PeopleChange } from './peopleJobs.ts';

/** Orders the same change for many people; answers the id of the job, whose rows are the people as they are found now. */
export const orderPeopleChange = (
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { workspaceId, actorId }: Actor,
  change: PeopleChange,
  selection: PeopleSelection,
): Promise<Id> => {
  const condition = conditionOf(selection);
  return inWorkspace(db, workspaceId, async (trx) => {
    const payload = { actorId, change };
    const runId = await jobs.enqueueWatched(trx, changePeopleJob, { workspaceId, actorId, payload });
    await insertRowsOfPeople(trx, { workspaceId, runId }, condition);
    return runId;
  });
};
