import { loadOutline } from '../../course/courseContent.ts';
import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import type { Id } from '../../shared/id.ts';
import { joiningJob } from './joiningJob.ts';
import { findPerson } from '../../workspace/people/peopleQueries.ts';
import { beginCourseOfGroup } from '../groupCourse/beginCourseOfGroup.ts';
import { findCoursesFor } from '../groupCourse/groupCourseQueries.ts';
import { notifyOfEnrolments } from '../notice/notifyOfEnrolments.ts';
import { isOpenToOthers } from '../others/enrolPeopleRules.ts';
import { enrolPersonStep } from '../others/enrolPersonStep.ts';
import { amendJobRows } from '../../job/jobRowQueries.ts';
import { deleteWaiting, findWaitingOf, lockWaiting } from '../waiting/waitingQueries.ts';

type BeginDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** Enrols someone who has joined in what was kept for their address and what their groups take, each course in a transaction of its own, and tells them once of all. */
export const beginWaiting = ({ db, clock, jobs }: BeginDeps): JobWork =>
  jobWork(joiningJob, async ({ workspaceId, payload: { userId } }) => {
    if (workspaceId === null) {
      throw new Error('Who has joined belongs to a workspace');
    }
    const waiting = await inWorkspace(db, workspaceId, (trx) => findWaitingOf(trx, { userId, now: clock() }));
    for (const id of waiting) {
      await inWorkspace(db, workspaceId, (trx) => beginOne(trx, { workspaceId, userId, now: clock() }, id));
    }
    for (const key of await inWorkspace(db, workspaceId, (trx) => findCoursesFor(trx, { userId, now: clock() }))) {
      await inWorkspace(db, workspaceId, (trx) => beginCourseOfGroup(trx, key, { userId, now: clock() }));
    }
    await inWorkspace(db, workspaceId, (trx) => notifyOfEnrolments(trx, jobs, { userId, now: clock() }));
  });

/** A course that is not published any more keeps those who wait for it; housekeeping forgets those of one that is over. */
async function beginOne(
  trx: Trx,
  { workspaceId, userId, now }: { readonly workspaceId: Id; readonly userId: Id; readonly now: Date },
  id: Id,
): Promise<void> {
  const kept = await lockWaiting(trx, id);
  const content = kept === null ? null : await loadOutline(trx, kept.courseId);
  if (kept === null || content === null || !isOpenToOthers(content.course, now.toISOString())) {
    return;
  }
  const { actorId, runId, username, dueTime, notify } = kept;
  const { params = {} } = await enrolPersonStep(
    trx,
    // Without a date the one that is there stays: they may have enrolled themselves.
    { workspaceId, actorId, runId, content, username, dueTime: dueTime?.toISOString(), notify, now },
    await findPerson(trx, workspaceId, userId),
  );
  const { userCourseId } = params;
  if (typeof userCourseId === 'number') {
    // The report of the job that ordered it says what it has come to.
    await amendJobRows(
      trx,
      { workspaceId, runId },
      { subject: username, from: 'STARTS_LATER' },
      { code: 'ENROLLED', subjectId: userId, params: { userCourseId } },
    );
  }
  await deleteWaiting(trx, id);
}
