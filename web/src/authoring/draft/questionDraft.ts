/** A question while it is edited. What it holds is said by the descriptor of its type in `web/src/quiz/<type>/type.ts`. */
import type { ContentOf, QuestionName } from '../../quiz/types.ts';
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

export type QuestionContent = { readonly [Name in QuestionName]: ContentOf<Name> }[QuestionName];
