/** A section while it is edited. What it holds is said by the descriptor of its type in `web/src/section/<type>/type.ts`. */
import type { ContentOf, SectionName } from '../../section/types.ts';
import type { DraftNode, NodeKey } from './courseDraft.ts';

export interface SectionDraft extends DraftNode {
  readonly content: SectionContent;
  /** Questions of the lecture that are shown in it, in order; none where the content has places for them (`question`, `dialog`). */
  readonly questions: readonly NodeKey[];
}

export type SectionContent = { readonly [Name in SectionName]: ContentOf<Name> }[SectionName];
