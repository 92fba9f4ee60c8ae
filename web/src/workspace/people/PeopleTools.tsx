import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TableSearch } from '../../admin/table/TableSearch.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { peopleMessages as messages } from './messages.ts';
import { filterWords, readStatus, statusWords, type PeopleFilter } from './peopleView.ts';
import { statusNames } from './statusNames.ts';

const useStyles = makeStyles({
  tools: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: '640px',
    '@media (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
});

/** The search and the filter above a list of people. */
export function PeopleTools({
  filter,
  onChanged,
}: {
  filter: PeopleFilter;
  onChanged: (filter: PeopleFilter) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div role="search" className={styles.tools}>
      <TableSearch
        label={intl.formatMessage(messages.search)}
        placeholder={intl.formatMessage(messages.searchHint)}
        value={filter.search}
        onSearched={(search) => onChanged({ search, status: filter.status })}
      />
      <SelectField
        label={intl.formatMessage(messages.status)}
        value={filter.status ?? ''}
        options={[
          { value: '', label: intl.formatMessage(messages.anyStatus) },
          ...filterWords.map((word) => ({
            value: word,
            label: intl.formatMessage(word === 'rightswait' ? messages.waitsForProof : statusNames[statusWords[word]]),
          })),
        ]}
        onChanged={(word) => onChanged({ search: filter.search, status: readStatus(word) })}
      />
    </div>
  );
}
