import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { TableSearch } from '../../admin/table/TableSearch.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { GroupFilter } from '../group/GroupFilter.tsx';
import { accessMessages } from './accessMessages.ts';
import { peopleMessages as messages } from './messages.ts';
import {
  filterWords,
  readRight,
  readStatus,
  type FilterWord,
  type PeopleFilter,
  type RightWord,
  type PeopleShown,
} from './peopleView.ts';

const useStyles = makeStyles({
  tools: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: '800px',
    '@media (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 3fr) repeat(auto-fit, minmax(160px, 2fr))' },
  },
  // One filter more than in other lists.
  ofRights: {
    maxWidth: '1040px',
    '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 3fr) repeat(3, minmax(0, 2fr))' },
  },
});

const filterNames: Readonly<Record<FilterWord, MessageDescriptor>> = {
  added: messages.added,
  invited: messages.invited,
  joined: messages.joined,
  revoked: messages.revoked,
  noaccess: accessMessages.noAccessFilter,
  rightswait: messages.waitsForProof,
};

const rightChoices: readonly (readonly [RightWord | 'everyone', MessageDescriptor])[] = [
  ['any', accessMessages.anyRight],
  ['admin', accessMessages.admins],
  ['courses', messages.mayCreateCourses],
  ['vouchers', messages.mayCreateVouchers],
  ['everyone', accessMessages.everyone],
];

/** The search and the filter above a list of people. */
export function PeopleTools({
  filter,
  ofGroup = false,
  shows = 'invitations',
  onChanged,
}: {
  filter: PeopleFilter;
  /** Whether the list is that of a group, which is no filter then. */
  ofGroup?: boolean;
  /** The list of rights can be narrowed to a right. */
  shows?: PeopleShown;
  onChanged: (filter: PeopleFilter) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div role="search" className={mergeClasses(styles.tools, shows === 'rights' && styles.ofRights)}>
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
          ...filterWords
            .filter((word) => !(ofGroup && word === 'noaccess'))
            .map((word) => ({ value: word, label: intl.formatMessage(filterNames[word]) })),
        ]}
        onChanged={(word) => onChanged({ ...filter, status: readStatus(word) })}
      />
      {shows === 'rights' ? (
        <SelectField
          label={intl.formatMessage(accessMessages.right)}
          value={filter.right ?? 'any'}
          options={rightChoices.map(([value, name]) => ({ value, label: intl.formatMessage(name) }))}
          onChanged={(word) => onChanged({ ...filter, right: word === 'any' ? null : readRight(word) })}
        />
      ) : null}
      {ofGroup ? null : <GroupFilter value={filter.group} onChanged={(group) => onChanged({ ...filter, group })} />}
    </div>
  );
}
