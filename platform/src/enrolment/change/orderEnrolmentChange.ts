import type { IsoTime } from '../../content/content.ts';
import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import type { Id } from '../../shared/id.ts';
import { assertDueTime } from '../dueRules.ts';
import { selectionWithoutTime, scopeOfSelection, type LearnerSelection } from '../learnerSelection.ts';
import type { UserCourseCall } from '../userCourseCall.ts';
import { insertRowsOfUserCourses } from '../userCourseQueries.ts';
import { changeEnrolmentsJob, tryChangeEnrolmentsJob, type EnrolmentChange } from './enrolmentJobs.ts';

export type RequestedChange =
  | { readonly action: 'UNENROL' }
  | { readonly action: 'CHANGE_DUE'; readonly dueTime: IsoTime | null };

/**
 * Orders a change of enrolments that the viewer looks after, once per key; answers the id of the job, whose rows are the learners as they
 * are found now. Throws as `scopeOfSelection` and `assertDueTime`.
 */
export async function orderEnrolmentChange(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  call: UserCourseCall,
  {
    selection,
    change,
    dryRun,
    key,
  }: {
    readonly selection: LearnerSelection;
    readonly change: RequestedChange;
    readonly dryRun: boolean;
    readonly key: string | undefined;
  },
): Promise<Id> {
  const { workspaceId, viewer, now } = call;
  const { userId: actorId } = viewer;
  const scope = await scopeOfSelection(db, call, selection);
  return inWorkspace(db, workspaceId, async (trx) => {
    const { body } = await withIdempotency<{ readonly jobId: Id }>(
      trx,
      {
        workspaceId,
        userId: actorId,
        operation: 'changeEnrolments',
        key,
        requestHash: requestHash(...selectionWithoutTime(selection), change, dryRun),
      },
      async () => {
        const payload = { actorId, change: toChange(change, now) };
        const kind = dryRun ? tryChangeEnrolmentsJob : changeEnrolmentsJob;
        const runId = await jobs.enqueueWatched(trx, kind, { workspaceId, actorId, payload });
        await insertRowsOfUserCourses(trx, { workspaceId, runId }, scope, selection);
        return { status: 202, body: { jobId: runId } };
      },
    );
    return body.jobId;
  });
}

function toChange(change: RequestedChange, now: Date): EnrolmentChange {
  if (change.action === 'UNENROL') {
    return change;
  }
  const { action, dueTime } = change;
  assertDueTime(dueTime, now);
  return { action, dueMs: dueTime === null ? null : new Date(dueTime).getTime() };
}
