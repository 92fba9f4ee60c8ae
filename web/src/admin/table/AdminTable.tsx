/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role -- browsers forget what a table is where it is not drawn as one */
import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { hasManyColumns, useAdminTableStyles } from './AdminTable.styles.ts';
import { tableMessages as messages } from './messages.ts';
import { SelectBox } from './SelectBox.tsx';
import { SortHead } from './SortHead.tsx';
import type { TableSort } from './tableSort.ts';
import type { RowSelection } from './useSelection.ts';

/** A column of a table. */
export interface Column<Row> {
  key: string;
  /** Its head; on a phone the label of its value in each card. */
  head: string;
  cell: (row: Row) => ReactNode;
  /** The name of its order in the address; without one nothing is ordered by it. */
  sort?: string;
  /** `end` for numbers that are compared down the column. */
  align?: 'end';
  /** Cannot be hidden (`ColumnMenu`). */
  fixed?: true;
  /** Is shown only when someone asks for it. */
  hiddenAtFirst?: boolean;
  /** Is shown at first in wide windows alone (`useColumns`). */
  wideOnly?: boolean;
}

/**
 * A table of what admins look after. The first column says what a row is about. The heads stay in sight and order the rows, where
 * `onSorted` is given; where there is no room for columns, each row is a card. The roles are written out, see above.
 */
export function AdminTable<Row extends { readonly id: string }>({
  label,
  columns,
  rows,
  busy = false,
  sort = null,
  onSorted,
  selection,
  nameOf,
}: {
  /** What the table lists, for those who do not see it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** True while other rows are on their way. */
  busy?: boolean;
  /** How the rows are ordered, null for the order that they have on their own. */
  sort?: TableSort | null;
  onSorted?: ((sort: TableSort | null) => void) | undefined;
  /** Gives each row a box, which is called by `nameOf`. */
  selection?: RowSelection | undefined;
  nameOf?: (row: Row) => string;
}): ReactElement {
  const styles = useAdminTableStyles();
  const intl = useIntl();
  const shown = rows.map(({ id }) => id);
  const chosen = selection ? shown.filter(selection.has).length : 0;
  return (
    <div className={styles.room}>
      <div className={mergeClasses(styles.columns, hasManyColumns(columns) && styles.manyColumns)}>
        <table role="table" aria-label={label} aria-busy={busy} className={styles.table}>
          <thead role="rowgroup" className={styles.head}>
            <tr role="row">
              {selection ? (
                <td role="cell" className={mergeClasses(styles.headCell, styles.boxHead)}>
                  <SelectBox
                    name={intl.formatMessage(messages.selectShown)}
                    checked={chosen === 0 ? false : chosen === rows.length ? true : 'mixed'}
                    onChanged={() => selection.setShown(shown, chosen < rows.length)}
                    onEscape={selection.clear}
                  />
                </td>
              ) : null}
              {columns.map(({ key, head, sort: by, align }) => (
                <th
                  key={key}
                  role="columnheader"
                  scope="col"
                  aria-sort={
                    by === undefined || sort?.by !== by ? undefined : sort.descending ? 'descending' : 'ascending'
                  }
                  className={mergeClasses(styles.headCell, align === 'end' && styles.end)}
                >
                  {by !== undefined && onSorted ? (
                    <SortHead head={head} by={by} sort={sort} onSorted={onSorted} />
                  ) : (
                    head
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={styles.body}>
            {rows.map((row) => (
              <tr
                key={row.id}
                role="row"
                className={mergeClasses(styles.row, selection?.has(row.id) && styles.selected)}
              >
                {selection ? (
                  <td role="cell" className={mergeClasses(styles.cell, styles.box)}>
                    <SelectBox
                      name={intl.formatMessage(messages.selectRow, { row: nameOf?.(row) ?? row.id })}
                      checked={selection.has(row.id)}
                      onChanged={(checked, extend) => selection.set(row.id, checked, shown, extend)}
                      onEscape={selection.clear}
                    />
                  </td>
                ) : null}
                {columns.map(({ key, head, cell, align }, index) =>
                  index === 0 ? (
                    <th
                      key={key}
                      role="rowheader"
                      scope="row"
                      className={mergeClasses(styles.cell, styles.subject, selection && styles.besideBox)}
                    >
                      {cell(row)}
                    </th>
                  ) : (
                    <td
                      key={key}
                      role="cell"
                      data-label={head}
                      className={mergeClasses(styles.cell, styles.value, align === 'end' && styles.end)}
                    >
                      <div>{cell(row)}</div>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
