/** Who takes part in the discussion after a lecture, and as what. */
import { findLecture as findInOutline } from '../content/outlineRules.ts';
import { loadOutlines } from '../content/contentQueries.ts';
import { findCourse } from '../course/courseQueries.ts';
import type { CourseRecord } from '../course/courseRecord.ts';
import type { Trx } from '../db/database.ts';
import { findLecture } from '../enrolment/lectureView.ts';
import { assertNotGated } from '../enrolment/userCourseAccess.ts';
import { findUserCourse } from '../enrolment/userCourseQueries.ts';
import { readUserCourse } from '../enrolment/userCourseReading.ts';
import { DomainError } from '../errors.ts';
import type { Viewer } from '../http/access.ts';
import type { Id } from '../shared/id.ts';
import { findMembership } from './discussionQueries.ts';
import { isModerator } from './policy.ts';

/** Who asks something of the discussion, where and when. */
export interface DiscussionCall {
  readonly workspaceId: Id;
  readonly viewer: Viewer;
  readonly now: Date;
}

/** Someone who was let in. */
export interface Participant {
  readonly userId: Id;
  readonly course: CourseRecord;
  readonly moderator: boolean;
}

/**
 * Lets in the learners of the course who may open the lecture, and its admins. Throws NOT_FOUND for everyone else and where the forum of
 * the course is off, and as {@link assertNotGated} while the lecture is closed: titles tell what it is about. With `mayBeGone` admins come in
 * where the lecture has left the course, too: what was reported there still waits for them.
 */
export async function enterDiscussion(
  trx: Trx,
  { viewer, now }: DiscussionCall,
  {
    courseId,
    lectureId,
    mayBeGone = false,
  }: { readonly courseId: Id; readonly lectureId: Id; readonly mayBeGone?: boolean },
): Promise<Participant> {
  const course = await findCourse(trx, courseId);
  if (course === null || !course.forumEnabled) {
    throw new DomainError('NOT_FOUND');
  }
  const participant = { userId: viewer.userId, course };
  if (isModerator(viewer, course)) {
    if (!mayBeGone && !(await hasLecture(trx, course, lectureId))) {
      throw new DomainError('NOT_FOUND');
    }
    return { ...participant, moderator: true };
  }
  const membership = await findMembership(trx, courseId, viewer.userId, now);
  const record = membership === null ? null : await findUserCourse(trx, membership);
  if (record === null) {
    throw new DomainError('NOT_FOUND');
  }
  const found = findLecture(await readUserCourse(trx, record, { viewer, now, asLearner: true }), lectureId);
  if (found === null) {
    throw new DomainError('NOT_FOUND');
  }
  assertNotGated(found.lecture);
  return { ...participant, moderator: false };
}

async function hasLecture(trx: Trx, course: CourseRecord, lectureId: Id): Promise<boolean> {
  const outline = (await loadOutlines(trx, [course])).get(course.id);
  return findInOutline(outline?.modules ?? [], lectureId) !== null;
}
