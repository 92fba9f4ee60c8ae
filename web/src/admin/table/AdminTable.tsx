/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role -- browsers forget what a table is where it is not drawn as one */
import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useAdminTableStyles } from './AdminTable.styles.ts';

/** A column of a table. */
export interface Column<Row> {
  key: string;
  /** Its head; on a phone the label of its value in each card. */
  head: string;
  cell: (row: Row) => ReactNode;
}

/**
 * A table of what admins look after. The first column says what a row is about. The heads stay in sight; where there is no room for
 * columns, each row is a card. The roles are written out, see above.
 */
export function AdminTable<Row extends { readonly id: string }>({
  label,
  columns,
  rows,
  busy = false,
}: {
  /** What the table lists, for those who do not see it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** True while other rows are on their way. */
  busy?: boolean;
}): ReactElement {
  const styles = useAdminTableStyles();
  return (
    <table role="table" aria-label={label} aria-busy={busy} className={styles.table}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map(({ key, head }) => (
            <th key={key} role="columnheader" scope="col" className={styles.headCell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <tr key={row.id} role="row" className={styles.row}>
            {columns.map(({ key, head, cell }, index) =>
              index === 0 ? (
                <th key={key} role="rowheader" scope="row" className={mergeClasses(styles.cell, styles.subject)}>
                  {cell(row)}
                </th>
              ) : (
                <td key={key} role="cell" data-label={head} className={mergeClasses(styles.cell, styles.value)}>
                  <div>{cell(row)}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
