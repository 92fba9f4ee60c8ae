import type { Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { assertIfMatch } from '../http/etag.ts';
import { courseEtag, versionsOf } from './courseEtag.ts';
import { requireTemplateRight, type Author } from './courseRights.ts';
import type { CourseRecord } from './courseRecord.ts';
import { lockCourseRow } from './courseWriteQueries.ts';
import { findHolder } from './lock/lockQueries.ts';
import { maySave, type CourseLock } from './lock/lockRules.ts';
import type { Id } from '../shared/id.ts';

/** What a save may go ahead on. */
export interface Preconditions {
  readonly ifMatch: string | undefined;
  /** `X-Lock-Token`. */
  readonly fence: number | undefined;
  /** Ignores the lock, the version and the progress of learners; it is recorded (OP-14, OP-15). */
  readonly forced: boolean;
}

/** The course, held against other writers until the end of the transaction, once all preconditions are met. */
export async function holdForWriting(
  trx: Trx,
  request: Preconditions & { readonly courseId: Id; readonly author: Author },
): Promise<{ course: CourseRecord; lock: CourseLock }> {
  const held = await lockCourseRow(trx, request.courseId);
  if (held === null) {
    throw new DomainError('NOT_FOUND');
  }
  if (held.course.template) {
    requireTemplateRight(request.author);
  }
  if (request.forced) {
    return held;
  }
  if (!maySave(held.lock, request.author.userId, request.fence)) {
    const holder = await findHolder(trx, request.courseId);
    throw new DomainError('LOCKED_BY_ANOTHER_USER', { params: holder === null ? {} : { ...holder } });
  }
  assertIfMatch(versionsOf(request.ifMatch), courseEtag(held.course));
  return held;
}
