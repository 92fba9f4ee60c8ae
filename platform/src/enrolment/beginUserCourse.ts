import { randomInt } from 'node:crypto';
import { drawQuestions, type RandomSource } from '../content/question/bankRules.ts';
import { loadOutline, type CourseContent } from '../course/courseContent.ts';
import { courseStart } from '../course/courseRules.ts';
import type { Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { appendFact } from '../fact/appendFact.ts';
import type { Id } from '../shared/id.ts';
import { findActiveUserCourse } from './userCourseQueries.ts';
import { isAdminOfCourse, type ReaderOptions } from './userCourseReading.ts';
import type { UserCourseRecord } from './userCourseRecord.ts';
import { enrolRefusal, type EnrolRefusal } from './userCourseRules.ts';
import { insertUserCourse } from './userCourseWriteQueries.ts';

export interface Enrolment {
  readonly record: UserCourseRecord;
  /** False when the learner already had an active user course, which is answered as it is (OP-50). */
  readonly created: boolean;
}

export interface EnrolOptions extends ReaderOptions {
  /** The learner holds a code of the course: it opens what needs one (OP-50). */
  readonly byVoucher?: boolean;
}

const RANDOM_STEPS = 2 ** 40;
const secureRandom: RandomSource = () => randomInt(RANDOM_STEPS) / RANDOM_STEPS;

/**
 * Enrols the viewer, directly or by a voucher, in the transaction that it is given (ENR-01, ENR-02, ENR-04, ENR-09). Throws NOT_FOUND
 * for a course that the viewer cannot see, INVALID for one on another site (OP-98), VOUCHER_REQUIRED, NOT_AVAILABLE_YET,
 * NOT_AVAILABLE_ANY_MORE.
 */
export async function beginUserCourse(
  trx: Trx,
  courseId: Id,
  { viewer, now, byVoucher = false }: EnrolOptions,
): Promise<Enrolment> {
  const existing = await findActiveUserCourse(trx, courseId, viewer.userId);
  if (existing !== null) {
    return { record: existing, created: false };
  }
  const content = await loadOutline(trx, courseId);
  const visible =
    content !== null &&
    ((content.course.published && !content.course.template) || isAdminOfCourse(viewer, content.course));
  if (!visible) {
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
  const lectures = content.outline.modules.flatMap((module) => module.lectures);
  const created = await insertUserCourse(trx, content.course, {
    userId: viewer.userId,
    drawn: drawQuestions(lectures, secureRandom),
    now,
  });
  const record = await findActiveUserCourse(trx, courseId, viewer.userId);
  if (record === null) {
    throw new DomainError('CONFLICT');
  }
  if (created) {
    await appendFact(trx, {
      workspace_id: content.course.workspaceId,
      user_id: viewer.userId,
      course_id: courseId,
      type: 'usercourse',
      action: 'started',
    });
  }
  return { record, created };
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
