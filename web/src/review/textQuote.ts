/** Words of a part with what stands around them: a text quote selector of the W3C, over plain text. */
export interface TextQuote {
  readonly exact: string;
  readonly prefix: string;
  readonly suffix: string;
}

export const longestQuote = 1000;
/** Enough to tell the same words apart; the platform takes 200. */
const context = 60;

/** Text as quotes compare it: how it is broken into lines says nothing. */
export const plainWords = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The first place of some words in a text; null where they are none, too many or do not stand there. */
export function quoteIn(text: string, words: string): TextQuote | null {
  const [all, exact] = [plainWords(text), plainWords(words)];
  const at = exact === '' || exact.length > longestQuote ? -1 : all.indexOf(exact);
  if (at < 0) return null;
  const end = at + exact.length;
  return { exact, prefix: all.slice(Math.max(0, at - context), at), suffix: all.slice(end, end + context) };
}

/** The words that are selected within an element, empty where none are. */
export function selectedWithin(element: Element): string {
  const selection = element.ownerDocument.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return '';
  const { startContainer, endContainer } = selection.getRangeAt(0);
  return element.contains(startContainer) && element.contains(endContainer) ? plainWords(selection.toString()) : '';
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
