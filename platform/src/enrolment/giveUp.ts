import type { Id, IsoTime } from '../content/content.ts';
import type { Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { appendFact } from '../fact/appendFact.ts';
import { factsOrigin } from './progressFacts.ts';
import { readLocked } from './userCourseAccess.ts';
import { finishUserCourse } from './userCourseWriteQueries.ts';
import { readingAfter, type ReaderOptions, type UserCourseReading } from './userCourseReading.ts';

export interface GiveUpCommand extends ReaderOptions {
  readonly userCourseId: Id;
  /** As the client says; brought between the enrolment and now. */
  readonly finishTime: IsoTime;
}

/**
 * Ends the user course without completing it (ENR-06, ENR-07). Giving up again changes nothing; a completed one throws
 * USER_COURSE_CLOSED.
 */
export async function giveUp(trx: Trx, command: GiveUpCommand): Promise<UserCourseReading> {
  const before = await readLocked(trx, command.userCourseId, command);
  if (before.viewOnly === 'GAVE_UP') {
    return before;
  }
  if (before.viewOnly === 'COMPLETED') {
    throw new DomainError('USER_COURSE_CLOSED', { params: { reason: 'COMPLETED' } });
  }
  const { record, now } = before;
  const finishTime = [record.startTime, command.finishTime < now ? command.finishTime : now].sort().at(-1) ?? now;
  await finishUserCourse(trx, record.id, { finishTime, completed: false, now });
  await appendFact(trx, { ...factsOrigin(before), type: 'usercourse', action: 'gave_up' });
  return readingAfter(before, { record: { ...record, finishTime, updateTime: now } });
}
