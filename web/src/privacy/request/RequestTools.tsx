import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TableSearch } from '../../admin/table/TableSearch.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { privacyMessages as messages } from '../messages.ts';
import { kindWords, stateWords, type KindWord, type PrivacyView } from '../privacyView.ts';

const useStyles = makeStyles({
  tools: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    maxWidth: '960px',
  },
});

type Filter = Pick<PrivacyView, 'state' | 'kind' | 'email'>;

/** The filters above the list of requests. */
export function RequestTools({
  filter,
  onChanged,
}: {
  filter: Filter;
  onChanged: (filter: Partial<Filter>) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const kinds = Object.keys(kindWords) as KindWord[];
  return (
    <div role="search" className={styles.tools}>
      <TableSearch
        label={intl.formatMessage(messages.address)}
        placeholder={intl.formatMessage(messages.addressHint)}
        value={filter.email}
        onSearched={(email) => onChanged({ email })}
      />
      <SelectField
        label={intl.formatMessage(messages.status)}
        value={filter.state ?? ''}
        options={[
          { value: '', label: intl.formatMessage(messages.anyStatus) },
          ...stateWords.map((value) => ({ value, label: intl.formatMessage(messages[value]) })),
        ]}
        onChanged={(value) => onChanged({ state: stateWords.find((word) => word === value) ?? null })}
      />
      <SelectField
        label={intl.formatMessage(messages.request)}
        value={filter.kind ?? ''}
        options={[
          { value: '', label: intl.formatMessage(messages.anyKind) },
          ...kinds.map((value) => ({ value, label: intl.formatMessage(messages[kindWords[value]]) })),
        ]}
        onChanged={(value) => onChanged({ kind: kinds.find((word) => word === value) ?? null })}
      />
    </div>
  );
}
