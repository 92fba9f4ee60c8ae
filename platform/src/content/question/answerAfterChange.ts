/** What becomes of an answer when its question changes (BEY-25): one rule for what is foretold and for what is then done. */
import { isCorrect, recallAnswer } from './gradingRules.ts';
import type { KeptAnswer, Question } from './question.ts';

/** What an author wishes for answers that are not what the key of today says. */
export const gradings = ['REGRADE', 'GIVE_POINT', 'FROM_NOW_ON'] as const;
export type Grading = (typeof gradings)[number];

export interface AnswerToGrade {
  /** What counts now. */
  readonly kept: KeptAnswer;
  /** All that do, the oldest first; none where they are not known, so that what counts now stands for them. */
  readonly submissions: readonly KeptAnswer[];
  readonly correct: boolean;
}

export interface QuestionChange {
  readonly grading: Grading;
  /** Whether it was answered otherwise before, so that no answer to it means anything now. */
  readonly isFormChanged: boolean;
}

export interface GradedAnswer {
  readonly kept: KeptAnswer;
  readonly correct: boolean;
  readonly wrongCount: number;
}

export type AnswerAfterChange =
  | { readonly becomes: 'STAYS' }
  /** What it chose is gone: the question is asked again, with all its tries. */
  | { readonly becomes: 'ASKED_AGAIN' }
  | { readonly becomes: 'GIVEN_POINT' }
  | { readonly becomes: 'GRADED'; readonly graded: GradedAnswer };

export function answerAfterChange(
  question: Question,
  { kept, submissions, correct }: AnswerToGrade,
  { grading, isFormChanged }: QuestionChange,
): AnswerAfterChange {
  if (isFormChanged || recallAnswer(question, kept) === null) {
    return { becomes: 'ASKED_AGAIN' };
  }
  if (grading === 'GIVE_POINT' && !correct) {
    return { becomes: 'GIVEN_POINT' };
  }
  return grading === 'REGRADE'
    ? { becomes: 'GRADED', graded: replayed(question, submissions.length === 0 ? [kept] : submissions) }
    : { becomes: 'STAYS' };
}

/**
 * The submissions, of which the last one still is an answer, as if they had been given to the question of today: the first right one settles it,
 * else the last one counts.
 */
function replayed(question: Question, submissions: readonly KeptAnswer[]): GradedAnswer {
  const graded = submissions.flatMap((kept) => {
    const given = recallAnswer(question, kept);
    return given === null ? [] : [{ kept, correct: isCorrect(question, given) }];
  });
  const firstRight = graded.findIndex(({ correct }) => correct);
  const counted = graded.at(firstRight);
  if (counted === undefined) {
    throw new Error(`No submission to question ${question.id} is an answer`);
  }
  return { ...counted, wrongCount: firstRight === -1 ? graded.length : firstRight };
}
