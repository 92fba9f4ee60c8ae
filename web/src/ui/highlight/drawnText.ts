/** A piece of a text, by the places where it begins and ends. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

/** The words of a drawn element, with where each of its text nodes begins in them. */
export interface DrawnText {
  readonly text: string;
  readonly nodes: readonly { readonly node: Text; readonly start: number }[];
}

/** As people read it: a word that is partly bold is one word, and those of two paragraphs are two. What is not read is left out. */
export function drawnTextOf(element: Element): DrawnText {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; start: number }[] = [];
  let text = '';
  let block: Element | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || parent.closest('style, script, [aria-hidden="true"]')) continue;
    const own = blockOf(parent, element);
    if (nodes.length > 0 && own !== block) text += '\n';
    block = own;
    nodes.push({ node, start: text.length });
    text += node.data;
  }
  return { text, nodes };
}

/** The ranges that pieces of a drawn text take, one for each text node that they touch. */
export function rangesOf({ nodes }: DrawnText, pieces: readonly Piece[]): readonly Range[] {
  return pieces.flatMap(({ start, end }) =>
    nodes.flatMap(({ node, start: nodeStart }) => {
      const from = Math.max(start - nodeStart, 0);
      const to = Math.min(end - nodeStart, node.length);
      if (from >= to) return [];
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [range];
    }),
  );
}

/** The nearest element around an element, or itself, that begins a line of its own or stands apart from its neighbours. */
function blockOf(element: Element, root: Element): Element {
  let block = element;
  while (block !== root && block.parentElement && inline.has(getComputedStyle(block).display)) {
    block = block.parentElement;
  }
  return block;
}

const inline: ReadonlySet<string> = new Set(['inline', 'contents']);
