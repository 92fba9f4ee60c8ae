/** Who may enrol, and what may still be done in a user course (ENR-01, ENR-04, ENR-07…09, OP-21, OP-50, OP-51). */
import type { IsoTime } from '../content/content.ts';
import type { CourseType } from '../course/courseRecord.ts';
import type { CourseFacts, ProgressRows } from './progressRules.ts';

/** Why a user course can only be viewed. `COURSE_ENDED` still lets finished work be completed. */
export type ViewOnlyReason = 'COMPLETED' | 'GAVE_UP' | 'EXPIRED' | 'COURSE_ENDED';

/** Null while answers and seen marks are taken. What ran out stays so when enrolling again has ended it: nobody gave it up (ADR 0050). */
export function viewOnlyReason(
  rows: Pick<ProgressRows, 'finishTime' | 'completed' | 'expireTime'>,
  course: Pick<CourseFacts, 'endTime'>,
  now: IsoTime,
): ViewOnlyReason | null {
  if (hasExpired(rows, now)) {
    return 'EXPIRED';
  }
  if (rows.finishTime !== null) {
    return rows.completed ? 'COMPLETED' : 'GAVE_UP';
  }
  return course.endTime !== null && course.endTime <= now ? 'COURSE_ENDED' : null;
}

/** Whether the time to complete it was over before it was completed or given up (OP-21). `progressListQueries.ts` asks the same of many. */
export const hasExpired = (
  { finishTime, completed, expireTime }: Pick<ProgressRows, 'finishTime' | 'completed' | 'expireTime'>,
  now: IsoTime,
): boolean => !completed && expireTime !== null && expireTime <= (finishTime ?? now);

/** Why a learner may not enrol directly. */
export type EnrolRefusal = 'ELSEWHERE' | 'VOUCHER_NEEDED' | 'NOT_STARTED' | 'ENDED';

export interface EnrolmentFacts {
  readonly type: CourseType | null;
  readonly voucherActivated: boolean;
  readonly preEnrollAllowed: boolean;
  readonly startTime: IsoTime | null;
  readonly endTime: IsoTime | null;
}

/**
 * Null = enrol. A course on another site never (OP-98). Before the start only with pre-enrolment, after the end never, voucher courses
 * only by their code.
 */
export function enrolRefusal(course: EnrolmentFacts, now: IsoTime): EnrolRefusal | null {
  if (course.type === 'EXTERNAL') {
    return 'ELSEWHERE';
  }
  if (course.voucherActivated) {
    return 'VOUCHER_NEEDED';
  }
  if (course.endTime !== null && course.endTime <= now) {
    return 'ENDED';
  }
  return course.startTime !== null && course.startTime > now && !course.preEnrollAllowed ? 'NOT_STARTED' : null;
}
