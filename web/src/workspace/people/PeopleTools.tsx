import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TableSearch } from '../../admin/table/TableSearch.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { GroupFilter } from '../group/GroupFilter.tsx';
import { peopleMessages as messages } from './messages.ts';
import { readStatus, statusWords, type PeopleFilter, type StatusWord } from './peopleView.ts';
import { statusNames } from './statusNames.ts';

const useStyles = makeStyles({
  tools: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: '800px',
    '@media (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 2fr) repeat(auto-fit, minmax(160px, 1fr))' },
  },
});

/** The search and the filter above a list of people. */
export function PeopleTools({
  filter,
  ofGroup = false,
  onChanged,
}: {
  filter: PeopleFilter;
  /** Whether the list is that of a group, which is no filter then. */
  ofGroup?: boolean;
  onChanged: (filter: PeopleFilter) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const words = Object.keys(statusWords) as StatusWord[];
  return (
    <div role="search" className={styles.tools}>
      <TableSearch
        label={intl.formatMessage(messages.search)}
        placeholder={intl.formatMessage(messages.searchHint)}
        value={filter.search}
        onSearched={(search) => onChanged({ ...filter, search })}
      />
      <SelectField
        label={intl.formatMessage(messages.status)}
        value={filter.status ?? ''}
        options={[
          { value: '', label: intl.formatMessage(messages.anyStatus) },
          ...words.map((word) => ({ value: word, label: intl.formatMessage(statusNames[statusWords[word]]) })),
        ]}
        onChanged={(word) => onChanged({ ...filter, status: readStatus(word) })}
      />
      {ofGroup ? null : <GroupFilter value={filter.group} onChanged={(group) => onChanged({ ...filter, group })} />}
    </div>
  );
}
