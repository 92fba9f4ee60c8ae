/** Refusals that several calls on a user course share. */
import type { Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import type { Gate } from './gateRules.ts';
import type { LectureProgress } from './progressRules.ts';
import { findUserCourse, loadStates, lockUserCourse } from './userCourseQueries.ts';
import { mayReadUserCourse } from './policy.ts';
import { readUserCourse, type ReaderOptions, type UserCourseReading } from './userCourseReading.ts';

/** The user course for reading: one's own, or any of a course one administers; NOT_FOUND otherwise. */
export async function readVisible(trx: Trx, userCourseId: Id, options: ReaderOptions): Promise<UserCourseReading> {
  const record = await findUserCourse(trx, userCourseId);
  if (record === null || !mayReadUserCourse(options.viewer, record)) {
    throw new DomainError('NOT_FOUND');
  }
  return readUserCourse(trx, record, options);
}

/** One's own user course, locked against every other change of its progress; NOT_FOUND otherwise. */
export async function readLocked(trx: Trx, userCourseId: Id, options: ReaderOptions): Promise<UserCourseReading> {
  const [record, states] = await Promise.all([
    lockUserCourse(trx, userCourseId, options.viewer.userId),
    loadStates(trx, [userCourseId]),
  ]);
  if (record === null) {
    throw new DomainError('NOT_FOUND');
  }
  return readUserCourse(trx, record, options, states);
}

/** USER_COURSE_CLOSED when answers and seen marks are not taken any more (ENR-08). */
export function assertOpen({ viewOnly, record }: UserCourseReading): void {
  if (viewOnly !== null) {
    throw new DomainError('USER_COURSE_CLOSED', { params: { reason: viewOnly, finishTime: record.finishTime } });
  }
}

/** Refuses work in a lecture that a gate keeps closed: NOT_AVAILABLE_YET or LECTURE_LOCKED, with the gate as `params`. */
export function assertNotGated({ gate }: LectureProgress): void {
  if (gate === null) {
    return;
  }
  throw gateRefusal(gate);
}

function gateRefusal(gate: Gate): DomainError {
  return gate.reason === 'COURSE_NOT_STARTED' || gate.reason === 'MODULE_NOT_STARTED'
    ? new DomainError('NOT_AVAILABLE_YET', { params: { ...gate, availableFromTime: gate.time } })
    : new DomainError('LECTURE_LOCKED', { params: { ...gate } });
}
