import type { TextQuote } from '../../review/textQuote.ts';
import type { Anchor } from './placeOfThread.ts';

/** Words to put in place of others in a part of the course. */
export interface Suggestion {
  readonly anchor: Anchor;
  readonly quote: TextQuote;
  readonly words: string;
}
