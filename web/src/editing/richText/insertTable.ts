import type Table from 'quill/modules/table.js';
import type { Quill } from './createQuill.ts';

const newRows = 3;
const newColumns = 2;

export const tableOf = (quill: Quill): Table => quill.getModule('table') as Table;

/** Puts a table below the line where the cursor is, unless that is empty. */
export function insertTable(quill: Quill): void {
  const { index } = quill.getSelection(true);
  const [line, offset] = quill.getLine(index);
  const end = index - offset + (line?.length() ?? 1) - 1;
  if (line && line.length() > 1) {
    quill.insertText(end, '\n', 'user');
    quill.removeFormat(end + 1, 1, 'user');
    quill.setSelection(end + 1, 0, 'silent');
  }
  tableOf(quill).insertTable(newRows, newColumns);
}
