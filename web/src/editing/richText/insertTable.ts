import Delta from 'quill-delta';
import type { Quill } from './createQuill.ts';
import { newKey } from './table/tableBlots.ts';
import type { Grid } from './table/tableGrid.ts';
import { linesOf, type CellText } from './table/tableText.ts';

const newRows = 3;
const newColumns = 2;

/** Puts a table below the line where the cursor is, unless that is empty. */
export function insertTable(quill: Quill): void {
  const { index } = quill.getSelection(true);
  const [line, offset] = quill.getLine(index);
  const start = index - offset;
  const length = line?.length() ?? 1;
  const at = length > 1 ? start + length : start;
  const { lines } = linesOf(emptyGrid(), newKey(), { row: 0, column: 0 });
  quill.updateContents(new Delta().retain(at).concat(lines), 'user');
  quill.setSelection(at, 0, 'silent');
}

function emptyGrid(): Grid<CellText> {
  const empty: CellText = { words: new Delta(), look: {} };
  return {
    empty,
    rows: Array.from({ length: newRows }, () => ({ key: null, part: 'body' })),
    cells: Array.from({ length: newRows * newColumns }, (_, at) => ({
      row: Math.floor(at / newColumns),
      column: at % newColumns,
      rows: 1,
      columns: 1,
      scope: null,
      text: empty,
    })),
  };
}
