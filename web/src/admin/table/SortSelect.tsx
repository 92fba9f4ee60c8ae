import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { hasManyColumns } from './AdminTable.styles.ts';
import type { Column } from './AdminTable.tsx';
import { tableMessages as messages } from './messages.ts';
import { readSort, writeSort, type TableSort } from './tableSort.ts';

// Where each row is a card there are no heads to press.
const useStyles = makeStyles({
  select: { '@media (min-width: 720px)': { display: 'none' } },
  ofManyColumns: {
    '@media (min-width: 720px)': { display: 'block', maxWidth: 'calc(50% - 8px)' },
    '@media (min-width: 1200px)': { display: 'none' },
  },
});

/** The order of a table whose rows are cards. */
export function SortSelect<Row>({
  columns,
  usual = 'newestFirst',
  sort,
  onSorted,
}: {
  columns: readonly Column<Row>[];
  /** How the list is ordered while no order was chosen. */
  usual?: 'byAddress' | 'byName' | 'newestFirst' | 'mostFirst';
  sort: TableSort | null;
  onSorted: (sort: TableSort | null) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const sortable = columns.flatMap(({ sort: by, head }) => (by === undefined ? [] : [{ by, head }]));
  const options = sortable.flatMap(({ by, head }) => [
    { value: writeSort({ by, descending: false }), label: intl.formatMessage(messages.ascending, { column: head }) },
    { value: writeSort({ by, descending: true }), label: intl.formatMessage(messages.descending, { column: head }) },
  ]);
  return (
    <div className={mergeClasses(styles.select, hasManyColumns(columns) && styles.ofManyColumns)}>
      <SelectField
        label={intl.formatMessage(messages.sortBy)}
        value={sort ? writeSort(sort) : ''}
        options={[{ value: '', label: intl.formatMessage(messages[usual]) }, ...options]}
        onChanged={(value) =>
          onSorted(
            readSort(
              value,
              sortable.map(({ by }) => by),
            ),
          )
        }
      />
    </div>
  );
}
