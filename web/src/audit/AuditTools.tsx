import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../ui/form/SelectField.tsx';
import { TimeField } from '../ui/form/TimeField.tsx';
import { actionGroups, type ActionGroup } from './actionGroups.ts';
import type { AuditView } from './auditView.ts';
import { auditMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  tools: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    maxWidth: '960px',
  },
});

type Filter = Pick<AuditView, 'what' | 'from' | 'until'>;

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
      <TimeField
        label={intl.formatMessage(messages.from)}
        value={filter.from}
        onChanged={(from) => onChanged({ from })}
      />
      <TimeField
        label={intl.formatMessage(messages.until)}
        value={filter.until}
        onChanged={(until) => onChanged({ until })}
      />
    </div>
  );
}
