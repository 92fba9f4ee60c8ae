/** When an achievement is earned (ACH-02, ACH-03, ACH-04, OP-25). */
import type { GamificationItem } from '../content/content.ts';
import type { Id } from '../shared/id.ts';
import type { Progress, ProgressRows } from './progressRules.ts';

const ROUNDING = 1e-9;

/** How far someone has come towards an achievement, counted in lectures or in questions. */
export interface Steps {
  /** Lectures done or questions right; not more than `needed`. */
  readonly reached: number;
  /** 0 where nothing can earn it, such as a rate in a course without questions. */
  readonly needed: number;
}

/** The steps of an item: its lectures, its questions, or the right answers that its rate asks for. */
export function stepsTowards(item: GamificationItem, progress: Progress, answers: ProgressRows['answers']): Steps {
  switch (item.type) {
    case 'LECTURES_COMPLETED': {
      const done = doneLectures(progress);
      return stepsOf(item.lectureIds, (lectureId) => done.has(lectureId));
    }
    case 'QUESTIONS_ANSWERED':
      return stepsOf(item.questionAnswerIds, (questionId) => answers.get(questionId)?.correct === true);
    case 'QUESTIONS_ANSWERED_RATE': {
      const needed = Math.max(0, Math.ceil(((item.qaRate ?? 0) - ROUNDING) * progress.questionCount));
      return { reached: Math.min(needed, progress.stats.rightQuestionAnswers), needed };
    }
  }
}

/**
 * Whether the item's condition is met. Lists that name nothing, or something the course no longer has, are never met: an
 * achievement is for something done.
 */
export function isConditionMet(item: GamificationItem, progress: Progress, answers: ProgressRows['answers']): boolean {
  switch (item.type) {
    case 'LECTURES_COMPLETED': {
      const done = doneLectures(progress);
      return allOf(item.lectureIds, (lectureId) => done.has(lectureId));
    }
    case 'QUESTIONS_ANSWERED':
      return allOf(item.questionAnswerIds, (questionId) => answers.get(questionId)?.correct === true);
    case 'QUESTIONS_ANSWERED_RATE':
      return item.qaRate !== null && progress.questionCount > 0 && rightRate(progress) + ROUNDING >= item.qaRate;
  }
}

/** Ids of the items whose condition is met and that are not among `earned`, in the author's order. */
export function newlyEarned(
  items: readonly GamificationItem[],
  progress: Progress,
  answers: ProgressRows['answers'],
  earned: ReadonlySet<Id>,
): readonly Id[] {
  return items.filter((item) => !earned.has(item.id) && isConditionMet(item, progress, answers)).map((item) => item.id);
}

/** Right questions of all questions the learner gets (OP-25). */
function rightRate(progress: Progress): number {
  return progress.stats.rightQuestionAnswers / progress.questionCount;
}

const doneLectures = (progress: Progress): ReadonlySet<Id> =>
  new Set(
    progress.modules
      .flatMap((module) => module.lectures)
      .filter((lecture) => lecture.done)
      .map((lecture) => lecture.lectureId),
  );

const stepsOf = (ids: readonly Id[], holds: (id: Id) => boolean): Steps => ({
  reached: ids.filter(holds).length,
  needed: ids.length,
});

function allOf(ids: readonly Id[], holds: (id: Id) => boolean): boolean {
  return ids.length > 0 && ids.every(holds);
}
