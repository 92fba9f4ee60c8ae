import { inWorkspace, type Database } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { setHoldsBack } from '../courseWriteQueries.ts';
import { lockForWriting, type Preconditions } from '../lockForWriting.ts';
import { loadCourseAnswer, type CourseAnswer, type CourseView } from '../readCourse.ts';

export interface HoldBackRequest extends Omit<Preconditions, 'ifMatch'>, CourseView {
  readonly workspaceId: Id;
  readonly courseId: Id;
  readonly holdsBack: boolean;
}

/**
 * Says whether saves of a course are held back from now on (BEY-24). Throws NOT_FOUND, FORBIDDEN for a template by anyone but an admin,
 * LOCKED_BY_ANOTHER_USER (423), and CHANGES_HELD_BACK (409) when it is to end while something is held back.
 */
export const holdBack = (db: Database, request: HoldBackRequest): Promise<CourseAnswer> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { courseId, holdsBack } = request;
    const { live } = await lockForWriting(trx, { ...request, ifMatch: undefined });
    if (!holdsBack && live.workingVersion !== null) {
      throw new DomainError('CHANGES_HELD_BACK');
    }
    await setHoldsBack(trx, live, holdsBack);
    return loadCourseAnswer(trx, courseId, request);
  });
