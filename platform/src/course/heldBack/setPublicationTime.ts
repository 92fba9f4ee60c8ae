import { inWorkspace, type Database } from '../../db/database.ts';
import { invalidField } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import type { GradingWish } from '../answers/orderGrading.ts';
import { lockForWriting, type Preconditions } from '../lockForWriting.ts';
import { loadCourseAnswer, type CourseAnswer, type CourseView } from '../readCourse.ts';
import { setPublication } from './publicationQueries.ts';
import { scheduleGradings } from './scheduledGrading.ts';

export interface PublicationTimeRequest extends Omit<Preconditions, 'ifMatch'>, CourseView {
  readonly workspaceId: Id;
  readonly courseId: Id;
  /** Null for no moment any more. */
  readonly publishTime: string | null;
  /** What becomes of earlier answers then; of no use without a moment. */
  readonly grading: GradingWish;
}

/** Further ahead nobody plans, and a year that was mistyped is noticed. */
const furthestDays = 2 * 366;
const dayMs = 86_400_000;

/**
 * Sets the moment at which whatever is held back then becomes live (BEY-24); publishing or discarding everything before takes it away. Throws NOT_FOUND,
 * FORBIDDEN for a template by anyone but an admin, LOCKED_BY_ANOTHER_USER (423), and INVALID for a moment that is past or too far ahead, or where nothing
 * is held back, and GRADING_UNDECIDED (409) where its author wants to be asked what becomes of answers (OP-341).
 */
export const setPublicationTime = (db: Database, request: PublicationTimeRequest): Promise<CourseAnswer> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { courseId, author, publishTime, now } = request;
    const writable = await lockForWriting(trx, { ...request, ifMatch: undefined });
    const { live } = writable;
    const time = publishTime === null ? null : new Date(publishTime);
    if (time !== null && (time <= now || time.getTime() > now.getTime() + furthestDays * dayMs)) {
      throw invalidField('publishTime', 'must be in the future, within two years');
    }
    if (time !== null && live.workingVersion === null) {
      throw invalidField('publishTime', 'is set while changes are held back');
    }
    await setPublication(
      trx,
      courseId,
      time === null
        ? null
        : { time, setBy: author.userId, gradings: await scheduleGradings(trx, writable, request.grading) },
    );
    return loadCourseAnswer(trx, courseId, request);
  });
