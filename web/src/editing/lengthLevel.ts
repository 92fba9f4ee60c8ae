/** From which share of its limit on a text is nearly too long (EDIT-18). */
const closeFrom = 0.9;

/** How long a text is: below 90 % of its limit, up to it, or beyond (EDIT-18). */
export function lengthLevel(length: number, limit: number): 'enough' | 'close' | 'over' {
  if (length > limit) return 'over';
  return length < limit * closeFrom ? 'enough' : 'close';
}

/** From which share of its limit on the length of a text is told without being asked for (OP-219). */
const countedFrom = 0.8;

export const isCounted = (length: number, limit: number): boolean => length >= limit * countedFrom;

/** The characters of a text, as people count them. */
export const characters = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** The text up to its limit, in characters (EDIT-19). */
export const cutText = (text: string, limit: number): string => characters(text).slice(0, limit).join('');
