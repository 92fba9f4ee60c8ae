/**
 * What a learner may send as an answer, and whether it is right (OP-20, OP-57).
 *
 * Choices and orderings are 1-based positions into the question's `answer`; categorizations map a category id to item ids.
 */
import type { KeptAnswer, Question, UnreadableAnswer, UserAnswer } from './question.ts';
import type { AnswerParts } from './questionKind.ts';
import { questionKind } from './types.ts';

/** Reads what came over the wire. */
export const readUserAnswer = (question: Question, raw: unknown): UserAnswer | UnreadableAnswer =>
  questionKind(question).readAnswer(question as never, raw);

export function isUnreadable(answer: UserAnswer | UnreadableAnswer): answer is UnreadableAnswer {
  return typeof (answer as UnreadableAnswer).problem === 'string';
}

/** What is stored of an answer that was read. */
export const keepAnswer = (question: Question, answer: UserAnswer): KeptAnswer =>
  questionKind(question).keep(question as never, answer);

/** What a stored answer chose, as the question is now; null where it cannot be an answer any more (BEY-25). */
export const recallAnswer = (question: Question, kept: KeptAnswer): UserAnswer | null =>
  questionKind(question).recall(question as never, kept);

/** Right only on an exact match: same set, same sequence, same set per category (OP-20). */
export const isCorrect = (question: Question, answer: UserAnswer): boolean =>
  questionKind(question).isCorrect(question as never, answer);

/** How many parts of an answer are right (OP-105); null for choices, which are right or wrong as a whole. */
export const answerParts = (question: Question, answer: UserAnswer): AnswerParts | null =>
  questionKind(question).parts?.(question as never, answer) ?? null;

/**
 * How many positions the right answer has, or how many items it places: what the card says must be chosen (QUIZ-08), always
 * known to the learner (OP-22).
 */
export const correctAnswerSize = (question: Question): number => questionKind(question).size(question as never);
