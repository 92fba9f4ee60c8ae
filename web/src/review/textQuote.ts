import { drawnTextOf } from '../ui/highlight/drawnText.ts';

/** Words of a part with what stands around them: a text quote selector of the W3C, over plain text. */
export interface TextQuote {
  readonly exact: string;
  readonly prefix: string;
  readonly suffix: string;
}

export const longestQuote = 1000;
/** No words. */
export const noQuote: TextQuote = { exact: '', prefix: '', suffix: '' };
/** Enough to tell the same words apart; the platform takes 200. */
const context = 60;

/** Text as quotes compare it: how it is broken into lines says nothing. */
export const plainWords = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Some words in a text: where they were `selected`, if these are the words, else where they stand first. Null where they are none, too many or
 * do not stand there.
 */
export function quoteIn(text: string, words: string, selected: TextQuote = noQuote): TextQuote | null {
  const [all, exact] = [plainWords(text), plainWords(words)];
  if (exact.length > longestQuote) return null;
  const place = placeOfQuote(all, selected.exact === exact ? selected : { ...noQuote, exact });
  return place && quoteAt(all, place.start, place.end);
}

/** A piece of a text with what stands around it. */
const quoteAt = (text: string, start: number, end: number): TextQuote => ({
  exact: text.slice(start, end),
  prefix: text.slice(Math.max(0, start - context), start),
  suffix: text.slice(end, end + context),
});

/** The words that are selected within an element, which may stand there more than once; `noQuote` where none are. */
export function selectedWithin(element: Element): TextQuote {
  const selection = element.ownerDocument.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return noQuote;
  const range = selection.getRangeAt(0);
  const { startContainer, startOffset, endContainer, endOffset } = range;
  if (!element.contains(startContainer) || !element.contains(endContainer)) return noQuote;
  const { text, nodes } = drawnTextOf(element);
  const touched = nodes.filter(({ node }) => range.intersectsNode(node));
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last) return noQuote;
  const start = first.start + (first.node === startContainer ? startOffset : 0);
  const end = last.start + (last.node === endContainer ? endOffset : last.node.length);
  const quote = quoteAt(text, start, end);
  return { exact: plainWords(quote.exact), prefix: plainWords(quote.prefix), suffix: plainWords(quote.suffix) };
}

/** Where a quote stands in a text whose white space is as written: of several places the one whose surroundings fit best; null where none. */
export function placeOfQuote(
  text: string,
  { exact, prefix, suffix }: TextQuote,
): { readonly start: number; readonly end: number } | null {
  const words = plainWords(exact).split(' ').map(escaped);
  if (words.join('') === '') return null;
  const found = [...text.matchAll(new RegExp(words.join(String.raw`\s+`), 'g'))];
  const fit = ({ index, 0: { length } }: RegExpExecArray): number =>
    sameEnd(plainWords(text.slice(0, index)), plainWords(prefix)) +
    sameStart(plainWords(text.slice(index + length)), plainWords(suffix));
  const best = found.toSorted((one, other) => fit(other) - fit(one))[0];
  return best ? { start: best.index, end: best.index + best[0].length } : null;
}

/** Words as a regular expression that finds them. */
export const escaped = (words: string): string => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function sameEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

function sameStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}
