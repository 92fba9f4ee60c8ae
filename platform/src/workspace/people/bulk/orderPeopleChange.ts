import { inWorkspace } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { requestHash, withIdempotency } from '../../../http/idempotency.ts';
import type { Id } from '../../../shared/id.ts';
import type { Actor } from '../../../http/actorOf.ts';
import { conditionOf, insertRowsOfPeople, type PeopleSelection } from './bulkQueries.ts';
import { changePeopleJob, type PeopleChange } from './peopleJobs.ts';

/**
 * Orders the same change for many people, once per key; answers the id of the job, whose rows are the people as they are found
 * now.
 */
export const orderPeopleChange = (
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { workspaceId, actorId }: Actor,
  change: PeopleChange,
  selection: PeopleSelection,
  key: string | undefined,
): Promise<Id> => {
  const condition = conditionOf(selection);
  return inWorkspace(db, workspaceId, async (trx) => {
    const { body } = await withIdempotency<{ readonly jobId: Id }>(
      trx,
      { workspaceId, userId: actorId, operation: 'changePeople', key, requestHash: requestHash(change, selection) },
      async () => {
        const payload = { actorId, change };
        const runId = await jobs.enqueueWatched(trx, changePeopleJob, { workspaceId, actorId, payload });
        await insertRowsOfPeople(trx, { workspaceId, runId }, condition);
        return { status: 202, body: { jobId: runId } };
      },
    );
    return body.jobId;
  });
};
