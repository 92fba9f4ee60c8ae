import type { Trx } from '../../db/database.ts';
import { tryOut } from '../../db/tryOut.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../job/jobKind.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import type { JobRow, JobRowOutcome } from '../../job/jobRowQueries.ts';
import { workThroughRows } from '../../job/workThroughRows.ts';
import type { Actor } from '../../http/actorOf.ts';
import { changeDueStep } from './changeDueStep.ts';
import {
  changeEnrolmentsJob,
  tryChangeEnrolmentsJob,
  type EnrolmentChange,
  type EnrolmentChangeOrder,
} from './enrolmentJobs.ts';
import { unenrolStep } from './unenrolStep.ts';

type WorkDeps = Pick<Deps, 'db' | 'clock'>;

/** Changes the enrolments of a job. */
export const changeEnrolments = (deps: WorkDeps): JobWork =>
  jobWork(
    changeEnrolmentsJob,
    changeBy(deps, (_trx, work) => work()),
  );

/** Tries it: does the same and takes each row back, so that it says exactly what would happen. */
export const tryChangeEnrolments = (deps: WorkDeps): JobWork => jobWork(tryChangeEnrolmentsJob, changeBy(deps, tryOut));

const changeBy =
  (
    deps: WorkDeps,
    run: (trx: Trx, work: () => Promise<JobRowOutcome>) => Promise<JobRowOutcome>,
  ): JobHandler<EnrolmentChangeOrder> =>
  async (attempt) => {
    const { workspaceId, payload } = attempt;
    if (workspaceId === null) {
      throw new Error('A change of enrolments belongs to a workspace');
    }
    const { actorId, change } = payload;
    await workThroughRows(deps, attempt, (trx, row) =>
      run(trx, () => changeRow(trx, { workspaceId, actorId, now: deps.clock() }, change, row)),
    );
  };

function changeRow(
  trx: Trx,
  actor: Actor & { readonly now: Date },
  change: EnrolmentChange,
  { input }: JobRow,
): Promise<JobRowOutcome> {
  const userCourseId = Number(input['userCourseId']);
  if (change.action === 'UNENROL') {
    return unenrolStep(trx, { ...actor, begun: 'ENDS' }, userCourseId);
  }
  const dueTime = change.dueMs === null ? null : new Date(change.dueMs).toISOString();
  return changeDueStep(trx, { ...actor, dueTime }, userCourseId);
}
