import { numberingOf } from './listNumbering.ts';

/** The level that a word processor gives a paragraph of a list, for example `mso-list:l0 level2 lfo1`. */
const level = /mso-list:\s*\S+\s+level(\d+)/i;
const numbered = /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i;

/** Turns the paragraphs by which a word processor draws lists into lists, in place. */
export function wordLists(root: ParentNode): void {
  /** The list that is open at each depth. */
  let open: Element[] = [];
  let before: Element | null = null;
  for (const line of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const [, deep] = level.exec(line.getAttribute('style') ?? '') ?? [];
    if (deep === undefined) continue;
    if (line.previousElementSibling !== before) open = [];
    const marker = markerOf(line);
    const tag = numbered.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const depth = Math.min(Number(deep) - 1, open.length);
    open = open.slice(0, depth + 1);
    let list = open[depth];
    if (list?.tagName.toLowerCase() !== tag) {
      list = document.createElement(tag);
      if (tag === 'ol') number(list, marker?.textContent ?? '');
      const parent = open[depth - 1]?.lastElementChild;
      if (parent) parent.append(list);
      else line.before(list);
      open[depth] = list;
    }
    const item = document.createElement('li');
    const direction = line.getAttribute('dir');
    if (direction !== null) item.setAttribute('dir', direction);
    item.append(...line.childNodes);
    list.append(item);
    line.remove();
    before = open[0] ?? null;
  }
}

function number(list: Element, marker: string): void {
  const { type, start } = numberingOf(marker);
  if (type !== null) list.setAttribute('type', type);
  if (start > 1) list.setAttribute('start', String(start));
}

/** The bullet or number, which a word processor writes as text. */
function markerOf(line: Element): Element | null {
  return (
    [...line.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? '')) ??
    null
  );
}
