import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { links } from '../routing/links.ts';
import { gateAhead } from './gateAhead.ts';
import { gateText, type GateReasonData } from './gateText.ts';
import { lectureMessages as messages } from './messages.ts';

/** What the rule needs to know of a lecture. */
export interface WayOnLecture {
  readonly courseId: number;
  readonly lectureId: number;
  readonly sectionCount: number;
  readonly progress?: { readonly done: boolean } | null;
  readonly next?: {
    readonly lectureId: number;
    readonly moduleId: number;
    readonly gate?: GateReasonData | null;
  } | null;
}

/** Where next leads, and what keeps it closed. */
export interface WayOn {
  /** The next lecture, or the completion screen after the last; null for a visitor at the end. */
  readonly target: string | null;
  /** Why it is closed, in words; null while it is open. */
  readonly reason: ReactNode;
  /** Whether this very lecture keeps it closed, so that it could be left for later. */
  readonly skippable: boolean;
}

/**
 * The way on from a lecture (LEC-10, LEC-11, OP-41). `learner`: a user course stands behind the page; a visitor has no completion.
 * `openQuestions`: how many questions of the lecture still take an answer. `lang`: the language of the course, where it is stated.
 */
export function wayOn(
  intl: IntlShape,
  { courseId, lectureId, sectionCount, progress, next }: WayOnLecture,
  {
    learner,
    openQuestions,
    lang,
  }: { readonly learner: boolean; readonly openQuestions: number; readonly lang?: string },
): WayOn {
  if (next) {
    const gate = gateAhead(next.gate, { lectureId, sectionCount });
    return {
      target: links.lecture({ courseId, ...next }),
      reason: gate ? gateText(intl, gate, { currentLectureId: lectureId, lang }) : null,
      skippable: gate?.reason === 'LECTURE_NOT_DONE',
    };
  }
  if (!learner) return { target: null, reason: null, skippable: false };
  const target = links.completion(courseId);
  if (progress?.done === true || sectionCount === 0) return { target, reason: null, skippable: false };
  const reason =
    openQuestions > 0
      ? intl.formatMessage(messages.questionsOpen, { count: openQuestions })
      : intl.formatMessage(messages.finishFirst);
  return { target, reason, skippable: true };
}
