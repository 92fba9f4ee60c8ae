import { useMemo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Column } from '../../admin/table/AdminTable.tsx';
import { ActiveCell } from './ActiveCell.tsx';
import { CampaignCell } from './CampaignCell.tsx';
import { voucherMessages as messages } from './messages.ts';
import { PeriodCell } from './PeriodCell.tsx';
import { StatusCell } from './StatusCell.tsx';
import { UsesCell } from './UsesCell.tsx';
import type {
  useCampaignTable_campaign$data,
  useCampaignTable_campaign$key,
} from './__generated__/useCampaignTable_campaign.graphql.ts';

type Row = useCampaignTable_campaign$data[number];

/** The table of campaigns: what, how it stands, when, how often used, and whether it is on. */
export function useCampaignTable(campaigns: useCampaignTable_campaign$key): {
  columns: Column<Row>[];
  rows: useCampaignTable_campaign$data;
} {
  const intl = useIntl();
  const rows = useFragment(
    graphql`
      fragment useCampaignTable_campaign on Campaign @relay(plural: true) @throwOnFieldError {
        id
        ...CampaignCell_campaign
        ...StatusCell_campaign
        ...PeriodCell_campaign
        ...UsesCell_campaign
        ...ActiveCell_campaign
      }
    `,
    campaigns,
  );
  const columns = useMemo(() => {
    const column = (key: string, head: MessageDescriptor, cell: Column<Row>['cell']): Column<Row> => ({
      key,
      head: intl.formatMessage(head),
      cell,
    });
    return [
      { ...column('campaign', messages.campaign, (row) => <CampaignCell campaign={row} />), sort: 'name' },
      column('status', messages.status, (row) => <StatusCell campaign={row} />),
      { ...column('period', messages.period, (row) => <PeriodCell campaign={row} />), sort: 'begins' },
      column('uses', messages.uses, (row) => <UsesCell campaign={row} />),
      column('active', messages.switchHead, (row) => <ActiveCell campaign={row} />),
    ];
  }, [intl]);
  return { columns, rows };
}
