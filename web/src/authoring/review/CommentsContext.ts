import { createContext, use } from 'react';
import type { TextQuote } from '../../review/textQuote.ts';
import type { NodeKey } from '../draft/courseDraft.ts';

/** A new comment that someone has asked for. */
export interface CommentTarget {
  /** Null for the course. */
  readonly node: NodeKey | null;
  /** Words that were selected; `noQuote` for none. */
  readonly selected: TextQuote;
}

/** Begins a comment on what is selected on the page, given its frame; null where nobody can comment. */
export const StartCommentContext = createContext<((frame: Element | null) => void) | null>(null);

export const useStartComment = (): ((frame: Element | null) => void) | null => use(StartCommentContext);
