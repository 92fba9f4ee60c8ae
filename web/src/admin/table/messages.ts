import { defineMessages } from '../../i18n/defineMessages.ts';

export const tableMessages = defineMessages({
  sortBy: {
    id: 'table.sortBy',
    defaultMessage: 'Order by',
    description: 'Label of the choice of an order, on a phone.',
  },
  byAddress: {
    id: 'table.byAddress',
    defaultMessage: 'By e-mail address',
    description: 'In the choice of an order: how the list is ordered while none was chosen.',
  },
  byName: {
    id: 'table.byName',
    defaultMessage: 'By name',
    description: 'In the choice of an order: how the list is ordered while none was chosen.',
  },
  newestFirst: {
    id: 'table.newestFirst',
    defaultMessage: 'Newest first',
    description: 'In the choice of an order: how the list is ordered while none was chosen.',
  },
  mostFirst: {
    id: 'table.mostFirst',
    defaultMessage: 'Most first',
    description: 'In the choice of an order: how a list of numbers is ordered while none was chosen.',
  },
  ascending: {
    id: 'table.ascending',
    defaultMessage: '{column}, ascending',
    description: 'In the choice of an order.',
  },
  descending: {
    id: 'table.descending',
    defaultMessage: '{column}, descending',
    description: 'In the choice of an order.',
  },
  pages: {
    id: 'table.pages',
    defaultMessage: 'Pages of the list',
    description: 'Name of the buttons that turn pages.',
  },
  previousPage: { id: 'table.previousPage', defaultMessage: 'Previous page', description: 'Button below a table.' },
  nextPage: { id: 'table.nextPage', defaultMessage: 'Next page', description: 'Button below a table.' },
  columns: { id: 'table.columns', defaultMessage: 'Columns', description: 'Button: which columns a table shows.' },
  firstColumns: {
    id: 'table.firstColumns',
    defaultMessage: 'Usual columns',
    description: 'Menu item: the table shows again what it shows at first.',
  },
  csv: { id: 'table.csv', defaultMessage: 'Download CSV', description: 'Button: downloads the list as it is shown.' },
  select: { id: 'table.select', defaultMessage: 'Select', description: 'Head of the column with the boxes.' },
  selectRow: {
    id: 'table.selectRow',
    defaultMessage: 'Select {row}',
    description: 'Name of the box of a row, for those who do not see it. {row} is what the row is about.',
  },
  selectShown: {
    id: 'table.selectShown',
    defaultMessage: 'Select all rows of this page',
    description: 'Name of the box in the head of a table.',
  },
  selected: {
    id: 'table.selected',
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
    description: 'How many rows are selected, over all pages.',
  },
  selectAll: {
    id: 'table.selectAll',
    defaultMessage: 'Select all {count, number}',
    description: 'Button: selects all rows that match the filter, over all pages.',
  },
  clear: { id: 'table.clear', defaultMessage: 'Clear selection', description: 'Button: no row is selected any more.' },
  withSelected: {
    id: 'table.withSelected',
    defaultMessage: 'Selected rows',
    description: 'Name of the bar with what can be done with selected rows.',
  },
});
