import type { MessageDescriptor } from 'react-intl';
import { fieldMessages } from '../../messages.ts';
import type { Keys } from '../commands.ts';
import type { Quill } from '../createQuill.ts';
import { tableMessages as messages } from './messages.ts';
import { addLine } from './tableKeys.ts';
import { hasHeaderRow } from './tableGrid.ts';
import {
  addColumn,
  addRow,
  canMerge,
  deleteColumns,
  deleteRows,
  hasHeaderColumn,
  isMerged,
  mergeCells,
  splitCell,
  toggleHeaderColumn,
  toggleHeaderRow,
  type Step,
} from './tableSteps.ts';
import { cellBlotAt, deleteTable, selectedArea, stepTable, tableNow } from './tableText.ts';

/** What can be done with a table. */
export interface TableTool {
  readonly name: MessageDescriptor;
  readonly keys?: Keys;
  /** Of what is on or off: whether it is on. */
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly run: (quill: Quill) => void;
}

const step = (name: MessageDescriptor, does: Step, more: Partial<TableTool> = {}): TableTool => ({
  name,
  run: (quill) => void stepTable(quill, does),
  ...more,
});

/** The tools for the table where the caret is, in groups; none where there is no table. */
export function tableTools(quill: Quill): readonly (readonly TableTool[])[] {
  const range = quill.getSelection();
  const table = range && tableNow(quill, range.index);
  const area = table && selectedArea(quill, range, table);
  if (!table || !area) {
    return [];
  }
  const { grid } = table;
  const [left, right] = runsFromRight(quill, range.index)
    ? (['behind', 'before'] as const)
    : (['before', 'behind'] as const);
  return [
    [
      step(messages.headerRow, toggleHeaderRow, { checked: hasHeaderRow(grid) }),
      step(messages.headerColumn, toggleHeaderColumn, { checked: hasHeaderColumn(grid) }),
    ],
    [
      step(messages.rowAbove, addRow('above')),
      step(fieldMessages.addRow, addRow('below')),
      step(messages.columnLeft, addColumn(left)),
      step(fieldMessages.addColumn, addColumn(right)),
    ],
    [
      step(messages.mergeCells, mergeCells, { disabled: !canMerge(grid, area) }),
      step(messages.splitCell, splitCell, { disabled: !isMerged(grid, area) }),
    ],
    [
      { name: messages.lineAbove, run: (at) => addLine(at, 'above') },
      { name: messages.lineBelow, keys: { key: 'Enter' }, run: (at) => addLine(at, 'below') },
    ],
    [
      step(fieldMessages.deleteRow, deleteRows),
      step(fieldMessages.deleteColumn, deleteColumns),
      step(fieldMessages.deleteTable, deleteTable),
    ],
  ];
}

function runsFromRight(quill: Quill, index: number): boolean {
  const cell = cellBlotAt(quill, index)?.domNode;
  const table = cell?.closest('table');
  return table ? getComputedStyle(table).direction === 'rtl' : false;
}
