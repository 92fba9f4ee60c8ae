import type { Blot } from 'parchment';
import Block from 'quill/blots/block.js';
import Container from 'quill/blots/container.js';
import type { Part, Scope } from './tableGrid.ts';

/** What the line of a cell says of it: of which table and row it is, and what it covers. */
export interface CellValue {
  readonly table: string;
  readonly row: string;
  readonly part: Part;
  readonly scope: Scope | null;
  readonly columns: number;
  readonly rows: number;
}

let last = 0;
/** Names tables and rows that no other in the window has. */
export const newKey = (): string => `${(last += 1)}`;

const scopes: readonly Scope[] = ['col', 'row', 'colgroup', 'rowgroup'];

/** The scope that a cell has in HTML; null where it is no heading. */
export const scopeOf = (cell: Element): Scope | null =>
  cell.tagName === 'TH' ? (scopes.find((scope) => scope === cell.getAttribute('scope')?.toLowerCase()) ?? '') : null;

/** How many lines a cell covers, by one of its attributes. */
export function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '', 10);
  return span > 1 ? Math.min(span, 1000) : 1;
}

/** Writes what a cell covers, and heads, as HTML does. */
export function writeSpans(
  cell: Element,
  { columns, rows, scope }: Pick<CellValue, 'columns' | 'rows' | 'scope'>,
): void {
  if (columns > 1) cell.setAttribute('colspan', String(columns));
  if (rows > 1) cell.setAttribute('rowspan', String(rows));
  if (scope) cell.setAttribute('scope', scope);
}

/** A cell of a table: one line of the text. */
export class TableCell extends Block {
  static override blotName = 'table';
  static override tagName = ['TD', 'TH'];

  static override create(value: CellValue): HTMLElement {
    const node = super.create(value.scope === null ? 'TD' : 'TH');
    node.dataset['table'] = value.table;
    node.dataset['row'] = value.row;
    node.dataset['part'] = value.part;
    writeSpans(node, value);
    return node;
  }

  static override formats(node: HTMLElement): CellValue | undefined {
    const { table, row, part } = node.dataset;
    if (table === undefined || row === undefined) return undefined;
    return {
      table,
      row,
      part: part as Part,
      scope: scopeOf(node),
      columns: spanOf(node, 'colspan'),
      rows: spanOf(node, 'rowspan'),
    };
  }

  get value(): CellValue | undefined {
    return TableCell.formats(this.domNode);
  }
}

type Context = Parameters<Container['optimize']>[0];

const blotsOf = (parent: Container): Blot[] => parent.children.map((child) => child);

const valueOf = (blot: unknown): CellValue | undefined => (blot instanceof TableCell ? blot.value : undefined);

/** The cells that follow each other in one row. */
class TableRow extends Container {
  static override blotName = 'table-row';
  static override tagName = 'TR';

  get key(): string | undefined {
    return valueOf(this.children.head)?.row;
  }

  get table(): string | undefined {
    return valueOf(this.children.head)?.table;
  }

  override checkMerge(): boolean {
    return super.checkMerge() && this.next instanceof TableRow && this.next.key === valueOf(this.children.tail)?.row;
  }

  override optimize(context: Context): void {
    super.optimize(context);
    const end = blotsOf(this).find((cell) => cell.next !== null && valueOf(cell)?.row !== valueOf(cell.next)?.row);
    if (!end) return;
    this.splitAfter(end).optimize(context);
    if (this.prev instanceof TableRow) this.prev.optimize(context);
  }
}

class TableBody extends Container {
  static override blotName = 'table-body';
  static override tagName = 'TBODY';

  override optimize(context: Context): void {
    super.optimize(context);
    const end = blotsOf(this).find(
      (row) => row instanceof TableRow && row.next instanceof TableRow && row.table !== row.next.table,
    );
    if (!end || !(this.parent instanceof TableContainer)) return;
    const next = this.splitAfter(end);
    this.parent.splitAfter(this);
    next.optimize(context);
  }
}

/** A table. What stands behind it is another one, unless it has the same key. */
export class TableContainer extends Container {
  static override blotName = 'table-container';
  static override tagName = 'TABLE';

  override checkMerge(): boolean {
    return (
      super.checkMerge() && this.next instanceof TableContainer && edgeOf(this, 'tail') === edgeOf(this.next, 'head')
    );
  }
}

function edgeOf(table: TableContainer, edge: 'head' | 'tail'): string | undefined {
  const body = table.children[edge];
  const row = body instanceof TableBody ? body.children[edge] : null;
  return row instanceof TableRow ? row.table : undefined;
}

TableContainer.allowedChildren = [TableBody];
TableBody.requiredContainer = TableContainer;
TableBody.allowedChildren = [TableRow];
TableRow.requiredContainer = TableBody;
TableRow.allowedChildren = [TableCell];
TableCell.requiredContainer = TableRow;

export const tableFormats = [TableCell, TableRow, TableBody, TableContainer];
