import { loadOutline } from '../../course/courseContent.ts';
import { inWorkspace, type Trx } from '../../db/database.ts';
import { tryOut } from '../../db/tryOut.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { JobAttempt, JobHandler } from '../../job/jobKind.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import type { JobRow, JobRowOutcome } from '../../job/jobRowQueries.ts';
import { workThroughRows } from '../../job/workThroughRows.ts';
import type { JobRunKey } from '../../job/jobRunQueries.ts';
import { orderJoiningOfAll } from '../joining/orderJoining.ts';
import { isReportedBefore } from '../../workspace/people/bulk/bulkQueries.ts';
import { findPerson, findPersonByAddress } from '../../workspace/people/peopleQueries.ts';
import { bringIn } from '../groupCourse/bringIn.ts';
import { notifyOfEnrolments } from '../notice/notifyOfEnrolments.ts';
import { enrolPeopleJob, tryEnrolPeopleJob, type PeopleEnrolment } from './enrolPeopleJob.ts';
import { assertTakesOthers } from './enrolPeopleRules.ts';
import { enrolPersonStep } from './enrolPersonStep.ts';

type WorkDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** Enrols the people of a job in its course. */
export const enrolPeople = (deps: WorkDeps): JobWork =>
  jobWork(
    enrolPeopleJob,
    enrolBy(deps, (_trx, work) => work()),
  );

/** Tries it: does the same and takes each row back, so that it says exactly what would happen. */
export const tryEnrolPeople = (deps: WorkDeps): JobWork => jobWork(tryEnrolPeopleJob, enrolBy(deps, tryOut));

const enrolBy =
  (
    deps: WorkDeps,
    run: (trx: Trx, work: () => Promise<JobRowOutcome>) => Promise<JobRowOutcome>,
  ): JobHandler<PeopleEnrolment> =>
  async (attempt) => {
    const { workspaceId, runId } = attempt;
    if (workspaceId === null || runId === null) {
      throw new Error('An enrolment belongs to a workspace');
    }
    await workThroughRows(deps, attempt, async (trx, row) =>
      (await isReportedBefore(trx, { workspaceId, runId }, row))
        ? { state: 'UNCHANGED', code: 'TWICE' }
        : run(trx, () => enrolRow(trx, deps, { ...attempt, workspaceId, runId }, row)),
    );
    await inWorkspace(deps.db, workspaceId, (trx) => orderJoiningOfAll(deps.jobs, trx, deps.clock()));
  };

/** Enrols the person of one row. The course may have changed since the order: it throws as {@link assertTakesOthers}. */
async function enrolRow(
  trx: Trx,
  { clock, jobs }: WorkDeps,
  { workspaceId, runId, payload }: Pick<JobAttempt<PeopleEnrolment>, 'payload'> & JobRunKey,
  { subject, subjectId }: JobRow,
): Promise<JobRowOutcome> {
  const { actorId, courseId, groupId, dueMs, notify } = payload;
  const now = clock();
  const content = await loadOutline(trx, courseId);
  if (content === null) {
    throw new DomainError('NOT_FOUND');
  }
  assertTakesOthers(content.course, now.toISOString());
  const person =
    subjectId === null
      ? await findPersonByAddress(trx, workspaceId, subject)
      : await findPerson(trx, workspaceId, subjectId);
  const dueTime = dueMs == null ? dueMs : new Date(dueMs).toISOString();
  const actor = { workspaceId, actorId, runId, content, username: subject, dueTime, notify, now };
  const enrol = () => enrolPersonStep(trx, actor, person);
  const outcome =
    groupId === undefined || subjectId === null
      ? await enrol()
      : await bringIn(trx, { groupId, courseId, userId: subjectId, runId }, now, enrol);
  if (person !== null) {
    await notifyOfEnrolments(trx, jobs, { userId: person.userId, now });
  }
  return outcome;
}
