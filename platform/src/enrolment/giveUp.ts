import type { IsoTime } from '../content/content.ts';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { appendFact } from '../fact/appendFact.ts';
import type { Id } from '../shared/id.ts';
import { factsOrigin } from './progressFacts.ts';
import { readLocked } from './userCourseAccess.ts';
import { userCourseWire, type Tree } from './userCourseAnswer.ts';
import type { UserCourseCall } from './userCourseCall.ts';
import { readingAfter, type UserCourseReading } from './userCourseReading.ts';
import type { UserCourseWire } from './userCourseView.ts';
import { hasExpired } from './userCourseRules.ts';
import { finishUserCourse } from './userCourseWriteQueries.ts';

export interface GiveUpRequest extends UserCourseCall {
  readonly userCourseId: Id;
  /** As the client says; brought between the enrolment and now, or the end of its time. Without it nothing is given up. */
  readonly finishTime: IsoTime | undefined;
  readonly tree: Tree;
}

/**
 * Ends the user course without completing it (ENR-06, ENR-07). Giving up again changes nothing, and one whose time is over ends when it
 * was, not as given up; a completed one throws USER_COURSE_CLOSED.
 */
export const giveUp = (db: Database, request: GiveUpRequest): Promise<UserCourseWire> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const before = await readLocked(trx, request.userCourseId, request);
    const { finishTime } = request;
    const after = finishTime === undefined ? before : await finish(trx, before, finishTime);
    return userCourseWire(trx, after, request.tree);
  });

async function finish(trx: Trx, before: UserCourseReading, wanted: IsoTime): Promise<UserCourseReading> {
  if (before.viewOnly === 'COMPLETED') {
    throw new DomainError('USER_COURSE_CLOSED', { params: { reason: 'COMPLETED' } });
  }
  const { record, now } = before;
  if (record.finishTime !== null) {
    return before;
  }
  const ranOut = hasExpired(record, now) ? record.expireTime : null;
  // Anyone who ran out stopped when the time was over, whatever the clock of a device says.
  const stopped = ranOut ?? (wanted < now ? wanted : now);
  const finishTime = stopped < record.startTime ? record.startTime : stopped;
  await finishUserCourse(trx, record.id, { finishTime, completed: false, now });
  if (ranOut === null) {
    await appendFact(trx, {
      ...factsOrigin(before),
      fact_time: finishTime,
      type: 'usercourse',
      action: 'gave_up',
    });
  }
  return readingAfter(before, { record: { ...record, finishTime, updateTime: now } });
}
