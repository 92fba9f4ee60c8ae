/** Questions as the platform answers them (GW-23, OP-20, OP-22). */
import type { Schemas } from '../rest/Schemas.ts';

export type QuestionWire = Schemas['Question'];

/** Positions from 1, or category id to item ids (OP-20). */
export type UserAnswerWire = NonNullable<QuestionWire['userAnswer']>;

/** The answer of an answer (QUIZ-22), with everything that it changed. */
export type AnswerResultWire = Schemas['AnswerResult'];
