import { createContext } from 'react';
import { drawOf, type Draw } from '../../quiz/bank/bankRules.ts';
import type { LectureContent, NodeKey, QuestionBank } from '../draft/courseDraft.ts';

/** What the page says of a question beside what is in it. */
export interface AskedQuestion {
  /** Its place in the lecture, counted from 1. */
  readonly number: number;
  /** Null in a lecture that asks all of its questions. */
  readonly draw: Draw | null;
}

/** Those of the lecture on the page, at its end and in its sections. */
export const AskedQuestionsContext = createContext<ReadonlyMap<NodeKey, AskedQuestion>>(new Map());

/** All questions of a lecture, by their keys. */
export const askedQuestions = (
  { questions }: LectureContent,
  bank: QuestionBank | null,
): ReadonlyMap<NodeKey, AskedQuestion> =>
  new Map(
    questions.map(({ key, weight }, at) => [key, { number: at + 1, draw: bank && drawOf(bank, questions, weight) }]),
  );

/** What is selected, or open, when the draw of a lecture is: it is no node of its own. */
export const drawKeyOf = (lecture: NodeKey): NodeKey => `${lecture} draw`;
