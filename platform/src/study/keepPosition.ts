import type { IsoTime } from '../content/content.ts';
import { inWorkspace, type Database } from '../db/database.ts';
import { findLecture } from '../enrolment/lectureView.ts';
import { readLocked } from '../enrolment/userCourseAccess.ts';
import type { UserCourseCall } from '../enrolment/userCourseCall.ts';
import { toPositionWire, type PositionWire } from '../enrolment/userCourseView.ts';
import { invalidField } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { savePosition } from './positionQueries.ts';

export interface PositionRequest extends UserCourseCall {
  readonly userCourseId: Id;
  readonly lectureId: Id;
  /** Null when only the lecture is known. */
  readonly sectionId: Id | null;
  /** When the learner was there, by the clock of the device; now when left out. */
  readonly time: IsoTime | undefined;
}

/**
 * Stores the position of the learner (OP-96). The latest position wins, not the latest call: one that a device stored without a network, or
 * sent while a page was being left, may arrive after a newer one, which then stays and is answered (BEY-18). Throws NOT_FOUND, and INVALID
 * for a lecture that the course does not have.
 */
export const keepPosition = (db: Database, request: PositionRequest): Promise<PositionWire> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { lectureId, sectionId } = request;
    const reading = await readLocked(trx, request.userCourseId, request);
    const { record, now } = reading;
    const lecture = findLecture(reading, lectureId)?.lecture;
    if (lecture === undefined) {
      throw invalidField('lectureId', 'is not a lecture of this course');
    }
    const time = earlierOf(request.time ?? now, now);
    const standing = toPositionWire(reading);
    if (standing !== null && record.positionTime !== null && time < record.positionTime) {
      return standing;
    }
    await savePosition(trx, record.id, { lectureId, sectionId, time, now });
    return { lectureId, moduleId: lecture.moduleId, sectionId, lectureName: lecture.outline.name, time: now };
  });

/** A position from a clock that runs ahead must not beat those that come after it. ISO 8601 in UTC sorts as text. */
const earlierOf = (time: IsoTime, other: IsoTime): IsoTime => (time < other ? time : other);
