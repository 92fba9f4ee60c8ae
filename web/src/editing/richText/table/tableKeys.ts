import Delta from 'quill-delta';
import type { Range } from 'quill/core.js';
import type { Context } from 'quill/modules/keyboard.js';
import type { Quill } from '../createQuill.ts';
import { isLeaving } from '../listKeys.ts';
import { asOneStep } from '../typed.ts';
import { TableCell } from './tableBlots.ts';
import { addLastRow } from './tableSteps.ts';
import { cellBlotAt, stepTable, tableBlotOf } from './tableText.ts';

interface On {
  readonly quill: Quill;
}

const inTable = { format: ['table'] };
const plain = { collapsed: true, shiftKey: false, shortKey: false, altKey: false };

/** The keys of tables, by the names that the library has for what they replace. */
export const tableBindings = {
  'table enter': {
    key: 'Enter',
    shiftKey: null,
    ...inTable,
    handler(this: On, { index, length }: Range) {
      this.quill.deleteText(index, length, 'user');
      this.quill.insertEmbed(index, 'softBreak', true, 'user');
      this.quill.setSelection(index + 1, 0, 'silent');
      return false;
    },
  },
  'table leave': {
    key: 'Enter',
    shortKey: true,
    ...inTable,
    handler(this: On) {
      addLine(this.quill, 'below');
      return false;
    },
  },
  'table tab': {
    key: 'Tab',
    shiftKey: null,
    ...inTable,
    handler(this: On, { index }: Range, { event }: Context) {
      return isLeaving.get(this.quill) === true || !goToCell(this.quill, index, event.shiftKey ? -1 : 1);
    },
  },
  // Within a table the browser knows where up and down lead.
  'table up': {
    key: 'ArrowUp',
    ...plain,
    ...inTable,
    handler(this: On, { index }: Range, { prefix }: Context) {
      const table = tableAt(this.quill, index);
      const isFirst = table?.start === 0 && cellBlotAt(this.quill, index)?.parent.prev === null;
      if (!isFirst || prefix !== '') {
        return true;
      }
      addLine(this.quill, 'above');
      return false;
    },
  },
  'table down': null,
  'backspace behind table': {
    key: 'Backspace',
    collapsed: true,
    offset: 0,
    format: { table: false, list: false } as Record<string, unknown>,
    handler(this: On, { index }: Range, { line }: Context) {
      const isBehind = index > 0 && cellBlotAt(this.quill, index - 1) !== null;
      if (isBehind) {
        dropEmpty(this.quill, index, line.length());
        this.quill.setSelection(index - 1, 0, 'user');
      }
      return !isBehind;
    },
  },
  'delete before table': {
    key: 'Delete',
    collapsed: true,
    suffix: /^$/,
    format: { table: false } as Record<string, unknown>,
    handler(this: On, { index }: Range, { line }: Context) {
      const isBefore = cellBlotAt(this.quill, index + 1) !== null;
      if (isBefore) {
        const isGone = dropEmpty(this.quill, index, line.length());
        this.quill.setSelection(index + (isGone ? 0 : 1), 0, 'user');
      }
      return !isBefore;
    },
  },
};

/** Takes an empty line beside a table away, unless it is the last of the text; whether it did. */
function dropEmpty(quill: Quill, index: number, length: number): boolean {
  const isDropped = length === 1 && index + 1 < quill.getLength();
  if (isDropped) {
    quill.updateContents(new Delta().retain(index).delete(1), 'user');
  }
  return isDropped;
}

/** Puts the caret into the next cell, or the one before; there is always a next one. Whether there is one. */
function goToCell(quill: Quill, index: number, step: 1 | -1): boolean {
  const cell = cellBlotAt(quill, index);
  const table = tableAt(quill, index);
  if (!cell || !table) {
    return false;
  }
  const start = quill.getIndex(cell);
  const next = step === 1 ? start + cell.length() : start - 1;
  if (next >= table.end) {
    return stepTable(quill, addLastRow);
  }
  if (next < table.start) {
    return false;
  }
  quill.setSelection(next, 0, 'user');
  return true;
}

function tableAt(quill: Quill, index: number): { readonly start: number; readonly end: number } | null {
  const cell = cellBlotAt(quill, index);
  const table = cell && tableBlotOf(cell);
  const start = table ? quill.getIndex(table) : 0;
  return table && { start, end: start + table.length() };
}

/** Puts an empty line beside the table where the caret is, and the caret into it. */
export function addLine(quill: Quill, side: 'above' | 'below'): void {
  const table = tableAt(quill, quill.getSelection(true).index);
  if (table) {
    const at = side === 'above' ? table.start : table.end;
    asOneStep(quill, () => {
      quill.updateContents(new Delta().retain(at).insert('\n'), 'user');
      quill.setSelection(at, 0, 'silent');
    });
  }
}

/** Behind a table at the end of a text there is always a line to write in. */
export function keepLineBelow(quill: Quill): void {
  const [line] = quill.getLine(quill.getLength() - 1);
  if (line instanceof TableCell) {
    quill.updateContents(new Delta().retain(quill.getLength()).insert('\n'), 'silent');
  }
}

/** Undoing and doing again find the line below as it is: it is no step of its author. */
export function handleTables(quill: Quill): void {
  quill.on('text-change', () => keepLineBelow(quill));
}
