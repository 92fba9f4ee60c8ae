import { useCallback, useState } from 'react';
import { noQuote, selectedWithin } from '../../review/textQuote.ts';
import type { Selection } from '../canvas/useSelection.ts';
import type { CommentTarget } from './CommentsContext.ts';

export interface CommentTargeting {
  /** A comment that someone has asked for; null for none. */
  readonly target: CommentTarget | null;
  readonly setTarget: (target: CommentTarget | null) => void;
  /** Asks for one on what is selected on the page, about the words that are selected in its frame. */
  readonly start: (frame: Element | null) => void;
}

/** The comment that is begun in an open editor. */
export function useCommentTarget({ selected }: Selection): CommentTargeting {
  const [target, setTarget] = useState<CommentTarget | null>(null);
  const start = useCallback(
    (frame: Element | null) => setTarget({ node: selected, selected: frame ? selectedWithin(frame) : noQuote }),
    [selected],
  );
  return { target, setTarget, start };
}
