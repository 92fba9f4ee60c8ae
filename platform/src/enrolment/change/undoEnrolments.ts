import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import type { Viewer } from '../../http/access.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import { insertRowsToUndo, type JobRow } from '../../job/jobRowQueries.ts';
import { findJobRun } from '../../job/jobRunQueries.ts';
import { workThroughRows } from '../../job/workThroughRows.ts';
import type { Id } from '../../shared/id.ts';
import { enrolPeopleJob } from '../others/enrolPeopleJob.ts';
import { mayUndo } from '../policy.ts';
import { changeEnrolmentsJob, undoEnrolmentJob } from './enrolmentJobs.ts';
import { undoEnrolmentStep } from './undoEnrolmentStep.ts';

const undoable: ReadonlySet<string> = new Set([enrolPeopleJob.name, changeEnrolmentsJob.name]);

/**
 * Orders that what a job has done with enrolments is taken back, the last row first, once per key; answers the id of the new job.
 * For who ordered it, and admins. Throws NOT_FOUND for what is no such job, CONFLICT while it runs.
 */
export const orderEnrolmentUndo = (
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { workspaceId, viewer }: { readonly workspaceId: Id; readonly viewer: Viewer },
  undoneRunId: Id,
  key: string | undefined,
): Promise<Id> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const { userId: actorId } = viewer;
    const { body } = await withIdempotency<{ readonly jobId: Id }>(
      trx,
      { workspaceId, userId: actorId, operation: 'undoEnrolmentJob', key, requestHash: requestHash(undoneRunId) },
      async () => {
        const undone = await findJobRun(trx, { workspaceId, runId: undoneRunId });
        if (undone === null || !undoable.has(undone.kind) || !mayUndo(viewer, undone)) {
          throw new DomainError('NOT_FOUND');
        }
        if (undone.endTime === null) {
          throw new DomainError('CONFLICT', { message: 'This is still being done; cancel it first' });
        }
        const payload = { actorId, undoneRunId };
        const runId = await jobs.enqueueWatched(trx, undoEnrolmentJob, { workspaceId, actorId, payload });
        await insertRowsToUndo(trx, { workspaceId, runId }, undoneRunId);
        return { status: 202, body: { jobId: runId } };
      },
    );
    return body.jobId;
  });

/** Takes back what was done with enrolments. What was changed since, and what was begun, stays as it is. */
export const undoEnrolments = (deps: Pick<Deps, 'db' | 'clock'>): JobWork =>
  jobWork(undoEnrolmentJob, (attempt) =>
    workThroughRows(deps, attempt, (trx: Trx, row: JobRow) => {
      const { workspaceId, payload } = attempt;
      if (workspaceId === null) {
        throw new Error('An undoing belongs to a workspace');
      }
      return undoEnrolmentStep(trx, { workspaceId, ...payload, now: deps.clock() }, row);
    }),
  );
