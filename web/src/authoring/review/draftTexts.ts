import { parsedHtml } from '../../editing/check/parsedHtml.ts';
import { placeOfQuote, type TextQuote } from '../../review/textQuote.ts';

/** The members that hold what learners read. */
const read: ReadonlySet<string> = new Set(['html', 'text', 'title', 'label', 'options', 'description', 'texts']);

export interface DraftText {
  /** Its dotted path within the node. */
  readonly field: string;
  readonly text: string;
}

/** The texts that learners read in the content of a section, or in a question; those of sections within another one are their own. */
export function draftTexts(value: unknown, path: readonly string[] = [], isRead = false): readonly DraftText[] {
  if (typeof value === 'string') return isRead && value !== '' ? [{ field: path.join('.'), text: value }] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === 'sections' ? [] : draftTexts(member, [...path, name], Array.isArray(value) ? isRead : read.has(name)),
  );
}

const isHtml = (field: string, text: string): boolean =>
  field.split('.').at(-1) === 'html' || /<[a-z][^>]*>|&[#\w]+;/i.test(text);

/** A text as people read it. */
export const plainTextOf = ({ field, text }: DraftText): string =>
  isHtml(field, text) ? flowOf(parsedHtml(text)).text : text;

/** The text with other words in place of those that are quoted; null where they are not there, or spread over several paragraphs. */
export function withOtherWords({ field, text }: DraftText, quote: TextQuote, words: string): string | null {
  if (!isHtml(field, text)) {
    const place = placeOfQuote(text, quote);
    return place && text.slice(0, place.start) + words + text.slice(place.end);
  }
  const body = parsedHtml(text);
  const flow = flowOf(body);
  const place = placeOfQuote(flow.text, quote);
  if (!place) return null;
  const hit = flow.pieces.filter(({ start, node }) => start < place.end && start + node.data.length > place.start);
  const [first] = hit;
  if (!first || hit.some(({ block }) => block !== first.block)) return null;
  for (const { node, start } of hit) {
    const [from, to] = [Math.max(0, place.start - start), place.end - start];
    node.data = node.data.slice(0, from) + (node === first.node ? words : '') + node.data.slice(to);
    // A mark around words that are gone.
    if (node.data === '' && node.parentElement?.childNodes.length === 1 && node.parentElement !== first.block) {
      node.parentElement.remove();
    }
  }
  return body.innerHTML;
}

const blocks = 'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, pre, blockquote, figcaption, summary, div, body';

interface Piece {
  readonly node: Text;
  readonly start: number;
  readonly block: Element | null;
}

/** The text of an element, with a line break between its paragraphs, and its pieces in it. */
function flowOf(body: HTMLElement): { readonly text: string; readonly pieces: readonly Piece[] } {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const block = node.parentElement?.closest(blocks) ?? null;
    if (pieces.length > 0 && pieces.at(-1)?.block !== block) text += '\n';
    pieces.push({ node, start: text.length, block });
    text += node.data;
  }
  return { text, pieces };
}
