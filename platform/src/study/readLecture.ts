import type { Id } from '../content/content.ts';
import { loadLectureBodies } from '../content/contentQueries.ts';
import type { Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { findLecture, toLecturePageWire, type LecturePageWire } from '../enrolment/lectureView.ts';
import { readVisible } from '../enrolment/userCourseAccess.ts';
import type { ReaderOptions } from '../enrolment/userCourseReading.ts';

export interface LectureRequest extends ReaderOptions {
  readonly userCourseId: Id;
  readonly lectureId: Id;
}

/** One lecture of a user course with its content and the progress (OP-94). Throws NOT_FOUND. */
export async function readLecture(trx: Trx, request: LectureRequest): Promise<LecturePageWire> {
  const reading = await readVisible(trx, request.userCourseId, request);
  const found = findLecture(reading, request.lectureId);
  if (found === null) {
    throw new DomainError('NOT_FOUND');
  }
  const bodies = await loadLectureBodies(trx, reading.record.course.workspaceId, [found.lecture.outline.bodyHash]);
  return toLecturePageWire(reading, found, bodies);
}
