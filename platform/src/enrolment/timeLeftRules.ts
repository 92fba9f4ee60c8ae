/** How many minutes of a course are still ahead. */
import type { ModuleProgress } from './progressRules.ts';

/**
 * Minutes of the lectures that are not done. A lecture without a duration takes an equal share of what its module's, else the
 * course's, duration leaves; null when no duration is known anywhere.
 */
export function minutesLeft(modules: readonly ModuleProgress[], courseMinutes: number | null): number | null {
  const lectures = modules.flatMap((module) => withShares(minutesOf(module), module.outline.durationMinutes));
  const complete = withShares(lectures, courseMinutes);
  if (complete.every((lecture) => lecture.minutes === null)) {
    return null;
  }
  return Math.round(complete.reduce((left, lecture) => (lecture.done ? left : left + (lecture.minutes ?? 0)), 0));
}

interface LectureMinutes {
  readonly done: boolean;
  readonly minutes: number | null;
}

function minutesOf(module: ModuleProgress): readonly LectureMinutes[] {
  return module.lectures.map((lecture) => ({ done: lecture.done, minutes: lecture.outline.durationMinutes }));
}

function withShares(lectures: readonly LectureMinutes[], totalMinutes: number | null): readonly LectureMinutes[] {
  const unknown = lectures.filter((lecture) => lecture.minutes === null).length;
  if (totalMinutes === null || unknown === 0) {
    return lectures;
  }
  const known = lectures.reduce((sum, lecture) => sum + (lecture.minutes ?? 0), 0);
  const share = Math.max(0, totalMinutes - known) / unknown;
  return lectures.map((lecture) => ({ done: lecture.done, minutes: lecture.minutes ?? share }));
}
