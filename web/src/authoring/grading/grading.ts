/** What becomes of answers that learners gave before it was changed what is right (BEY-25, OP-274). */

export const gradings = ['REGRADE', 'GIVE_POINT', 'FROM_NOW_ON'] as const;
export type Grading = (typeof gradings)[number];

/** What an author wants for the answers to a question. */
export interface QuestionGrading {
  /** Raw. */
  readonly questionId: string;
  readonly grading: Grading;
}

/** What a change does to the answers to a question. */
export interface ChangedAnswers {
  readonly questionId: number;
  /** Plain text. */
  readonly text: string;
  readonly lectureName: string;
  /** Learners whose answers were wrong and are right now. */
  readonly gainCount: number;
  readonly loseCount: number;
  /** Learners who are asked again, as what they chose is gone. */
  readonly againCount: number;
}

export type Choices = ReadonlyMap<number, Grading>;

/** The questions for which nothing is chosen yet, in their order. */
export const openQuestions = (questions: readonly ChangedAnswers[], choices: Choices): readonly ChangedAnswers[] =>
  questions.filter(({ questionId }) => !choices.has(questionId));

/** What is chosen for all questions alike; null where it is not the same. */
export function sameForAll(questions: readonly ChangedAnswers[], choices: Choices): Grading | null {
  const [first] = questions;
  const grading = (first && choices.get(first.questionId)) ?? null;
  return questions.every(({ questionId }) => choices.get(questionId) === grading) ? grading : null;
}

/** What was decided by now with what is decided next: a refusal names some questions at a time. */
export const withGradings = (
  before: readonly QuestionGrading[] | undefined,
  next: readonly QuestionGrading[],
): readonly QuestionGrading[] => {
  const decided = new Set(next.map(({ questionId }) => questionId));
  return [...(before ?? []).filter(({ questionId }) => !decided.has(questionId)), ...next];
};
