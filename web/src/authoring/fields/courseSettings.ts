import type { CourseType } from '../draft/courseDraft.ts';

/**
 * The groups of settings that not every course has a use for:
 * - `access`: who learns in it, and in which order
 * - `embedding`: how tall embedded content is
 */
export type CourseSetting = 'certificate' | 'access' | 'speakers' | 'embedding' | 'achievements';

const all: ReadonlySet<CourseSetting> = new Set(['certificate', 'access', 'speakers', 'embedding', 'achievements']);

/** Which settings mean something in a course of a type (OP-240). Everyone walks an umbrella course, nobody is enrolled in it, and it has no lectures. */
export const settingsOfType: Readonly<Record<CourseType, ReadonlySet<CourseSetting>>> = {
  NORMAL: all,
  SCORM_COURSE: all,
  // It may have lectures of its own beside what is elsewhere.
  EXTERNAL: all,
  DECISION_TREE: new Set(),
};
