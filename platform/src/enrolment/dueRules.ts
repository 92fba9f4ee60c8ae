/** Until when a user course should be completed (BEY-13). A due date closes nothing: it asks, and is reminded of. */
import limits from '../../../contracts/limits.json' with { type: 'json' };
import type { IsoTime } from '../content/content.ts';
import { invalidField } from '../errors.ts';
import type { UserCourseRecord } from './userCourseRecord.ts';

const dayMs = 86_400_000;
/** Beyond it a date is a slip of the keyboard. */
export const { dueDays: mostDueDays } = limits;

/** Whether its time is over while it is neither completed nor given up. */
export const isOverdue = ({ dueTime, finishTime }: Pick<UserCourseRecord, 'dueTime' | 'finishTime'>, now: IsoTime) =>
  dueTime !== null && finishTime === null && dueTime <= now;

/** How long before its due date a course comes first for its learner. */
const soonDays = 7;

/** The latest due date that is soon. */
export const soonestDueBy = (now: Date): Date => new Date(now.getTime() + soonDays * dayMs);

/** Throws INVALID for a date that is over, or further away than ten years; null asks for nothing. */
export function assertDueTime(dueTime: IsoTime | null, now: Date): void {
  if (dueTime === null) {
    return;
  }
  const inMs = new Date(dueTime).getTime() - now.getTime();
  if (inMs <= 0) {
    throw invalidField('dueTime', 'must be later than now');
  }
  if (inMs > mostDueDays * dayMs) {
    throw invalidField('dueTime', 'must be within the next ten years');
  }
}
