import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AdminTable } from '../../admin/table/AdminTable.tsx';
import { BulkBar } from '../../admin/table/BulkBar.tsx';
import { ColumnMenu } from '../../admin/table/ColumnMenu.tsx';
import { ListDownload } from '../../job/export/ListDownload.tsx';
import { SortSelect } from '../../admin/table/SortSelect.tsx';
import { TableHead } from '../../admin/table/TableHead.tsx';
import { PageButtons } from '../../admin/table/PageButtons.tsx';
import { useSelection } from '../../admin/table/useSelection.ts';
import { usePagedList } from '../../admin/table/usePagedList.ts';
import { AddPerson } from './AddPerson.tsx';
import { BulkActions } from './bulk/BulkActions.tsx';
import { ImportLink } from './bulk/ImportLink.tsx';
import { GiveRights } from './GiveRights.tsx';
import { InviteEveryone } from './InviteEveryone.tsx';
import { peopleMessages as messages } from './messages.ts';
import { NobodyListed } from './NobodyListed.tsx';
import { PeopleTools } from './PeopleTools.tsx';
import { everyone, readPeopleView, type PeopleShown } from './peopleView.ts';
import { csvColumnsOf, usePeopleTable } from './usePeopleTable.tsx';
import type { PeopleList_workspace$key } from './__generated__/PeopleList_workspace.graphql.ts';

/** The people that the address asks for, 100 at a time (USERS-05, STAFF-02), with what can be done with some or all of them. */
export function PeopleList({
  workspace: key,
  shows,
}: {
  workspace: PeopleList_workspace$key;
  /** What is told of each person at first, beside who they are and how far they have come. */
  shows: PeopleShown;
}): ReactElement {
  const intl = useIntl();
  const { view, head, busy, change, turn } = usePagedList(readPeopleView);
  const { people } = useFragment(
    graphql`
      fragment PeopleList_workspace on Workspace
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        search: { type: "String" }
        status: { type: "AccessStatus" }
        groupId: { type: "ID" }
        rightsWait: { type: "Boolean" }
        accessWithdrawn: { type: "Boolean" }
        right: { type: "PersonRight" }
        orderBy: { type: "PersonOrder" }
      )
      @throwOnFieldError {
        people(
          first: $first
          after: $after
          last: $last
          before: $before
          search: $search
          status: $status
          groupId: $groupId
          rightsWait: $rightsWait
          accessWithdrawn: $accessWithdrawn
          right: $right
          orderBy: $orderBy
        ) @required(action: THROW) {
          __id
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
              ...usePeopleTable_person
            }
          }
        }
      }
    `,
    key,
  );
  const { edges, pageInfo, totalCount, csvUrl } = people;
  const { columns, rows } = usePeopleTable(
    shows,
    edges.map(({ node }) => node),
  );
  const { search, status, group, right, sort, after, before } = view;
  const selection = useSelection(totalCount, JSON.stringify([search, status, group, right]));
  const atTheTop = search === '' && status === null && group === null && after === null && before === null;
  return (
    <>
      <PeopleTools filter={view} shows={shows} onChanged={change} />
      <SortSelect usual="byAddress" columns={columns.shown} sort={sort} onSorted={(next) => change({ sort: next })} />
      <TableHead ref={head} count={intl.formatMessage(messages.count, { count: totalCount })}>
        <ColumnMenu choice={columns} />
        <ListDownload kind="PEOPLE" url={csvUrl} columns={csvColumnsOf(columns.shown)} />
        {shows === 'invitations' ? (
          <>
            <ImportLink />
            <InviteEveryone />
            <AddPerson list={atTheTop ? people.__id : null} invites />
          </>
        ) : (
          <GiveRights shown={right === 'everyone'} onChanged={(everybody) => change({ right: everybody })} />
        )}
      </TableHead>
      {edges.length === 0 ? (
        <NobodyListed
          amongRights={shows === 'rights' && right !== 'everyone'}
          onSearched={() => change({ right: 'everyone' })}
          onShown={() => change({ ...everyone, right: right ?? null })}
        />
      ) : (
        <AdminTable
          label={intl.formatMessage(messages.list)}
          columns={columns.shown}
          rows={rows}
          busy={busy}
          sort={sort}
          onSorted={(next) => change({ sort: next })}
          selection={selection}
          nameOf={({ name, username }) => name ?? username}
        />
      )}
      <PageButtons pageInfo={pageInfo} onTurned={turn} />
      {selection.count > 0 ? (
        <BulkBar selection={selection} total={totalCount}>
          <BulkActions
            selection={selection.selection}
            count={selection.count}
            // All that match are those of the list, which without a word has those with any right.
            filter={shows === 'rights' ? { ...view, right: right ?? 'any' } : view}
          />
        </BulkBar>
      ) : null}
    </>
  );
}
