/** Questions as the platform answers them (GW-23, OP-20, OP-22). */
import type { ChangeWire, UserCourseWire } from '../enrolment/userCourseWire.ts';

export type PositionsOrMap = readonly number[] | Readonly<Record<string, readonly string[]>> | number;

export interface ExplanationWire {
  readonly type: 'text' | 'html' | 'json';
  /** By position from 1. */
  readonly content: Readonly<Record<string, unknown>>;
}

export interface QuestionStateWire {
  readonly '@type':
    | 'SingleChoice'
    | 'MultipleChoice'
    | 'List'
    | 'Categorization'
    | 'MultipleAssociation'
    | 'SingleOrdering';
  readonly correct: boolean | null;
  readonly explanation: ExplanationWire | null;
  readonly userAnswer: PositionsOrMap | null;
  /** Null before the first answer, and for choices (OP-105). */
  readonly partsCorrect: number | null;
  readonly parts: number | null;
  readonly wrongCount: number;
  readonly wrongLimit: number;
  readonly correctAnswer: PositionsOrMap | null;
  readonly correctAnswerSize: number;
  readonly weight: number;
}

export interface QuestionWire extends QuestionStateWire {
  readonly id: number;
  readonly number: number;
  readonly question: string;
  readonly answer:
    | readonly string[]
    | {
        readonly itemMapping: Readonly<Record<string, string>>;
        readonly categoryMapping: Readonly<Record<string, string>>;
      };
}

/** Positions from 1, or category id to item ids (OP-20). */
export type UserAnswerWire = readonly number[] | Readonly<Record<string, readonly string[]>>;

/** The answer of an answer (QUIZ-22), with everything that it changed. */
export interface AnswerResultWire extends QuestionStateWire, ChangeWire {
  readonly correct: boolean;
  readonly question: QuestionWire;
  readonly userCourse: UserCourseWire;
}
