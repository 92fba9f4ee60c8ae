import Delta from 'quill-delta';
import type { Range } from 'quill/core/selection.js';
import type { Quill } from '../createQuill.ts';
import { asOneStep } from '../typed.ts';
import { newKey, TableCell, TableContainer, type CellValue } from './tableBlots.ts';
import { cellAt, gridOf, listedRows, type Cell, type Grid, type ListedRow } from './tableGrid.ts';
import { areaAround, type Area, type Step, type Stepped } from './tableSteps.ts';

/** What stands in a cell, and how its line is set. */
export interface CellText {
  readonly words: Delta;
  readonly look: Readonly<Record<string, unknown>>;
}

const emptyText: CellText = { words: new Delta(), look: {} };

/** A table of a text as it is now. */
export interface TableNow {
  readonly key: string;
  readonly start: number;
  readonly length: number;
  readonly grid: Grid<CellText>;
  /** The place of a cell by where its line begins. */
  readonly places: ReadonlyMap<number, Cell<CellText>>;
}

/** The cell of a table at a place of a text. */
export function cellBlotAt(quill: Quill, index: number): TableCell | null {
  const [line] = quill.getLine(index);
  return line instanceof TableCell ? line : null;
}

/** The table that a cell is in. */
export function tableBlotOf(cell: TableCell): TableContainer | null {
  const table = cell.parent.parent?.parent;
  return table instanceof TableContainer ? table : null;
}

type PlacedText = CellText & { readonly at: number };

/** The cells that a piece of a text consists of; null where there is anything else. */
export function gridOfLines(piece: Delta, start = 0): Grid<PlacedText> | null {
  const rows: ListedRow<PlacedText>[] = [];
  let at = start;
  let isTable = true;
  piece.eachLine((words, { table, ...look }) => {
    const value = table as CellValue | undefined;
    if (!value) {
      isTable = false;
      return;
    }
    const { row: key, part, scope, columns, rows: over } = value;
    const listed = { scope, columns, rows: over, text: { at, look, words } };
    const last = rows.at(-1);
    if (last?.key === key) {
      rows[rows.length - 1] = { ...last, cells: [...last.cells, listed] };
    } else {
      rows.push({ key, part, cells: [listed] });
    }
    at += words.length() + 1;
  });
  return isTable && rows.length > 0 ? gridOf(rows, { ...emptyText, at: -1 }) : null;
}

export function tableNow(quill: Quill, index: number): TableNow | null {
  const cell = cellBlotAt(quill, index);
  const blot = cell && tableBlotOf(cell);
  const value = cell?.value;
  if (!blot || !value) {
    return null;
  }
  const start = quill.getIndex(blot);
  const length = blot.length();
  const grid = gridOfLines(quill.getContents(start, length), start);
  return (
    grid && { key: value.table, start, length, grid, places: new Map(grid.cells.map((each) => [each.text.at, each])) }
  );
}

/** The cells between the ends of what is selected, as far as they are in one table. */
export function selectedArea(quill: Quill, range: Range, table: TableNow): Area | null {
  const ends = [range.index, range.index + range.length].map((index) => {
    const blot = cellBlotAt(quill, index);
    return blot ? table.places.get(quill.getIndex(blot)) : undefined;
  });
  const cells = ends.filter((cell) => cell !== undefined);
  return cells.length === ends.length ? areaAround(table.grid, cells) : null;
}

/** A table as lines of a text, and where the caret is at a place of it. */
export function linesOf(grid: Grid<CellText>, table: string, place: { readonly row: number; readonly column: number }) {
  const caretIn = cellAt(grid, place.row, place.column);
  let caret = 0;
  let lines = new Delta();
  for (const { key, part, cells } of listedRows(grid)) {
    const row = key ?? newKey();
    for (const cell of cells) {
      if (cell.row === caretIn?.row && cell.column === caretIn.column) {
        caret = lines.length();
      }
      const { scope, columns, rows } = cell;
      lines = lines
        .concat(cell.text.words)
        .insert('\n', { ...cell.text.look, table: { table, row, part, scope, columns, rows } satisfies CellValue });
    }
  }
  return { lines, caret };
}

/** Writes what a table has become, as one step to undo, with the caret at a letter of its cell. */
export function writeTable(quill: Quill, table: TableNow, stepped: Stepped<CellText>, letter = 0): void {
  const { start, length, key } = table;
  const gone = new Delta().retain(start).delete(length);
  asOneStep(quill, () => {
    if (stepped === null) {
      quill.updateContents(gone, 'user');
      quill.setSelection(start, 0, 'silent');
      return;
    }
    const { lines, caret } = linesOf(stepped.grid, key, stepped);
    const change = quill.getContents(start, length).diff(lines);
    quill.updateContents(new Delta().retain(start).concat(change), 'user');
    quill.setSelection(start + caret + letter, 0, 'silent');
  });
}

/** Changes the table where the caret is; whether there is one. */
export function stepTable(quill: Quill, step: Step): boolean {
  const range = quill.getSelection(true);
  const table = tableNow(quill, range.index);
  const area = table && selectedArea(quill, range, table);
  if (!table || !area) {
    return false;
  }
  const stepped = step(table.grid, area, joined);
  const [, letter] = quill.getLine(range.index);
  const before = table.places.get(range.index - letter)?.text;
  const isSame = stepped !== null && cellAt(stepped.grid, stepped.row, stepped.column)?.text === before;
  writeTable(quill, table, stepped, isSame ? letter : 0);
  return true;
}

/** The texts of cells that become one, each below the other. */
function joined(texts: readonly CellText[]): CellText {
  const written = texts.filter(({ words }) => words.length() > 0);
  const words = written.reduce(
    (all, text) => (all.length() > 0 ? all.insert({ softBreak: true }) : all).concat(text.words),
    new Delta(),
  );
  return { words, look: texts[0]?.look ?? {} };
}

export const deleteTable: Step = () => null;
