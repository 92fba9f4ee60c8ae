import type { StudyPlace } from './studyLink.ts';

/** What "on" is called for a learner; the names of its messages. */
export type StudyStep = 'start' | 'continue' | 'finish' | 'getCertificate';

/** What the rule needs to know of a learner's course. */
export interface StudyState extends StudyPlace {
  /** As the schema's `UserCoursePhase`. */
  readonly phase: string;
  readonly certificateProgress?: { readonly reached: boolean } | null;
}

/**
 * What follows in a course, in the same words wherever the way to it stands (OP-41, OP-96). Someone who has only read has done nothing
 * yet, and still has a place to continue at.
 */
export function studyStep({ continueAt, phase, certificateProgress }: StudyState): StudyStep {
  if (!continueAt) return certificateProgress?.reached ? 'getCertificate' : 'finish';
  return phase === 'ENROLLED' && continueAt.sectionId == null ? 'start' : 'continue';
}
