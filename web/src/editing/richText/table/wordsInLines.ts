const blocks =
  'p, div, section, article, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, blockquote, pre, figure, figcaption, details, summary, table, thead, tbody, tfoot, tr, hr';

/** Makes lines of the blocks in a cell, which has words alone: lists with their signs, headings in bold, tables as a line for each row. */
export function wordsInLines(cell: Element): void {
  const direction = cell.querySelector(`:is(${blocks})[dir="rtl"]`);
  if (direction && !cell.hasAttribute('dir')) {
    cell.setAttribute('dir', 'rtl');
  }
  for (const inner of cell.querySelectorAll('td, th')) {
    inner.replaceWith(...(inner.nextElementSibling ? [...inner.childNodes, ' · '] : inner.childNodes));
  }
  for (const item of cell.querySelectorAll('li')) {
    (item.querySelector(':scope > :is(p, div):first-child') ?? item).prepend(signOf(item));
  }
  for (const heading of cell.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const strong = document.createElement('strong');
    strong.append(...heading.childNodes);
    heading.append(strong);
  }
  for (const player of cell.querySelectorAll('iframe, video, audio')) {
    player.replaceWith(linkTo(player.getAttribute('src') ?? ''));
  }
  for (const block of cell.querySelectorAll(blocks)) {
    block.replaceWith(lineBreak(), ...block.childNodes, lineBreak());
  }
  tidyBreaks(cell);
}

function signOf(item: Element): string {
  const list = item.parentElement;
  const state = item.getAttribute('data-list');
  if (state === 'checked' || state === 'unchecked') {
    return state === 'checked' ? '☑ ' : '☐ ';
  }
  const first = Number(list?.getAttribute('start') ?? 1);
  const before = [...(list?.children ?? [])].indexOf(item);
  return list?.tagName === 'OL' ? `${first + before}. ` : '• ';
}

function linkTo(address: string): Node {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.textContent = address;
  return /^https?:/.test(address) ? link : document.createTextNode('');
}

const lineBreak = (): Element => document.createElement('br');

const isBreak = (node: Node): boolean => node instanceof Element && node.tagName === 'BR';
const isBlank = (node: Node): boolean => node instanceof Text && node.data.trim() === '';

/** Lines that follow each other, without empty ones, and without the layout of the source around them. */
function tidyBreaks(cell: Element): void {
  cell.normalize();
  withoutIdleBreaks(leavesOf(cell));
  // Those at the end are at the start from there.
  withoutIdleBreaks(leavesOf(cell).toReversed());
}

/** Takes away what draws nothing behind a break, and at the start. */
function withoutIdleBreaks(leaves: readonly ChildNode[]): void {
  let atStart = true;
  for (const leaf of leaves) {
    if (atStart && (isBreak(leaf) || isBlank(leaf))) {
      leaf.remove();
    } else {
      atStart = isBreak(leaf);
    }
  }
}

function leavesOf(cell: Element): ChildNode[] {
  const walker = document.createTreeWalker(cell);
  const leaves: ChildNode[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as ChildNode;
    if (!node.hasChildNodes()) {
      leaves.push(node);
    }
  }
  return leaves;
}
