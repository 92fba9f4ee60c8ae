import type { Id } from '../shared/id.ts';
/** Where "continue" leads (OP-96). */
import type { LectureProgress } from './progressRules.ts';

/**
 * The lecture to continue with, out of all lectures in reading order: the one studied last while it is not done, else the next one that
 * is not, else the first. What is closed waits until nothing else is left. Null when all are done.
 */
export function continueAt(lectures: readonly LectureProgress[], lastLectureId: Id | null): LectureProgress | null {
  const last = lectures.findIndex((lecture) => lecture.lectureId === lastLectureId);
  const fromLast = last === -1 ? lectures : [...lectures.slice(last), ...lectures.slice(0, last)];
  const open = fromLast.find((lecture) => !lecture.done && lecture.gate === null);
  return open ?? lectures.find((lecture) => !lecture.done) ?? null;
}
