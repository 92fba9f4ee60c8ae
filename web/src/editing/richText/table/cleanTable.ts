import { scopeOf, spanOf, writeSpans } from './tableBlots.ts';
import { gridOf, listedRows, type Grid, type ListedCell, type ListedRow, type Part } from './tableGrid.ts';
import { wordsInLines } from './wordsInLines.ts';

/**
 * Tables of other programs as the editor has them: a cell in each place, words in each cell, headings that say what they head, and nothing
 * of columns. A caption is a paragraph above.
 */
export function cleanTables(body: ParentNode): void {
  // What is within a cell first.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    cleanTable(table);
  }
}

/** Excel lets long words run over the empty cells beside them, and writes that as if the cells were merged. */
export function withoutOverflow(body: ParentNode): void {
  for (const cell of body.querySelectorAll('td[style*="mso-ignore:colspan"]')) {
    cell.after(...Array.from({ length: spanOf(cell, 'colspan') - 1 }, () => document.createElement('td')));
    cell.removeAttribute('colspan');
  }
}

function cleanTable(table: HTMLTableElement): void {
  const grid = gridOf<Element | null>([...table.rows].map(rowOf), null);
  if (grid.cells.length === 0) {
    table.remove();
    return;
  }
  for (const cell of table.querySelectorAll('td, th')) {
    wordsInLines(cell);
  }
  const caption = table.caption;
  if (caption && caption.textContent.trim() !== '') {
    const above = document.createElement('p');
    above.append(...caption.childNodes);
    table.before(above);
  }
  table.replaceChildren(...partsOf(grid));
}

const partOf: Readonly<Record<string, Part>> = { THEAD: 'head', TFOOT: 'foot' };

function rowOf(row: HTMLTableRowElement, at: number): ListedRow<Element | null> {
  const cells = [...row.cells];
  const isHead = row.parentElement?.tagName === 'THEAD';
  const isHeading = isHead || (cells.every(isOfColumn) && cells.reduce((sum, cell) => sum + cell.colSpan, 0) > 1);
  const reachesOut = cells.some((cell) => spanOf(cell, 'rowspan') > 1);
  const part = at === 0 && isHeading && !reachesOut ? 'head' : (partOf[row.parentElement?.tagName ?? ''] ?? 'body');
  return { key: null, part, cells: cells.map((cell) => cellOf(cell, isHead, isHeading)) };
}

/** A heading that does not say that it heads its row. One over all columns that says so is no head of the table. */
const isOfColumn = (cell: HTMLTableCellElement): boolean => scopeOf(cell)?.startsWith('row') === false;

function cellOf(cell: HTMLTableCellElement, isHead: boolean, isHeading: boolean): ListedCell<Element> {
  const said = scopeOf(cell);
  const scope = said === '' || (said === null && isHead) ? (isHeading ? 'col' : 'row') : said;
  return { text: cell, scope, columns: spanOf(cell, 'colspan'), rows: spanOf(cell, 'rowspan') };
}

function partsOf(grid: Grid<Element | null>): Element[] {
  const rows = listedRows(grid);
  return (['head', 'body', 'foot'] as const).flatMap((name) => {
    const its = rows.filter(({ part }) => part === name);
    if (its.length === 0) {
      return [];
    }
    const part = document.createElement(`t${name}`);
    part.append(...its.map(elementOf));
    return [part];
  });
}

function elementOf({ cells }: ListedRow<Element | null>): Element {
  const row = document.createElement('tr');
  for (const cell of cells) {
    const element = document.createElement(cell.scope === null ? 'td' : 'th');
    for (const name of ['class', 'dir']) {
      const value = cell.text?.getAttribute(name);
      if (value) {
        element.setAttribute(name, value);
      }
    }
    writeSpans(element, cell);
    element.append(...(cell.text?.childNodes ?? []));
    row.append(element);
  }
  return row;
}
