/** When an achievement is earned (ACH-02, ACH-03, ACH-04, OP-25). */
import type { GamificationItem, Id } from '../content/content.ts';
import type { Progress, ProgressRows } from './progressRules.ts';

const ROUNDING = 1e-9;

/**
 * Whether the item's condition is met. Lists that name nothing, or something the course no longer has, are never met: an
 * achievement is for something done.
 */
export function isConditionMet(item: GamificationItem, progress: Progress, answers: ProgressRows['answers']): boolean {
  switch (item.type) {
    case 'LECTURES_COMPLETED': {
      const done = new Set(
        progress.modules
          .flatMap((module) => module.lectures)
          .filter((lecture) => lecture.done)
          .map((lecture) => lecture.lectureId),
      );
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

function allOf(ids: readonly Id[], holds: (id: Id) => boolean): boolean {
  return ids.length > 0 && ids.every(holds);
}
