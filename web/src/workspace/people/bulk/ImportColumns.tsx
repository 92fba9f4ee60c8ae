import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { bulkMessages as messages } from './messages.ts';
import { separators, type ColumnMatch, type Meaning, type ParsedTable } from './parsePeople.ts';

const useStyles = makeStyles({
  columns: { display: 'flex', flexDirection: 'column', gap: '12px' },
  fields: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    maxWidth: '960px',
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  found: { margin: 0, color: tokens.colorNeutralForeground2 },
});

const separatorNames = {
  ',': messages.comma,
  ';': messages.semicolon,
  '\t': messages.tab,
  '|': messages.bar,
} as const satisfies Record<(typeof separators)[number], object>;

const meanings = [
  ['username', messages.addressColumn],
  ['name', messages.nameColumn],
  ['firstName', messages.firstNameColumn],
  ['lastName', messages.lastNameColumn],
  ['createCourse', messages.coursesColumn],
  ['createVoucher', messages.vouchersColumn],
  ['groups', messages.groupsColumn],
] as const satisfies readonly (readonly [Meaning, object])[];

/** What was read of a table: its separator and which column means what; both are found out and can be corrected. */
export function ImportColumns({
  table,
  match,
  onSeparator,
  onMatch,
}: {
  table: ParsedTable;
  match: ColumnMatch;
  onSeparator: (separator: string) => void;
  onMatch: (match: ColumnMatch) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { heads, rows } = table;
  const width = Math.max(heads?.length ?? 0, rows[0]?.length ?? 0);
  const options = Array.from({ length: width }, (_, index) => ({
    value: String(index),
    label: heads?.[index] || intl.formatMessage(messages.columnNumber, { number: index + 1 }),
  }));
  return (
    <section className={styles.columns} aria-label={intl.formatMessage(messages.columns)}>
      <h2 className={styles.heading}>{intl.formatMessage(messages.columns)}</h2>
      <p className={styles.found} role="status">
        {intl.formatMessage(messages.found, { count: rows.length })}
      </p>
      <div className={styles.fields}>
        <SelectField
          label={intl.formatMessage(messages.separator)}
          value={table.separator}
          options={separators.map((value) => ({ value, label: intl.formatMessage(separatorNames[value]) }))}
          onChanged={onSeparator}
        />
        {meanings.map(([meaning, name]) => (
          <SelectField
            key={meaning}
            label={intl.formatMessage(name)}
            value={String(match[meaning] ?? '')}
            options={[{ value: '', label: intl.formatMessage(messages.noColumn) }, ...options]}
            onChanged={(value) => onMatch({ ...match, [meaning]: value === '' ? null : Number(value) })}
          />
        ))}
      </div>
    </section>
  );
}
