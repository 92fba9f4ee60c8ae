import type { Trx } from '../db/database.ts';
import { appendAudit } from '../audit/appendAudit.ts';
import { DomainError } from '../errors.ts';
import { assertIfMatch } from '../http/etag.ts';
import { courseEtag, versionsOf } from './courseEtag.ts';
import { requireTemplateRight } from './requireTemplateRight.ts';
import type { Author } from './policy.ts';
import type { CourseRecord } from './courseRecord.ts';
import { lockCourseRow } from './courseWriteQueries.ts';
import { findHolder, type HeldLock } from './lock/lockQueries.ts';
import { maySave, type CourseLock } from './lock/lockRules.ts';
import type { Id } from '../shared/id.ts';
import { workingCourses } from './workingCourse.ts';

export interface WritableCourse {
  /** As those have it who work on it. */
  readonly course: CourseRecord;
  /** As learners have it. */
  readonly live: CourseRecord;
  readonly lock: CourseLock;
}

/** What a save may go ahead on. */
export interface Preconditions {
  readonly ifMatch: string | undefined;
  /** `X-Lock-Token`. */
  readonly lockToken: number | undefined;
  /** Ignores the lock, the version and the progress of learners; it is recorded (OP-14, OP-15). */
  readonly forced: boolean;
}

/**
 * The course as its authors have it, and what is live, held against other writers until the end of the transaction, once all preconditions are met.
 */
export async function lockForWriting(
  trx: Trx,
  request: Preconditions & { readonly courseId: Id; readonly author: Author },
): Promise<WritableCourse> {
  const held = await lockCourseRow(trx, request.courseId);
  if (held === null) {
    throw new DomainError('NOT_FOUND');
  }
  if (held.course.template) {
    requireTemplateRight(request.author);
  }
  const { author, courseId } = request;
  const mayWrite = maySave(held.lock, author.userId, request.lockToken);
  const holder = mayWrite ? null : await findHolder(trx, courseId);
  if (request.forced) {
    await noteOverridden(trx, held.course, author, holder);
    return withWorking(trx, held);
  }
  if (!mayWrite) {
    throw new DomainError('LOCKED_BY_ANOTHER_USER', { params: holder === null ? {} : { ...holder } });
  }
  const writable = await withWorking(trx, held);
  assertIfMatch(versionsOf(request.ifMatch), courseEtag(writable.course));
  return writable;
}

/** The course whose row is held, as learners and as its authors have it. */
export async function withWorking(
  trx: Trx,
  { course: live, lock }: { readonly course: CourseRecord; readonly lock: CourseLock },
): Promise<WritableCourse> {
  const [course = live] = await workingCourses(trx, [live]);
  return { course, live, lock };
}

/** Any author may write over the lock of another: afterwards it can be told who did, and to whom. */
async function noteOverridden(
  trx: Trx,
  { workspaceId, id: courseId }: CourseRecord,
  { userId: actorId }: Author,
  holder: HeldLock | null,
): Promise<void> {
  if (holder !== null && holder.lockedBy.id !== actorId) {
    await appendAudit(trx, {
      workspaceId,
      action: 'COURSE_LOCK_OVERRIDDEN',
      actorId,
      subjectId: holder.lockedBy.id,
      details: { courseId },
    });
  }
}
