import { loadOutline, type CourseContent } from '../course/courseContent.ts';
import { courseStart } from '../course/courseRules.ts';
import { umbrellaLeadsTo } from '../course/umbrella/umbrellaLeadsTo.ts';
import type { Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { findActiveUserCourse } from './userCourseQueries.ts';
import { startUserCourse, type Enrolment } from './startUserCourse.ts';
import { mayEnrol } from './policy.ts';
import type { ReaderOptions } from './userCourseReading.ts';
import { enrolRefusal, hasExpired, type EnrolRefusal } from './userCourseRules.ts';

export interface EnrolOptions extends ReaderOptions {
  /** The learner holds a code of the course: it opens what needs one (OP-50). */
  readonly byVoucher?: boolean;
  /** The umbrella course by which the learner comes; remembered where it does lead to the course (UMB-03). */
  readonly umbrellaId?: Id | null;
}

/**
 * Enrols the viewer, directly or by a voucher, in the transaction that it is given (ENR-01, ENR-02, ENR-04, ENR-09). Throws NOT_FOUND
 * for a course that the viewer cannot see, INVALID for one on another site (OP-98), VOUCHER_REQUIRED, NOT_AVAILABLE_YET,
 * NOT_AVAILABLE_ANY_MORE.
 */
export async function beginUserCourse(
  trx: Trx,
  courseId: Id,
  { viewer, now, byVoucher = false, umbrellaId = null }: EnrolOptions,
): Promise<Enrolment> {
  const existing = await findActiveUserCourse(trx, courseId, viewer.userId);
  // One that has run out is no way to study: enrolling begins another (ENR-09).
  if (existing !== null && !hasExpired(existing, now.toISOString())) {
    return { record: existing, created: false };
  }
  const content = await loadOutline(trx, courseId);
  if (content === null || !mayEnrol(viewer, content.course)) {
    throw new DomainError('NOT_FOUND');
  }
  const refusal = enrolRefusal(
    {
      ...content.course,
      voucherActivated: content.course.voucherActivated && !byVoucher,
      startTime: courseStart(content.course),
      endTime: content.course.availableUntilTime,
    },
    now.toISOString(),
  );
  if (refusal !== null) {
    throw refusalError(refusal, content);
  }
  const leads = umbrellaId !== null && (await umbrellaLeadsTo(trx, umbrellaId, courseId));
  return startUserCourse(trx, content, { userId: viewer.userId, umbrellaId: leads ? umbrellaId : null, now });
}

function refusalError(refusal: EnrolRefusal, { course }: CourseContent): DomainError {
  switch (refusal) {
    case 'ELSEWHERE':
      return new DomainError('INVALID', { message: 'This course is on another site' });
    case 'VOUCHER_NEEDED':
      return new DomainError('VOUCHER_REQUIRED', { params: { courseId: course.id } });
    case 'NOT_STARTED':
      return new DomainError('NOT_AVAILABLE_YET', { params: { availableFromTime: courseStart(course) } });
    case 'ENDED':
      return new DomainError('NOT_AVAILABLE_ANY_MORE', { params: { availableUntilTime: course.availableUntilTime } });
  }
}
