import { defineMessages } from '../../../i18n/defineMessages.ts';

/** The menu of tables, and their keys. */
export const tableMessages = defineMessages({
  rowAbove: { id: 'fields.rowAbove', defaultMessage: 'Add a row above', description: 'In the menu of tables.' },
  columnLeft: {
    id: 'fields.columnLeft',
    defaultMessage: 'Add a column to the left',
    description: 'In the menu of tables.',
  },
  headerRow: {
    id: 'fields.headerRow',
    defaultMessage: 'Header row',
    description: 'In the menu of tables, ticked where the cells of the first row are headings.',
  },
  headerColumn: {
    id: 'fields.headerColumn',
    defaultMessage: 'Header column',
    description: 'In the menu of tables, ticked where the cells of the first column are headings.',
  },
  mergeCells: {
    id: 'fields.mergeCells',
    defaultMessage: 'Merge cells',
    description: 'In the menu of tables: makes one of the cells that are selected.',
  },
  splitCell: {
    id: 'fields.splitCell',
    defaultMessage: 'Split cell',
    description: 'In the menu of tables: makes several of a cell that was merged.',
  },
  lineAbove: {
    id: 'fields.lineAbove',
    defaultMessage: 'Add a paragraph above',
    description: 'In the menu of tables: above the whole table.',
  },
  lineBelow: {
    id: 'fields.lineBelow',
    defaultMessage: 'Add a paragraph below',
    description: 'In the menu of tables: below the whole table.',
  },
  tableKeys: {
    id: 'fields.tableKeys',
    defaultMessage:
      'In a table, Tab moves to the next cell, and from the last one to a new row. Shift+F10 opens the menu of the table, Ctrl+Enter leads to a new paragraph below. To leave the text from a table, press Escape, then Tab.',
    description: 'Said by screen readers behind the name of a rich text field.',
  },
});
