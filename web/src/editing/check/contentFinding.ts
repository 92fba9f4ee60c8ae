/**
 * What is unfinished or amiss in one section or question, as its type knows it:
 * - `noMedia`: what it shows was not chosen
 * - `noQuestion`: a place without a question
 * - `noRightAnswer`: a question that no answer is right for
 * - `empty`: learners see nothing
 * - `noAlternative`: a picture without alternative text
 * - `noLink`: a button that leads nowhere
 * - `noTitle`: a page of another site without a title, which names its frame
 * - `noText`: a question that asks nothing
 * - `emptyAnswer`: an answer, item or category without words
 * - `sample`: what a new one says at first
 */
export type ContentRule =
  | 'noMedia'
  | 'noQuestion'
  | 'noRightAnswer'
  | 'empty'
  | 'noAlternative'
  | 'noLink'
  | 'noTitle'
  | 'noText'
  | 'emptyAnswer'
  | 'sample';

export interface ContentFinding {
  readonly rule: ContentRule;
  /** The dotted path of the field within the content. */
  readonly field: string;
}

/** A finding where something is amiss, to be spread into a list. */
export const foundIf = (isAmiss: boolean, rule: ContentRule, field: string): readonly ContentFinding[] =>
  isAmiss ? [{ rule, field }] : [];
