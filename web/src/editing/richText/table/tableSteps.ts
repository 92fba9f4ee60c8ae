import {
  belowHeaderRow,
  cellAt,
  covers,
  hasHeaderRow,
  heads,
  lengthOf,
  tidied,
  withLine,
  withoutLine,
  type Axis,
  type Cell,
  type Grid,
  type Scope,
} from './tableGrid.ts';

/** The places that are selected, from the first row and column to the last. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** A table after a step, with the place of the caret; null where nothing is left of it. */
export type Stepped<Text> = { readonly grid: Grid<Text>; readonly row: number; readonly column: number } | null;

export type Step = <Text>(grid: Grid<Text>, area: Area, join: (texts: readonly Text[]) => Text) => Stepped<Text>;

export const addRow =
  (side: 'above' | 'below'): Step =>
  (grid, area) => {
    const at = side === 'above' ? area.row : area.row + area.rows;
    return { grid: withLine(grid, 'row', at), row: at, column: area.column };
  };

export const addColumn =
  (side: 'before' | 'behind'): Step =>
  (grid, area) => {
    const at = side === 'before' ? area.column : area.column + area.columns;
    return { grid: withLine(grid, 'column', at), row: area.row, column: at };
  };

const deleteLines =
  (axis: Axis): Step =>
  (grid, area) => {
    const count = axis === 'row' ? area.rows : area.columns;
    let left = grid;
    for (let at = area[axis] + count - 1; at >= area[axis]; at -= 1) {
      left = withoutLine(left, axis, at);
    }
    if (left.cells.length === 0) {
      return null;
    }
    const next = tidied(left);
    return {
      grid: next,
      row: Math.min(area.row, lengthOf(next, 'row') - 1),
      column: Math.min(area.column, lengthOf(next, 'column') - 1),
    };
  };

export const deleteRows = deleteLines('row');
export const deleteColumns = deleteLines('column');

const touches = (cell: Cell<unknown>, area: Area): boolean =>
  cell.row < area.row + area.rows &&
  area.row < cell.row + cell.rows &&
  cell.column < area.column + area.columns &&
  area.column < cell.column + cell.columns;

/** The smallest area around cells; those that reach into it belong to it. */
export function areaAround(grid: Grid<unknown>, cells: readonly Cell<unknown>[]): Area {
  const row = Math.min(...cells.map((cell) => cell.row));
  const column = Math.min(...cells.map((cell) => cell.column));
  const area = {
    row,
    column,
    rows: lengthOf({ cells }, 'row') - row,
    columns: lengthOf({ cells }, 'column') - column,
  };
  const all = grid.cells.filter((cell) => touches(cell, area));
  return all.length > cells.length ? areaAround(grid, all) : area;
}

/** Whether cells are selected that can become one: several, in one part of the table, which ends the cells in it. */
export const canMerge = (grid: Grid<unknown>, area: Area): boolean =>
  grid.cells.filter((cell) => touches(cell, area)).length > 1 &&
  new Set(grid.rows.slice(area.row, area.row + area.rows).map(({ part }) => part)).size === 1;

export const mergeCells: Step = (grid, area, join) => {
  const merged = grid.cells.filter((cell) => touches(cell, area)).sort((a, b) => a.row - b.row || a.column - b.column);
  const [first] = merged;
  const rest = grid.cells.filter((cell) => !merged.includes(cell));
  const one = first && { ...first, ...area, text: join(merged.map(({ text }) => text)) };
  return { grid: tidied({ ...grid, cells: one ? [one, ...rest] : rest }), row: area.row, column: area.column };
};

export const isMerged = (grid: Grid<unknown>, { row, column }: Area): boolean => {
  const cell = cellAt(grid, row, column);
  return cell !== undefined && cell.rows * cell.columns > 1;
};

/** Its text stays in the first of the cells. */
export const splitCell: Step = (grid, { row, column }) => ({
  grid: {
    ...grid,
    cells: grid.cells.flatMap((cell) =>
      covers(cell, row, column)
        ? Array.from({ length: cell.rows * cell.columns }, (_, at) => ({
            ...cell,
            rows: 1,
            columns: 1,
            row: cell.row + Math.floor(at / cell.columns),
            column: cell.column + (at % cell.columns),
            text: at === 0 ? cell.text : grid.empty,
          }))
        : [cell],
    ),
  },
  row,
  column,
});

export const hasHeaderColumn = (grid: Grid<unknown>): boolean => heads(grid, headerColumn(grid), 'row');

/** What a header column consists of: below the header row, or of headings alone where there is nothing below. */
function headerColumn<Text>(grid: Grid<Text>): readonly Cell<Text>[] {
  const below = belowHeaderRow(grid, 0);
  return below.length > 0 ? below : grid.cells.filter(({ column }) => column === 0);
}

/** Two rows and more are the head where a heading is over several columns, and the one beside it over as many rows. */
function headRows({ cells }: Grid<unknown>): number {
  const first = cells.filter(({ row }) => row === 0);
  return first.some(({ columns, rows }) => columns > 1 && rows === 1) ? Math.max(...first.map(({ rows }) => rows)) : 1;
}

export const toggleHeaderRow: Step = (grid, { row, column }) => {
  const isOn = hasHeaderRow(grid);
  const hasColumn = hasHeaderColumn(grid);
  const head = grid.rows.findIndex(({ part }) => part !== 'head');
  const count = isOn ? Math.max(head === -1 ? grid.rows.length : head, 1) : headRows(grid);
  const cells = grid.cells.map((cell) => {
    if (cell.row >= count) {
      return cell;
    }
    const off: Scope | null = hasColumn && cell.column === 0 ? 'row' : null;
    return { ...cell, scope: isOn ? off : 'col' } as const;
  });
  // Where a heading reaches into the rows below, the head cannot end with its row.
  const fits = grid.cells.every((cell) => cell.row >= count || cell.row + cell.rows <= count);
  const part = isOn || !fits ? 'body' : 'head';
  return {
    grid: { ...grid, cells, rows: grid.rows.map((each, at) => (at < count ? { ...each, part } : each)) },
    row,
    column,
  };
};

export const toggleHeaderColumn: Step = (grid, { row, column }) => {
  const first = headerColumn(grid);
  const scope: Scope | null = hasHeaderColumn(grid) ? null : 'row';
  const cells = grid.cells.map((cell) => (first.includes(cell) ? { ...cell, scope } : cell));
  return { grid: { ...grid, cells }, row, column };
};

/** Puts the texts of another table into the cells from a place on, of which there may have to be more. */
export const fillFrom =
  <Text>(source: Grid<Text>) =>
  (grid: Grid<Text>, { row, column }: Area): Stepped<Text> => {
    let roomy = grid;
    while (lengthOf(roomy, 'row') < row + lengthOf(source, 'row')) {
      roomy = withLine(roomy, 'row', lengthOf(roomy, 'row'));
    }
    while (lengthOf(roomy, 'column') < column + lengthOf(source, 'column')) {
      roomy = withLine(roomy, 'column', lengthOf(roomy, 'column'));
    }
    const cells = roomy.cells.map((cell) => {
      const from = source.cells.find((each) => each.row === cell.row - row && each.column === cell.column - column);
      return from ? { ...cell, text: from.text } : cell;
    });
    return { grid: { ...roomy, cells }, row, column };
  };

/** What Tab does in the last cell. */
export const addLastRow: Step = (grid) => {
  const row = lengthOf(grid, 'row');
  return { grid: withLine(grid, 'row', row), row, column: 0 };
};
