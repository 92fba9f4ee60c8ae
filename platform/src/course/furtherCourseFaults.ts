/** What does not fit of a course beside what its schema refuses; only a refusal asks for it. */
import { emptyOutline, readModules } from '../content/contentRules.ts';
import { readGamificationItems } from '../content/gamificationRules.ts';
import type { FurtherRules } from '../http/everyFault.ts';
import { FieldProblems } from '../shared/fieldProblems.ts';
import { readCourseFields } from './courseFieldRules.ts';
import { courseRequestSchema } from './courseSchemas.ts';

const lectureOf = (field: string): string | undefined => /^modules\.\d+\.lectures\.\d+(?=\.|$)/.exec(field)?.[0];

/** Of a course that is written as a whole. A lecture without what was refused of it is not looked at: its parts name each other. */
export const faultsOfWholeCourse: FurtherRules = (rest, refused) => {
  const { success, data: received } = courseRequestSchema.safeParse(rest);
  if (!success) {
    return [];
  }
  const problems = new FieldProblems();
  if (received.published === true) {
    problems.refuseUnfinished();
  }
  readCourseFields(received, undefined, problems);
  readModules(received.modules ?? [], { outline: emptyOutline, bodies: new Map() }, 'REPLACE', problems);
  readGamificationItems(received.gamificationItems ?? [], problems);
  const torn = new Set(refused.map(lectureOf));
  return problems.errors.filter(({ field }) => {
    const lecture = lectureOf(field);
    return lecture === undefined || !torn.has(lecture);
  });
};

/** Of a merge patch: fields that it gives. What it leaves out, and what it gives of the content, is read beside what is stored. */
export const faultsOfCoursePatch: FurtherRules = (rest) => {
  const { success, data: received } = courseRequestSchema.safeParse(rest);
  if (!success) {
    return [];
  }
  const problems = new FieldProblems();
  readCourseFields(received, undefined, problems);
  return problems.errors.filter(({ field }) => Object.hasOwn(received, field.split('.')[0] ?? ''));
};
