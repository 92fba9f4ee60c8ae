import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import { appendFact } from '../../fact/appendFact.ts';
import type { JobRowOutcome } from '../../job/jobRowQueries.ts';
import type { Id } from '../../shared/id.ts';
import type { Actor } from '../../http/actorOf.ts';
import { hasExpired } from '../userCourseRules.ts';
import { finishUserCourse } from '../userCourseWriteQueries.ts';
import { deleteUserCourse, hasBegun, lockUserCourseOfOther } from './unenrolQueries.ts';

export interface Unenrolment extends Actor {
  /** What becomes of one that was begun: it stays as it is, or it ends and is kept as history. */
  readonly begun: 'STAYS' | 'ENDS';
  readonly now: Date;
}

/**
 * Takes someone out of a course, in the transaction that it is given (OP-127). An enrolment that nobody has begun goes without a trace
 * but in facts and audit; one that was begun ends with all that was done in it, as if its learner had left. Neither keeps them from
 * enrolling again. One that is completed, left or over stays.
 */
export async function unenrolStep(
  trx: Trx,
  { workspaceId, actorId, begun, now }: Unenrolment,
  userCourseId: Id,
): Promise<JobRowOutcome> {
  const found = await lockUserCourseOfOther(trx, userCourseId);
  if (found === null) {
    return { state: 'UNCHANGED', code: 'GONE' };
  }
  const { userId: subjectId, courseId, dueTime, finishTime } = found;
  if (finishTime !== null || hasExpired(found, now.toISOString())) {
    return { state: 'UNCHANGED', code: 'ENDED', subjectId };
  }
  const ends = await hasBegun(trx, userCourseId);
  if (ends && begun === 'STAYS') {
    return { state: 'UNCHANGED', code: 'BEGUN', subjectId };
  }
  const time = now.toISOString();
  await (ends
    ? finishUserCourse(trx, userCourseId, { finishTime: time, completed: false, now: time })
    : deleteUserCourse(trx, userCourseId));
  await appendFact(trx, {
    workspace_id: workspaceId,
    user_id: subjectId,
    course_id: courseId,
    fact_time: now,
    type: 'usercourse',
    action: 'withdrawn',
  });
  const details = { courseId, ended: ends };
  await appendAudit(trx, { workspaceId, action: 'PERSON_UNENROLLED', actorId, subjectId, details });
  return {
    state: 'DONE',
    code: ends ? 'UNENROLLED_KEPT' : 'UNENROLLED',
    params: { userCourseId, courseId, dueTime, finishTime: ends ? time : null },
    subjectId,
  };
}
