/** What a heading heads, as HTML says it; empty where it does not say. */
export type Scope = 'col' | 'row' | 'colgroup' | 'rowgroup' | '';

export type Part = 'head' | 'body' | 'foot';

/** A cell as HTML lists it: where it stands follows from those before it. */
export interface ListedCell<Text> {
  readonly text: Text;
  /** Of a heading; null for any other cell. */
  readonly scope: Scope | null;
  readonly columns: number;
  readonly rows: number;
}

export interface ListedRow<Text> {
  readonly key: string | null;
  readonly part: Part;
  readonly cells: readonly ListedCell<Text>[];
}

/** A cell, and the first row and column that it covers. */
export interface Cell<Text> extends ListedCell<Text> {
  readonly row: number;
  readonly column: number;
}

export interface Row {
  /** Null for one that is new. */
  readonly key: string | null;
  readonly part: Part;
}

/** A table whose cells cover each place once, and in which a cell begins in each row and each column. */
export interface Grid<Text> {
  readonly rows: readonly Row[];
  readonly cells: readonly Cell<Text>[];
  readonly empty: Text;
}

export type Axis = 'row' | 'column';

const sizeOf = { row: 'rows', column: 'columns' } as const;

export const covers = (cell: Cell<unknown>, row: number, column: number): boolean =>
  cell.row <= row && row < cell.row + cell.rows && cell.column <= column && column < cell.column + cell.columns;

export const lengthOf = ({ cells }: Pick<Grid<unknown>, 'cells'>, axis: Axis): number =>
  cells.reduce((end, cell) => Math.max(end, cell[axis] + cell[sizeOf[axis]]), 0);

export const cellAt = <Text>(grid: Grid<Text>, row: number, column: number): Cell<Text> | undefined =>
  grid.cells.find((cell) => covers(cell, row, column));

/** Puts cells where HTML puts them, and mends what does not fit: places without a cell, lines in which none begins. */
export function gridOf<Text>(listed: readonly ListedRow<Text>[], empty: Text): Grid<Text> {
  const cells: Cell<Text>[] = [];
  const taken = new Set<string>();
  listed.forEach(({ cells: ofRow, part }, row) => {
    let column = 0;
    const rest = listed.slice(row).findIndex((other) => other.part !== part);
    const below = rest === -1 ? listed.length - row : rest;
    for (const cell of ofRow) {
      while (taken.has(`${row} ${column}`)) {
        column += 1;
      }
      // As in browsers a cell ends with its part of the table.
      const rows = Math.min(Math.max(cell.rows, 1), below);
      let columns = 1;
      while (columns < cell.columns && !taken.has(`${row} ${column + columns}`)) {
        columns += 1;
      }
      for (let at = 0; at < rows * columns; at += 1) {
        taken.add(`${row + Math.floor(at / columns)} ${column + (at % columns)}`);
      }
      cells.push({ ...cell, row, column, rows, columns });
      column += columns;
    }
  });
  return tidied({ rows: listed.map(({ key, part }) => ({ key, part })), cells, empty });
}

/** The cells as HTML lists them. */
export const listedRows = <Text>({ rows, cells }: Grid<Text>): (Row & { readonly cells: readonly Cell<Text>[] })[] =>
  rows.map((row, at) => ({
    ...row,
    cells: cells.filter((cell) => cell.row === at).sort((a, b) => a.column - b.column),
  }));

/** Without lines in which no cell begins, and with a cell in each place. */
export function tidied<Text>(grid: Grid<Text>): Grid<Text> {
  return filled(withoutIdle(withoutIdle(grid, 'row'), 'column'));
}

function withoutIdle<Text>(grid: Grid<Text>, axis: Axis): Grid<Text> {
  const begins = new Set(grid.cells.map((cell) => cell[axis]));
  const idle = Array.from({ length: lengthOf(grid, axis) }, (_, at) => at).filter((at) => !begins.has(at));
  const left = idle.reduceRight((rest, at) => withoutLine(rest, axis, at), grid);
  return axis === 'row' ? { ...left, rows: left.rows.slice(0, lengthOf(left, 'row')) } : left;
}

