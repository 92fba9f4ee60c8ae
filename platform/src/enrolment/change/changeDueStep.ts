import { appendAudit } from '../../audit/appendAudit.ts';
import type { IsoTime } from '../../content/content.ts';
import type { Trx } from '../../db/database.ts';
import type { JobRowOutcome } from '../../job/jobRowQueries.ts';
import type { Id } from '../../shared/id.ts';
import type { Actor } from '../../http/actorOf.ts';
import { hasExpired } from '../userCourseRules.ts';
import { changeDueTime } from '../userCourseWriteQueries.ts';
import { lockUserCourseOfOther } from './unenrolQueries.ts';

/**
 * Says until when someone should complete a course, in the transaction that it is given; `expected` leaves a date alone that is another
 * by now. One that is completed, left or over stays as it is.
 */
export async function changeDueStep(
  trx: Trx,
  {
    workspaceId,
    actorId,
    dueTime,
    expected,
    now,
  }: Actor & { readonly dueTime: IsoTime | null; readonly expected?: IsoTime | null; readonly now: Date },
  userCourseId: Id,
): Promise<JobRowOutcome> {
  const found = await lockUserCourseOfOther(trx, userCourseId);
  if (found === null) {
    return { state: 'UNCHANGED', code: 'GONE' };
  }
  const { userId: subjectId, courseId, dueTime: before, finishTime } = found;
  if (finishTime !== null || hasExpired(found, now.toISOString())) {
    return { state: 'UNCHANGED', code: 'ENDED', subjectId };
  }
  if (expected !== undefined && before !== expected) {
    return { state: 'UNCHANGED', code: 'CHANGED_SINCE', subjectId };
  }
  if (!(await changeDueTime(trx, userCourseId, { dueTime, now: now.toISOString() }))) {
    return { state: 'UNCHANGED', code: 'THERE', subjectId };
  }
  const details = { courseId, dueTime };
  await appendAudit(trx, { workspaceId, action: 'DUE_DATE_CHANGED', actorId, subjectId, details });
  return { state: 'DONE', code: 'DUE_MOVED', params: { userCourseId, before, after: dueTime }, subjectId };
}
