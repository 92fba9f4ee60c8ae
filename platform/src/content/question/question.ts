/** Questions as they are stored: a union by type. */
import type { Id } from '../../shared/id.ts';
import type { JsonValue } from '../../shared/jsonValue.ts';

export const questionTypes = [
  'SingleChoice',
  'MultipleChoice',
  'List',
  'Categorization',
  'MultipleAssociation',
  'SingleOrdering',
] as const;

export type QuestionType = (typeof questionTypes)[number];

/** How a question is answered: positions chosen, all of them in an order, or items placed into categories. */
export const answerForms = ['positions', 'order', 'placement'] as const;

export type AnswerForm = (typeof answerForms)[number];

/** 1-based positions into the answer of a question. */
export type Positions = readonly number[];

/** Category id to item ids. */
export type Placement = Readonly<Record<string, readonly string[]>>;

export interface MappingAnswer {
  readonly itemMapping: Readonly<Record<string, string>>;
  readonly categoryMapping: Readonly<Record<string, string>>;
  readonly solution: Placement;
}

/** Text per 1-based answer position. */
export type Explanation =
  | { readonly type: 'text' | 'html'; readonly content: Readonly<Record<string, string>> }
  | { readonly type: 'json'; readonly content: Readonly<Record<string, JsonValue>> };

interface Shared {
  readonly id: Id;
  readonly question: string;
  readonly explanation: Explanation | null;
  readonly weight: number;
  /** Wrong submissions after which the question is exhausted; 0 = no limit. */
  readonly wrongLimit: number;
}

/** Options of a choice, or items of an ordering in the order shown. */
export interface PositionQuestion extends Shared {
  readonly type: 'SingleChoice' | 'MultipleChoice' | 'List' | 'SingleOrdering';
  readonly answer: readonly string[];
  /** Ids of the options in their order; left out where they are the positions, see `optionIdentity.ts`. */
  readonly optionIds?: readonly Id[];
  readonly correctAnswer: Positions;
}

export interface MappingQuestion extends Shared {
  readonly type: 'Categorization' | 'MultipleAssociation';
  readonly answer: MappingAnswer;
  readonly correctAnswer: Placement;
}

export type Question = PositionQuestion | MappingQuestion;

/** Whether it is answered by positions of options. */
export const hasOptions = <Kind extends { readonly answer: readonly string[] | MappingAnswer }>(
  question: Kind,
): question is Extract<Kind, { readonly answer: readonly string[] }> => Array.isArray(question.answer);

type Received<Kind> = Kind extends Question
  ? Omit<Kind, 'id'> & { readonly id: Id | null; readonly clientKey: string | null }
  : never;

/** A question that may not have its id yet, with what the client calls it in the request. */
export type DraftQuestion = Received<Question>;

/** An answer as it was read: positions, or category id to item ids. */
export type UserAnswer = Positions | Placement;

declare const keptById: unique symbol;

/** An answer as it is stored: ids of options, or category id to item ids. What it means stays when the question changes (BEY-25). */
export type KeptAnswer = (readonly number[] | Placement) & { readonly [keptById]: true };

/** An answer that does not fit its question; it is refused and spends no try. */
export interface UnreadableAnswer {
  readonly problem: string;
}

/** `itemMapping` and `categoryMapping` in ascending order of their ids; `solution` only where the right answer may be seen. */
export type AnswerWire =
  | PositionQuestion['answer']
  | (Pick<MappingAnswer, 'itemMapping' | 'categoryMapping'> & Partial<Pick<MappingAnswer, 'solution'>>);
