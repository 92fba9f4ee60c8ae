import Delta from 'quill-delta';
import { newKey, scopeOf, spanOf, type CellValue } from './tableBlots.ts';
import type { Part } from './tableGrid.ts';

/** The names of tables and rows of HTML that is being read. */
const keys = new WeakMap<Element, string>();

function keyOf(element: Element): string {
  const key = keys.get(element) ?? newKey();
  keys.set(element, key);
  return key;
}

const partOf: Readonly<Record<string, Part>> = { THEAD: 'head', TFOOT: 'foot' };

/** Reads a cell: its line says of which table and row it is. */
export function readCell(node: Node, delta: Delta): Delta {
  const row = node instanceof Element ? node.parentElement : null;
  const table = row?.closest('table');
  if (!(node instanceof Element) || row?.tagName !== 'TR' || !table) {
    return delta;
  }
  const value: CellValue = {
    table: keyOf(table),
    row: keyOf(row),
    part: partOf[row.parentElement?.tagName ?? ''] ?? 'body',
    scope: scopeOf(node),
    columns: spanOf(node, 'colspan'),
    rows: spanOf(node, 'rowspan'),
  };
  return delta.compose(endsOf(delta, value));
}

/** Gives a value to the ends of lines. */
function endsOf(delta: Delta, value: CellValue): Delta {
  return delta.reduce((all, { insert }) => {
    for (const part of typeof insert === 'string' ? insert.split(/(\n)/) : ['.']) {
      all.retain(part.length, part === '\n' ? { table: value } : undefined);
    }
    return all;
  }, new Delta());
}

/** HTML of the editor with its tables as they are stored. */
export function withParts(html: string): string {
  if (!html.includes('data-part')) {
    return html;
  }
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  writeParts(body);
  return body.innerHTML;
}

/** Puts the rows of the editor's tables, which are in one body, into the head and the foot that they are of. */
export function writeParts(root: ParentNode): void {
  for (const table of root.querySelectorAll('table:has(> tbody > tr > [data-part])')) {
    const rows = [...table.querySelectorAll('tr')];
    const parts = rows.map((row) => row.firstElementChild?.getAttribute('data-part') ?? 'body');
    const headEnd = parts.findIndex((part) => part !== 'head');
    const footStart = parts.findLastIndex((part) => part !== 'foot') + 1;
    const head = rows.slice(0, headEnd === -1 ? rows.length : headEnd);
    const foot = rows.slice(Math.max(footStart, head.length));
    const body = rows.slice(head.length, rows.length - foot.length);
    const made = [partWith('thead', head), partWith('tbody', body), partWith('tfoot', foot)];
    table.replaceChildren(...made.filter((part) => part.childElementCount > 0));
  }
}

function partWith(tag: 'thead' | 'tbody' | 'tfoot', rows: readonly Element[]): Element {
  const part = document.createElement(tag);
  part.append(...rows);
  return part;
}
