import type { SavedAnswer, TriedAnswer } from './readCourse.ts';
import { writeNextRevision, type CourseToSave } from './writeNextRevision.ts';
import { writeSettled, type WriteDeps, type WriteRequest } from './writeSettled.ts';

export type SaveRequest = CourseToSave & WriteRequest;

/**
 * Saves a course, once per key, and answers it as it is then (REST-19, REST-20): anyone who repeats a save whose answer was lost learns the ids
 * of what it made, and is refused nothing for the version that it made itself. Throws as {@link writeNextRevision} and {@link writeSettled}.
 */
export function saveCourse(deps: WriteDeps, request: SaveRequest): Promise<SavedAnswer | TriedAnswer> {
  const { courseId, mode, received } = request;
  const once = { operation: 'saveCourse', asked: [courseId, mode, received] };
  return writeSettled(deps, request, once, (trx, settle) => writeNextRevision(trx, request, settle));
}
