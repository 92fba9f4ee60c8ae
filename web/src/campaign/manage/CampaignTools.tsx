import { makeStyles, Switch } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TableSearch } from '../../admin/table/TableSearch.tsx';
import type { CampaignListView } from './campaignListView.ts';
import { voucherMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: '24px', rowGap: '12px' },
  search: { flexGrow: 1, maxWidth: '480px', minWidth: 'min(280px, 100%)' },
});

type Filter = Pick<CampaignListView, 'search' | 'expired'>;

/** The search above the campaigns, and whether expired ones are among them (CAMP-05). */
export function CampaignTools({
  filter,
  onChanged,
}: {
  filter: Filter;
  onChanged: (filter: Filter) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div role="search" className={styles.tools}>
      <div className={styles.search}>
        <TableSearch
          label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.searchHint)}
          value={filter.search}
          onSearched={(search) => onChanged({ ...filter, search })}
        />
      </div>
      <Switch
        label={intl.formatMessage(messages.showExpired)}
        checked={filter.expired}
        onChange={(_event, { checked }) => onChanged({ ...filter, expired: checked })}
      />
    </div>
  );
}
