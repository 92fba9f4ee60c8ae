import { inWorkspace } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { requestHash, withIdempotency } from '../../../http/idempotency.ts';
import { insertRowsToUndo } from '../../../job/jobRowQueries.ts';
import { findJobRun } from '../../../job/jobRunQueries.ts';
import type { Id } from '../../../shared/id.ts';
import { changeMembersJob } from '../../group/groupJobs.ts';
import type { Actor } from '../../../http/actorOf.ts';
import { changePeopleJob, importPeopleJob, undoPeopleJob } from './peopleJobs.ts';

const undoable: ReadonlySet<string> = new Set([importPeopleJob.name, changePeopleJob.name, changeMembersJob.name]);

/**
 * Orders that what a job has done with people is taken back, the last row first, once per key; answers the id of the new job. Throws NOT_FOUND for
 * what is no such job, CONFLICT while it runs.
 */
export const orderPeopleUndo = (
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { workspaceId, actorId }: Actor,
  undoneRunId: Id,
  key: string | undefined,
): Promise<Id> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const { body } = await withIdempotency<{ readonly jobId: Id }>(
      trx,
      { workspaceId, userId: actorId, operation: 'undoPeopleJob', key, requestHash: requestHash(undoneRunId) },
      async () => {
        const undone = await findJobRun(trx, { workspaceId, runId: undoneRunId });
        if (undone === null || !undoable.has(undone.kind)) {
          throw new DomainError('NOT_FOUND');
        }
        if (undone.endTime === null) {
          throw new DomainError('CONFLICT', { message: 'This is still being done; cancel it first' });
        }
        const runId = await jobs.enqueueWatched(trx, undoPeopleJob, { workspaceId, actorId, payload: { actorId } });
        await insertRowsToUndo(trx, { workspaceId, runId }, undoneRunId);
        return { status: 202, body: { jobId: runId } };
      },
    );
    return body.jobId;
  });
