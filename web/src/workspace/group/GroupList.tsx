import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AdminTable } from '../../admin/table/AdminTable.tsx';
import { SortSelect } from '../../admin/table/SortSelect.tsx';
import { TableHead } from '../../admin/table/TableHead.tsx';
import { TableSearch } from '../../admin/table/TableSearch.tsx';
import { PageButtons } from '../../admin/table/PageButtons.tsx';
import { usePagedList } from '../../admin/table/usePagedList.ts';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { allGroups, readGroupsView } from './groupsView.ts';
import { groupMessages as messages } from './messages.ts';
import { NewGroup } from './NewGroup.tsx';
import { useGroupTable } from './useGroupTable.tsx';
import type { GroupList_workspace$key } from './__generated__/GroupList_workspace.graphql.ts';

const useStyles = makeStyles({ search: { maxWidth: '480px' } });

/** The groups that the address asks for, 25 at a time (BEY-13). */
export function GroupList({ workspace: key }: { workspace: GroupList_workspace$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { view, head, busy, change, turn } = usePagedList(readGroupsView);
  const { groups } = useFragment(
    graphql`
      fragment GroupList_workspace on Workspace
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "PersonGroupOrder" }
      )
      @throwOnFieldError {
        groups(first: $first, after: $after, last: $last, before: $before, search: $search, orderBy: $orderBy)
          @required(action: THROW) {
          totalCount
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
          edges {
            node {
              id
              ...useGroupTable_group
            }
          }
        }
      }
    `,
    key,
  );
  const { edges, pageInfo, totalCount } = groups;
  const { columns, rows } = useGroupTable(edges.map(({ node }) => node));
  const { search, sort } = view;
  const empty = edges.length === 0;
  const none = empty && search === '';
  return (
    <>
      {none ? null : (
        <>
          <div role="search" className={styles.search}>
            <TableSearch
              label={intl.formatMessage(messages.search)}
              placeholder={intl.formatMessage(messages.searchHint)}
              value={search}
              onSearched={(text) => change({ search: text })}
            />
          </div>
          <SortSelect usual="byName" columns={columns} sort={sort} onSorted={(next) => change({ sort: next })} />
          <TableHead ref={head} count={empty ? null : intl.formatMessage(messages.count, { count: totalCount })}>
            <NewGroup />
          </TableHead>
        </>
      )}
      {empty ? (
        <EmptyState
          title={intl.formatMessage(none ? messages.none : messages.noMatch)}
          text={intl.formatMessage(none ? messages.noneText : messages.noMatchText)}
          action={
            none ? (
              <NewGroup />
            ) : (
              <Button onClick={() => change(allGroups)}>{intl.formatMessage(messages.showAll)}</Button>
            )
          }
        />
      ) : (
        <AdminTable
          label={intl.formatMessage(messages.list)}
          columns={columns}
          rows={rows}
          busy={busy}
          sort={sort}
          onSorted={(next) => change({ sort: next })}
        />
      )}
      <PageButtons pageInfo={pageInfo} onTurned={turn} />
    </>
  );
}