function filled<Text>(grid: Grid<Text>, columns = lengthOf(grid, 'column')): Grid<Text> {
  const taken = new Set(
    grid.cells.flatMap((cell) =>
      Array.from(
        { length: cell.rows * cell.columns },
        (_, at) => `${cell.row + Math.floor(at / cell.columns)} ${cell.column + (at % cell.columns)}`,
      ),
    ),
  );
  const missing = grid.rows.flatMap((_, row) =>
    Array.from({ length: columns }, (_each, column) => column)
      .filter((column) => !taken.has(`${row} ${column}`))
      .map((column) => blank(grid, row, column)),
  );
  return missing.length === 0 ? grid : { ...grid, cells: [...grid.cells, ...missing] };
}

/** A new cell is a heading where its row or its column is one. */
function blank<Text>(grid: Grid<Text>, row: number, column: number): Cell<Text> {
  const beside = grid.cells.filter((cell) => cell.row === row);
  const above = belowHeaderRow(grid, column);
  const isHead = grid.rows[row]?.part === 'head' || heads(grid, beside, 'col');
  const scope = isHead ? 'col' : heads(grid, above, 'row') ? 'row' : null;
  return { row, column, rows: 1, columns: 1, scope, text: grid.empty };
}

/** A heading that reaches out of the header row keeps that row in the body, where it heads its columns all the same. */
export const hasHeaderRow = (grid: Grid<unknown>): boolean =>
  heads(
    grid,
    grid.cells.filter(({ row }) => row === 0),
    'col',
  );

/** The cells that begin in a column below the header row. */
export function belowHeaderRow<Text>(grid: Grid<Text>, column: number): readonly Cell<Text>[] {
  const hasRow = hasHeaderRow(grid);
  return grid.cells.filter(
    (cell) => cell.column === column && grid.rows[cell.row]?.part !== 'head' && !(hasRow && cell.row === 0),
  );
}

/** Whether cells are headings along a line, all of them. */
export const heads = (grid: Grid<unknown>, cells: readonly Cell<unknown>[], along: 'col' | 'row'): boolean =>
  cells.length > 0 && cells.every((cell) => direction(grid, cell) === along);

/** What a heading runs along. One that does not say is taken as browsers take it: by where there are no cells but headings. */
function direction({ cells }: Grid<unknown>, cell: Cell<unknown>): 'col' | 'row' | null {
  if (cell.scope === null) {
    return null;
  }
  if (cell.scope !== '') {
    return cell.scope.startsWith('row') ? 'row' : 'col';
  }
  const onlyHeadings = (axis: Axis): boolean =>
    cells.every((other) => other.scope !== null || !isBeside(cell, other, axis));
  return onlyHeadings('row') ? 'col' : onlyHeadings('column') ? 'row' : null;
}

/** Whether two cells share a line. */
const isBeside = (cell: Cell<unknown>, other: Cell<unknown>, axis: Axis): boolean =>
  other[axis] < cell[axis] + cell[sizeOf[axis]] && cell[axis] < other[axis] + other[sizeOf[axis]];

/** Takes a line away. A cell that covers others as well gets smaller, and keeps its text. */
export function withoutLine<Text>(grid: Grid<Text>, axis: Axis, at: number): Grid<Text> {
  const size = sizeOf[axis];
  const cells = grid.cells.flatMap((cell) => {
    if (cell[axis] > at) {
      return [{ ...cell, [axis]: cell[axis] - 1 }];
    }
    const isCovered = cell[axis] + cell[size] > at;
    return isCovered ? (cell[size] > 1 ? [{ ...cell, [size]: cell[size] - 1 }] : []) : [cell];
  });
  return { ...grid, cells, rows: axis === 'row' ? grid.rows.filter((_, row) => row !== at) : grid.rows };
}

/** Makes room for a line. A cell that covers both sides covers it as well. */
export function withLine<Text>(grid: Grid<Text>, axis: Axis, at: number): Grid<Text> {
  const size = sizeOf[axis];
  const cells = grid.cells.map((cell) => {
    if (cell[axis] >= at) {
      return { ...cell, [axis]: cell[axis] + 1 };
    }
    return cell[axis] + cell[size] > at ? { ...cell, [size]: cell[size] + 1 } : cell;
  });
  if (axis === 'row') {
    const rows = grid.rows.toSpliced(at, 0, { key: null, part: partBetween(grid.rows[at - 1], grid.rows[at]) });
    return filled({ ...grid, rows, cells });
  }
  return filled({ ...grid, cells }, lengthOf(grid, 'column') + 1);
}

const partBetween = (above: Row | undefined, below: Row | undefined): Part =>
  above && below
    ? above.part === below.part
      ? above.part
      : 'body'
    : (above ?? below)?.part === 'head' && !above
      ? 'head'
      : 'body';
