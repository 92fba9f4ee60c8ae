/** A question while it is edited. The types are named as the members of `QuestionContentInput`. */
import type { DraftNode } from './courseDraft.ts';

export interface QuestionDraft extends DraftNode {
  /** HTML or plain text. */
  readonly text: string;
  /** Points for a right answer, a whole number from 1; the editor offers 1 to 5 (OP-43). */
  readonly weight: number;
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  readonly wrongLimit: number;
  readonly explanation: Explanation | null;
  readonly content: QuestionContent;
}

export interface Explanation {
  readonly type: 'TEXT' | 'HTML' | 'JSON';
  /** One for each answer that is explained; `key` is its position from 1, or the key of an item. */
  readonly texts: readonly { readonly key: string; readonly content: string }[];
}

export type QuestionContent = SingleChoiceContent | MultipleChoiceContent | PlacementContent | SingleOrderingContent;

export type QuestionType = QuestionContent['type'];

export interface SingleChoiceContent {
  readonly type: 'singleChoice';
  /** True for the older type `List`, which behaves the same and is kept (OP-57). */
  readonly list: boolean;
  /** HTML or plain text, in order; at least one (QEDIT-15). */
  readonly options: readonly string[];
  /** From 1. */
  readonly correctPosition: number;
}

export interface MultipleChoiceContent {
  readonly type: 'multipleChoice';
  readonly options: readonly string[];
  /** From 1, ascending. */
  readonly correctPositions: readonly number[];
}

/** Items are put into categories: into one each (`categorization`), or into several. */
export interface PlacementContent {
  readonly type: 'categorization' | 'multipleAssociation';
  readonly items: readonly Label[];
  readonly categories: readonly Label[];
  readonly correctPlacement: readonly CategoryAssignment[];
}

export interface Label {
  readonly key: string;
  readonly label: string;
}

export interface CategoryAssignment {
  /** The key of the category. */
  readonly category: string;
  /** The keys of its items. */
  readonly items: readonly string[];
}

export interface SingleOrderingContent {
  readonly type: 'singleOrdering';
  /** The items in the order shown at first. */
  readonly options: readonly string[];
  /** Positions in the right order, from 1. */
  readonly correctOrder: readonly number[];
}
