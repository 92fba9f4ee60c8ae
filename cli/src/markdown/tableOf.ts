import type { Table, TableRow } from 'mdast';
import { hasOnly, isBare, isElement, type Element } from './elements.ts';
import type { Parts } from './parts.ts';

/** A table of Markdown: one row of heads above rows of cells, or null for any other. */
export function tableOf(element: Element, parts: Parts): Table | null {
  const [head, body, ...others] = element.childNodes.filter(isElement);
  if (element.tagName !== 'table' || head?.tagName !== 'thead' || body?.tagName !== 'tbody' || others.length > 0) {
    return null;
  }
  const heads = rowsOf(head, 'th', parts);
  const rows = rowsOf(body, 'td', parts);
  const isPlain = [element, head, body].every(isBare) && heads?.length === 1 && rows !== null;
  return isPlain ? { type: 'table', align: [], children: [...heads, ...rows] } : null;
}

function rowsOf(part: Element, tag: 'th' | 'td', parts: Parts): TableRow[] | null {
  const rows = part.childNodes.filter(isElement);
  const cells = rows.flatMap((row) => row.childNodes.filter(isElement));
  const isPlain =
    rows.every((row) => row.tagName === 'tr' && isBare(row)) &&
    cells.every((cell) => cell.tagName === tag && hasOnly(cell, tag === 'th' ? [['scope', 'col']] : []));
  return isPlain
    ? rows.map((row) => ({
        type: 'tableRow',
        children: row.childNodes
          .filter(isElement)
          .map((cell) => ({ type: 'tableCell', children: parts.phrasing(cell.childNodes) })),
      }))
    : null;
}
