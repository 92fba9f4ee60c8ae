import { links } from '../routing/links.ts';

/** What the rule needs to know of a learner's place. */
export interface StudyPlace {
  readonly continueAt?: {
    readonly lectureId: number;
    readonly moduleId: number;
    readonly sectionId?: number | null;
  } | null;
}

/**
 * Where "continue" leads: the lecture to continue with, at the place where the learner stopped in it; the completion screen when every
 * lecture is done (OP-41, OP-96). `state` goes along with the navigation and names the section.
 */
export function studyLink(courseId: number, { continueAt }: StudyPlace): { to: string; state: unknown } {
  if (!continueAt) return { to: links.completion(courseId), state: null };
  const { moduleId, lectureId, sectionId } = continueAt;
  return {
    to: links.lecture({ courseId, moduleId, lectureId }),
    state: sectionId == null ? null : { sectionId },
  };
}
