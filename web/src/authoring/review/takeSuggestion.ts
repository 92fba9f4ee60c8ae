import type { TextQuote } from '../../review/textQuote.ts';
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import { findNode, type FoundNode } from '../draft/findNode.ts';
import type { Operation } from '../draft/operation.ts';
import { withTextAt } from '../draft/withTextAt.ts';
import { draftTexts, plainTextOf, withOtherWords, type DraftText } from './draftTexts.ts';

/** The texts of a section or question that can be quoted. */
export const textsOf = (found: FoundNode | null): readonly DraftText[] =>
  found?.kind === 'section'
    ? draftTexts(found.node.content)
    : found?.kind === 'question'
      ? draftTexts({ text: found.node.text, content: found.node.content })
      : [];

/** All that can be quoted of a section or question, as people read it. */
export const quotableText = (draft: CourseDraft, key: NodeKey): string =>
  textsOf(findNode(draft, key)).map(plainTextOf).join('\n');

/** The operation that puts suggested words in place of the quoted ones; null where those are not there as they were. */
export function takeSuggestion(draft: CourseDraft, key: NodeKey, quote: TextQuote, words: string): Operation | null {
  for (const text of textsOf(findNode(draft, key))) {
    const next = withOtherWords(text, quote, words);
    if (next !== null) return withTextAt(draft, { node: key, field: text.field }, () => next);
  }
  return null;
}
