import type { CreatedNode } from '../content/clientKey.ts';
import type { Outline } from '../content/content.ts';
import { goneMeanwhile, loadOutlines } from '../content/contentQueries.ts';
import type { Trx } from '../db/database.ts';
import { findCourse } from './courseQueries.ts';
import type { CourseRecord } from './courseRecord.ts';
import type { Id } from '../shared/id.ts';

/** A course with the outline of its current revision. */
export interface CourseContent {
  readonly course: CourseRecord;
  readonly outline: Outline;
}

/** A course as it was just written. */
export interface WrittenCourse extends CourseContent {
  /** The new nodes that the client has a name for. */
  readonly created: readonly CreatedNode[];
}

/** As it was just saved once more. */
export interface SavedCourse extends WrittenCourse {
  /** The job that brings answers in line with changed questions (BEY-25); null where none is concerned. */
  readonly gradingJobId: Id | null;
}

/**
 * The course with its outline, anyone who asks: visibility is the caller's question. Null when the workspace has no such course.
 * One query when the revision is already in the process, else two.
 */
export async function loadOutline(trx: Trx, courseId: Id): Promise<CourseContent | null> {
  const course = await findCourse(trx, courseId);
  if (course === null) {
    return null;
  }
  return { course, outline: await outlineOf(trx, course) };
}

/** The outline of a course as it was read, live or held back. Throws UNAVAILABLE when it is gone by now. */
export async function outlineOf(trx: Trx, course: CourseRecord): Promise<Outline> {
  const outline = (await loadOutlines(trx, [course])).get(course.id);
  if (outline === undefined) {
    throw goneMeanwhile(`Course ${course.id} has no revision ${course.version}`);
  }
  return outline;
}
