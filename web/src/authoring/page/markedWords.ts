/** A text with the words that another version of it has otherwise: what both begin with, what differs, what both end with. */
export interface MarkedWords {
  readonly before: string;
  readonly changed: string;
  readonly after: string;
}

/** So many letters of what is the same are left beside what differs. */
const mostBeside = 60;
const mostChanged = 400;

/** Two versions of a text, each with what it has otherwise. */
export function markedWords(one: string, other: string): readonly [MarkedWords, MarkedWords] {
  const [mine, theirs] = [one.split(/(?<=\s)/), other.split(/(?<=\s)/)];
  const shorter = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < shorter && mine[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < shorter - start && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const marked = (words: readonly string[]): MarkedWords => ({
    before: lastOf(words.slice(0, start).join('')),
    changed: firstOf(words.slice(start, words.length - end).join(''), mostChanged),
    after: firstOf(words.slice(words.length - end).join(''), mostBeside),
  });
  return [marked(mine), marked(theirs)];
}

const firstOf = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;

const lastOf = (text: string): string => (text.length > mostBeside ? `…${text.slice(-mostBeside).trimStart()}` : text);
