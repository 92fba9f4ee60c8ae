import { inWorkspace, type Database } from '../db/database.ts';
import { findLecture } from '../enrolment/lectureView.ts';
import { readLocked } from '../enrolment/userCourseAccess.ts';
import type { UserCourseCall } from '../enrolment/userCourseCall.ts';
import type { PositionWire } from '../enrolment/userCourseView.ts';
import { invalidField } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { savePosition } from './positionQueries.ts';

export interface PositionRequest extends UserCourseCall {
  readonly userCourseId: Id;
  readonly lectureId: Id;
  /** Null when only the lecture is known. */
  readonly sectionId: Id | null;
}

/**
 * Keeps where the learner is; the last call wins (OP-96). Throws NOT_FOUND, and INVALID for a lecture that the course does not
 * have.
 */
export const keepPosition = (db: Database, request: PositionRequest): Promise<PositionWire> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { lectureId, sectionId } = request;
    const { record, now, ...reading } = await readLocked(trx, request.userCourseId, request);
    const lecture = findLecture(reading, lectureId)?.lecture;
    if (lecture === undefined) {
      throw invalidField('lectureId', 'is not a lecture of this course');
    }
    await savePosition(trx, record.id, { lectureId, sectionId, now });
    return { lectureId, moduleId: lecture.moduleId, sectionId, lectureName: lecture.outline.name, time: now };
  });
