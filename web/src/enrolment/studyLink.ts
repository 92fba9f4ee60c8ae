import { links } from '../routing/links.ts';

/** What the rule needs to know of a learner's place. */
export interface StudyPlace {
  readonly lastPosition?: {
    readonly lectureId: number;
    readonly moduleId: number;
    readonly sectionId?: number | null;
  } | null;
  readonly nextLecture?: { readonly lectureId: number; readonly moduleId: number } | null;
}

/**
 * Where "continue" leads: the section seen last, else the lecture that comes next; the completion screen when every lecture is
 * done (OP-41, OP-96). `state` goes along with the navigation and names the section.
 */
export function studyLink(courseId: number, { lastPosition, nextLecture }: StudyPlace): { to: string; state: unknown } {
  if (!nextLecture) return { to: links.completion(courseId), state: null };
  const place = lastPosition ?? { ...nextLecture, sectionId: null };
  return {
    to: links.lecture({ courseId, moduleId: place.moduleId, lectureId: place.lectureId }),
    state: place.sectionId == null ? null : { sectionId: place.sectionId },
  };
}
