/** What the platform knows of a question type: how it is read, graded and shown. */
import type { Id } from '../../shared/id.ts';
import type { z } from 'zod';
import type { FieldProblems } from '../../shared/fieldProblems.ts';
import type { AnswerForm, AnswerWire, KeptAnswer, Question, UnreadableAnswer, UserAnswer } from './question.ts';

export interface ReadAnswer<Kind extends Question> {
  readonly answer: Kind['answer'];
  /** Of options, where their author sends them. */
  readonly optionIds?: readonly Id[];
  readonly correctAnswer: Kind['correctAnswer'];
  /** The highest position that an explanation may have; null for any key. */
  readonly positions: number | null;
}

/** A count alone: which parts are right would give the answer away (OP-22, OP-105). */
export interface AnswerParts {
  readonly correct: number;
  readonly total: number;
}

export interface QuestionKind<Kind extends Question, Request extends z.ZodObject> {
  /** What an author sends of it beside the members of every question: `answer` and `correctAnswer`. */
  readonly request: Request;
  /** Reads what can be answered and what is right, as an author sends it; what does not fit is added to the problems. */
  readonly read: (received: z.output<Request>, field: string, problems: FieldProblems) => ReadAnswer<Kind>;
  /** How it is answered. */
  readonly form: AnswerForm;
  /** Reads what a learner sends. */
  readonly readAnswer: (question: Kind, raw: unknown) => UserAnswer | UnreadableAnswer;
  /** What is stored of an answer that was read. */
  readonly keep: (question: Kind, answer: UserAnswer) => KeptAnswer;
  /** What a stored answer chose, as the question is now; null where it cannot be an answer any more (BEY-25). */
  readonly recall: (question: Kind, kept: KeptAnswer) => UserAnswer | null;
  /** Right only on an exact match (OP-20). */
  readonly isCorrect: (question: Kind, answer: UserAnswer) => boolean;
  /** How far an answer is right (OP-105); null for types whose answer is right or wrong as a whole. */
  readonly parts: ((question: Kind, answer: UserAnswer) => AnswerParts) | null;
  /** How many positions the right answer has, or how many items it places (QUIZ-08). */
  readonly size: (question: Kind) => number;
  /** What can be answered, as a reader sees it; `open` where the right answer may be seen. */
  readonly answerWire: (question: Kind, open: boolean) => AnswerWire;
  /** Whether an answer chooses some of the positions, so that those can be explained; others choose every one at once. */
  readonly choosesPositions: boolean;
}

/** Any of them: `never` stands for the requests and questions that belong to it. */
export interface AnyQuestionKind {
  readonly request: z.ZodObject;
  readonly read: (received: never, field: string, problems: FieldProblems) => ReadAnswer<Question>;
  readonly form: AnswerForm;
  readonly readAnswer: (question: never, raw: unknown) => UserAnswer | UnreadableAnswer;
  readonly keep: (question: never, answer: UserAnswer) => KeptAnswer;
  readonly recall: (question: never, kept: KeptAnswer) => UserAnswer | null;
  readonly isCorrect: (question: never, answer: UserAnswer) => boolean;
  readonly parts: ((question: never, answer: UserAnswer) => AnswerParts) | null;
  readonly size: (question: never) => number;
  readonly answerWire: (question: never, open: boolean) => AnswerWire;
  readonly choosesPositions: boolean;
}

/** An empty expectation is never met: a question without a right answer cannot be answered right. */
export function sameSet<T>(expected: readonly T[], given: readonly T[]): boolean {
  const left = new Set(expected);
  const right = new Set(given);
  return left.size > 0 && left.size === right.size && [...left].every((value) => right.has(value));
}
