/** A place in the page, as the browser tells it. */
export interface DomPlace {
  readonly node: Node;
  readonly offset: number;
}

/** The words that an element draws, and where each piece of them stands. */
export interface DrawnText {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

interface Piece {
  /** A text; or an element that begins a line. */
  readonly node: Node;
  /** Where it begins in the whole. */
  readonly start: number;
}

const blocks = 'address, blockquote, dd, div, dt, figcaption, h1, h2, h3, h4, h5, h6, li, ol, p, pre, td, th, tr, ul';

/** The words that an element draws, a line for each block. */
export function drawnText(root: Node): DrawnText {
  const pieces: Piece[] = [];
  let text = '';
  const walk = (node: Node): void => {
    if (node instanceof Text) {
      const isLayout =
        node.data.includes('\n') && node.data.trim() === '' && node.parentElement?.closest('pre') === null;
      if (!isLayout) {
        pieces.push({ node, start: text.length });
        text += node.data;
      }
      return;
    }
    if (node instanceof Element && node.matches(`br, ${blocks}`)) {
      text += '\n';
      if (node.tagName !== 'BR') {
        pieces.push({ node, start: text.length });
      }
    }
    for (const child of node.childNodes) {
      walk(child);
    }
  };
  walk(root);
  return { text, pieces };
}

/** The index in the words of an element of a place within it; null where that is in no text. */
export function indexOfDom({ pieces }: DrawnText, { node, offset }: DomPlace): number | null {
  const within = node instanceof Text ? node : (node.childNodes[offset] ?? node);
  const piece =
    pieces.find((each) => each.node === within) ?? pieces.find((each) => within.contains(each.node)) ?? null;
  return piece && piece.start + (node instanceof Text ? offset : 0);
}

/** The place in the page of an index in the words; null in an element without lines. */
export function domOfIndex({ pieces }: DrawnText, index: number): DomPlace | null {
  const piece = pieces.findLast(({ start }) => start <= index) ?? pieces[0];
  if (!piece) {
    return null;
  }
  const length = piece.node instanceof Text ? piece.node.data.length : 0;
  return { node: piece.node, offset: Math.min(Math.max(index - piece.start, 0), length) };
}
