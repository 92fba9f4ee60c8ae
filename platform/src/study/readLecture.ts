import { loadLectureBodies } from '../content/contentQueries.ts';
import { inWorkspace, type Database } from '../db/database.ts';
import { findLecture, toLecturePageWire, type LecturePageWire } from '../enrolment/lectureView.ts';
import { findRegraded, withRegraded } from '../enrolment/regradingQueries.ts';
import { readVisible } from '../enrolment/userCourseAccess.ts';
import type { UserCourseCall } from '../enrolment/userCourseCall.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { findVideoPositions } from './video/videoPositionQueries.ts';

export interface LectureRequest extends UserCourseCall {
  readonly userCourseId: Id;
  readonly lectureId: Id;
}

/** One lecture of a user course with its content and the progress (OP-94). Throws NOT_FOUND. */
export const readLecture = (db: Database, request: LectureRequest): Promise<LecturePageWire> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    // Sent first, so that all take one round trip.
    const positions = findVideoPositions(trx, { ...request, userId: request.viewer.userId });
    const regraded = findRegraded(trx, [request.userCourseId]);
    const visible = await readVisible(trx, request.userCourseId, request);
    const reading = withRegraded(visible, await regraded);
    const found = findLecture(reading, request.lectureId);
    if (found === null) {
      throw new DomainError('NOT_FOUND');
    }
    const bodies = await loadLectureBodies(trx, request.workspaceId, [found.lecture.outline.bodyHash]);
    return toLecturePageWire(reading, found, bodies, await positions);
  });
