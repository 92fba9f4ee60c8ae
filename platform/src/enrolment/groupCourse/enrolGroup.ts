import { workspaceOf, type Trx } from '../../db/database.ts';
import type { JobQueue } from '../../job/jobQueue.ts';
import { insertJobRows } from '../../job/jobRowQueries.ts';
import { enrolPeopleJob } from '../others/enrolPeopleJob.ts';
import { claimPeople, hasPeopleToClaim, type GroupCourse } from './groupCourseQueries.ts';
import { dueOf } from './groupCourseRules.ts';

/**
 * Orders that everyone of a group whom its course has not brought in yet is enrolled, by the job that an admin would order: its report says
 * who they were, and it can be undone. Nothing happens where there is nobody, and while nobody can begin the course.
 */
export async function enrolGroup(
  trx: Trx,
  jobs: Pick<JobQueue, 'enqueueWatched'>,
  groupCourse: GroupCourse,
  now: Date,
): Promise<void> {
  const { groupId, courseId, actorId, notify } = groupCourse;
  if (!(await hasPeopleToClaim(trx, groupCourse, now))) {
    return;
  }
  const workspaceId = workspaceOf(trx);
  const due = dueOf(groupCourse, now);
  const payload = { actorId, courseId, groupId, notify, ...(due === undefined ? {} : { dueMs: due.getTime() }) };
  const runId = await jobs.enqueueWatched(trx, enrolPeopleJob, { workspaceId, actorId, payload });
  const people = await claimPeople(trx, groupCourse, { runId, now });
  const rows = people.map(({ username: subject, userId: subjectId }) => ({ subject, subjectId }));
  await insertJobRows(trx, { workspaceId, runId }, rows);
}
