import type { TextQuote } from '../../review/textQuote.ts';
import type { Anchor } from './placeOfThread.ts';

/** Words to put in place of others in a part of the course. */
export interface Suggestion {
  readonly anchor: Anchor;
  readonly quote: TextQuote;
  readonly words: string;
}

/**
 * Puts the words of a suggestion into the draft; false where the quoted ones are not there. `onEnd` hears once the draft is saved whether
 * they stayed until then.
 */
export type OnTake = (suggestion: Suggestion, onEnd: (kept: boolean) => void) => Promise<boolean>;
