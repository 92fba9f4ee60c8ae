import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../ui/form/SelectField.tsx';
import { jobMessages as messages } from './messages.ts';
import type { JobRowState } from './__generated__/JobRowsQuery.graphql.ts';

const useStyles = makeStyles({ filter: { flexGrow: 1, maxWidth: '240px' } });

/** Which rows of a job can be shown alone. */
export const rowFilters = {
  all: { states: null, name: messages.allRows, future: messages.allRows },
  refused: { states: ['REFUSED'], name: messages.refusedRows, future: messages.refusedRows },
  done: { states: ['DONE'], name: messages.doneRows, future: messages.wouldBeDoneRows },
  unchanged: { states: ['UNCHANGED'], name: messages.unchangedRows, future: messages.staysRows },
} as const satisfies Record<string, { states: readonly JobRowState[] | null; name: object; future: object }>;

export type RowFilterWord = keyof typeof rowFilters;

/** The field that narrows the rows of a job. */
export function JobRowFilter({
  word,
  tries,
  onChanged,
}: {
  word: RowFilterWord;
  /** Whether the job says what would happen. */
  tries: boolean;
  onChanged: (word: RowFilterWord) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div className={styles.filter}>
      <SelectField
        label={intl.formatMessage(messages.show)}
        value={word}
        options={Object.entries(rowFilters).map(([value, { name, future }]) => ({
          value,
          label: intl.formatMessage(tries ? future : name),
        }))}
        onChanged={(value) => onChanged(value as RowFilterWord)}
      />
    </div>
  );
}
