import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AdminTable } from '../../admin/table/AdminTable.tsx';
import { CsvLink } from '../../admin/table/CsvLink.tsx';
import { SortSelect } from '../../admin/table/SortSelect.tsx';
import { TableHead } from '../../admin/table/TableHead.tsx';
import { PageButtons } from '../../admin/table/PageButtons.tsx';
import { usePagedList } from '../../admin/table/usePagedList.ts';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { privacyMessages as messages } from '../messages.ts';
import { everyRequest, readPrivacyView, writePrivacyView } from '../privacyView.ts';
import { LogRequest } from './LogRequest.tsx';
import { RequestTools } from './RequestTools.tsx';
import { useRequestTable } from './useRequestTable.tsx';
import type { RequestList_workspace$key } from './__generated__/RequestList_workspace.graphql.ts';

/** Who asked for their data or its erasure, as the address asks for it, 50 at a time (BEY-20). */
export function RequestList({ workspace: key }: { workspace: RequestList_workspace$key }): ReactElement {
  const intl = useIntl();
  const { view, head, busy, change, turn } = usePagedList(readPrivacyView, writePrivacyView);
  const { privacyRequests } = useFragment(
    graphql`
      fragment RequestList_workspace on Workspace
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        state: { type: "PrivacyRequestState" }
        overdue: { type: "Boolean" }
        kind: { type: "PrivacyRequestKind" }
        username: { type: "String" }
        orderBy: { type: "PrivacyRequestOrder" }
      )
      @throwOnFieldError {
        privacyRequests(
          first: $first
          after: $after
          last: $last
          before: $before
          state: $state
          overdue: $overdue
          kind: $kind
          username: $username
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
              ...useRequestTable_request
            }
          }
        }
      }
    `,
    key,
  );
  const { edges, pageInfo, totalCount, csvUrl } = privacyRequests;
  const { columns, rows } = useRequestTable(edges.map(({ node }) => node));
  const isFiltered = view.state !== null || view.kind !== null || view.email !== '';
  return (
    <>
      <RequestTools filter={view} onChanged={change} />
      <SortSelect columns={columns} sort={view.sort} onSorted={(sort) => change({ sort })} />
      <TableHead ref={head} count={intl.formatMessage(messages.count, { count: totalCount })}>
        <CsvLink url={csvUrl} />
        <LogRequest />
      </TableHead>
      {edges.length > 0 ? (
        <AdminTable
          label={intl.formatMessage(messages.requests)}
          columns={columns}
          rows={rows}
          busy={busy}
          sort={view.sort}
          onSorted={(sort) => change({ sort })}
        />
      ) : isFiltered ? (
        <EmptyState
          title={intl.formatMessage(messages.none)}
          text={intl.formatMessage(messages.noneText)}
          action={<Button onClick={() => change(everyRequest)}>{intl.formatMessage(messages.showAll)}</Button>}
        />
      ) : (
        <EmptyState title={intl.formatMessage(messages.nothing)} text={intl.formatMessage(messages.nothingText)} />
      )}
      <PageButtons pageInfo={pageInfo} onTurned={turn} />
    </>
  );
}
