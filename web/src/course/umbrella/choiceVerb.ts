import type { CourseStudy } from './decisionTree.ts';

/** What can be done with a course that a tree leads to; the names of its messages. */
export type ChoiceVerb = 'open' | 'start' | 'continue' | 'finish' | 'lookAgain' | 'enrolAgain';

/** The verb on its card, by how far its reader is (UMB-03). */
export function choiceVerb(study: CourseStudy | null): ChoiceVerb {
  switch (study?.phase) {
    case 'ENROLLED':
      return 'start';
    case 'IN_PROGRESS':
      return study.allDone ? 'finish' : 'continue';
    case 'COMPLETED':
      return 'lookAgain';
    case 'GAVE_UP':
      return 'enrolAgain';
    case undefined:
      return 'open';
  }
}
