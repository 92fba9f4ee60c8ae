import { isCorrect, recallAnswer } from './gradingRules.ts';
import type { KeptAnswer, Question } from './question.ts';

/** What counts of a question after a learner's submissions. */
export interface GradedAnswer {
  readonly kept: KeptAnswer;
  readonly correct: boolean;
  readonly wrongCount: number;
}

/**
 * The submissions to a question, the oldest first and at least one, as if they had been given to the question of today: the first right one settles
 * it, else the last one counts (BEY-25). Those that chose what is gone count for nothing; null where that is the last one, so that the question is
 * asked again.
 */
export function gradeAnew(question: Question, submissions: readonly KeptAnswer[]): GradedAnswer | null {
  const last = submissions.at(-1);
  if (last === undefined || recallAnswer(question, last) === null) {
    return null;
  }
  const graded = submissions.flatMap((kept) => {
    const given = recallAnswer(question, kept);
    return given === null ? [] : [{ kept, correct: isCorrect(question, given) }];
  });
  const firstRight = graded.findIndex(({ correct }) => correct);
  const counted = graded.at(firstRight);
  return counted === undefined ? null : { ...counted, wrongCount: firstRight === -1 ? graded.length : firstRight };
}
