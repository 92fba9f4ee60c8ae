/**
 * What is unfinished or amiss in one section or question, as its type knows it:
 * - `noMedia`: what it shows was not chosen
 * - `noQuestion`: a place without a question
 * - `noRightAnswer`: a question that no answer is right for
 * - `keyedTwice`: an item of a question that is right in two places
 * - `oneAnswer`: a question that leaves nothing to choose
 * - `sameAnswer`: two answers of a question with the same words
 * - `empty`: learners see nothing
 * - `noAlternative`: a picture without alternative text
 * - `fileNameAlternative`: a picture whose alternative text is the name of its file
 * - `linkWords`: a link that does not say where it leads
 * - `contrast`: coloured text that is hard to read
 * - `tableHeads`: a table without header cells
 * - `noCaptions`, `noTranscript`: speech without its words
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
  | 'keyedTwice'
  | 'oneAnswer'
  | 'sameAnswer'
  | 'empty'
  | 'noAlternative'
  | 'fileNameAlternative'
  | 'linkWords'
  | 'contrast'
  | 'tableHeads'
  | 'noCaptions'
  | 'noTranscript'
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
