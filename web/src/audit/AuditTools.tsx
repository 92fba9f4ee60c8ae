import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TableSearch } from '../admin/table/TableSearch.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { TimeField } from '../ui/form/TimeField.tsx';
import { ZoneNote } from '../ui/time/ZoneNote.tsx';
import { actionGroups, type ActionGroup } from './actionGroups.ts';
import type { AuditView } from './auditView.ts';
import { auditMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  tools: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  },
  until: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 },
});

type Filter = Pick<AuditView, 'what' | 'by' | 'to' | 'from' | 'until'>;

/** The filters above the audit log. */
export function AuditTools({
  filter,
  onChanged,
}: {
  filter: Filter;
  onChanged: (filter: Partial<Filter>) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const groups = Object.keys(actionGroups) as ActionGroup[];
  return (
    <div role="search" className={styles.tools}>
      <SelectField
        label={intl.formatMessage(messages.what)}
        value={filter.what ?? ''}
        options={[
          { value: '', label: intl.formatMessage(messages.everything) },
          ...groups.map((value) => ({ value, label: intl.formatMessage(messages[value]) })),
        ]}
        onChanged={(value) => onChanged({ what: groups.find((group) => group === value) ?? null })}
      />
      <TableSearch
        label={intl.formatMessage(messages.who)}
        placeholder={intl.formatMessage(messages.nameOrAddress)}
        value={filter.by}
        onSearched={(by) => onChanged({ by })}
      />
      <TableSearch
        label={intl.formatMessage(messages.toWhom)}
        placeholder={intl.formatMessage(messages.nameOrAddress)}
        value={filter.to}
        onSearched={(to) => onChanged({ to })}
      />
      <TimeField
        label={intl.formatMessage(messages.from)}
        value={filter.from}
        onChanged={(from) => onChanged({ from })}
      />
      <div className={styles.until}>
        <TimeField
          label={intl.formatMessage(messages.until)}
          value={filter.until}
          onChanged={(until) => onChanged({ until })}
        />
        <ZoneNote />
      </div>
    </div>
  );
}
