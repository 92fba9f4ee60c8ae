import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AdminTable } from '../../admin/table/AdminTable.tsx';
import { SortSelect } from '../../admin/table/SortSelect.tsx';
import { TableHead } from '../../admin/table/TableHead.tsx';
import { PageButtons } from '../../admin/table/PageButtons.tsx';
import { usePagedList } from '../../admin/table/usePagedList.ts';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { readCampaignListView } from './campaignListView.ts';
import { CampaignTools } from './CampaignTools.tsx';
import { CreateCampaign } from './CreateCampaign.tsx';
import { CsvLink } from '../../admin/table/CsvLink.tsx';
import { voucherMessages as messages } from './messages.ts';
import { useCampaignTable } from './useCampaignTable.tsx';
import type { CampaignList_query$key } from './__generated__/CampaignList_query.graphql.ts';

/** The campaigns that the address asks for, 25 at a time (CAMP-05, CAMP-06). */
export function CampaignList({ query: key }: { query: CampaignList_query$key }): ReactElement {
  const intl = useIntl();
  const { view, head, busy, change, turn } = usePagedList(readCampaignListView);
  const { campaigns } = useFragment(
    graphql`
      fragment CampaignList_query on Query
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        search: { type: "String" }
        hideExpired: { type: "Boolean" }
        orderBy: { type: "CampaignOrder" }
      )
      @throwOnFieldError {
        campaigns(
          first: $first
          after: $after
          last: $last
          before: $before
          search: $search
          hideExpired: $hideExpired
          orderBy: $orderBy
        ) @required(action: THROW) {
          totalCount
          csvUrl
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
          edges {
            node {
              id
              ...useCampaignTable_campaign
            }
          }
        }
      }
    `,
    key,
  );
  const { edges, pageInfo, totalCount, csvUrl } = campaigns;
  const table = useCampaignTable(edges.map(({ node }) => node));
  const { search, sort } = view;
  const empty = edges.length === 0;
  return (
    <>
      <CampaignTools filter={view} onChanged={change} />
      <TableHead ref={head} count={empty ? null : intl.formatMessage(messages.count, { count: totalCount })}>
        {empty ? null : (
          <>
            <SortSelect columns={table.columns} sort={sort} onSorted={(next) => change({ sort: next })} />
            <CsvLink url={csvUrl} />
          </>
        )}
        <CreateCampaign />
      </TableHead>
      {empty ? (
        <EmptyState
          title={intl.formatMessage(search ? messages.noMatch : messages.none)}
          text={intl.formatMessage(search ? messages.noMatchText : messages.noneText)}
          action={
            search ? (
              <Button onClick={() => change({ search: '', expired: true })}>
                {intl.formatMessage(messages.reset)}
              </Button>
            ) : null
          }
        />
      ) : (
        <AdminTable
          label={intl.formatMessage(messages.list)}
          {...table}
          busy={busy}
          sort={sort}
          onSorted={(next) => change({ sort: next })}
        />
      )}
      <PageButtons pageInfo={pageInfo} onTurned={turn} />
    </>
  );
}
