import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AdminTable } from '../../admin/table/AdminTable.tsx';
import { BulkBar } from '../../admin/table/BulkBar.tsx';
import { CsvLink } from '../../admin/table/CsvLink.tsx';
import { SortSelect } from '../../admin/table/SortSelect.tsx';
import { TableHead } from '../../admin/table/TableHead.tsx';
import { PageButtons } from '../../admin/table/PageButtons.tsx';
import { useSelection } from '../../admin/table/useSelection.ts';
import { usePagedList } from '../../admin/table/usePagedList.ts';
import { peopleMessages } from '../people/messages.ts';
import { PeopleTools } from '../people/PeopleTools.tsx';
import { AddMembers } from './AddMembers.tsx';
import { EnrolGroup } from './EnrolGroup.tsx';
import { everyoneOf, readGroupView, writeGroupView } from './groupView.ts';
import { MemberActions } from './MemberActions.tsx';
import { groupMessages as messages } from './messages.ts';
import { NoMembers } from './NoMembers.tsx';
import { useMemberTable } from './useMemberTable.tsx';
import type { GroupMembers_group$key } from './__generated__/GroupMembers_group.graphql.ts';

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
});

/** The people of a group, 100 at a time, with what can be done with some or all of them (BEY-13). */
export function GroupMembers({ group: key }: { group: GroupMembers_group$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { view, head, busy, change, turn } = usePagedList(readGroupView, writeGroupView);
  const { id, origin, addressDomain, memberCount, members } = useFragment(
    graphql`
      fragment GroupMembers_group on PersonGroup
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        search: { type: "String" }
        status: { type: "AccessStatus" }
        rightsWait: { type: "Boolean" }
        orderBy: { type: "PersonOrder" }
      )
      @throwOnFieldError {
        id
        origin
        addressDomain
        memberCount
        members(
          first: $first
          after: $after
          last: $last
          before: $before
          search: $search
          status: $status
          rightsWait: $rightsWait
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
          nodes {
            ...useMemberTable_person
          }
        }
      }
    `,
    key,
  );
  const { nodes, pageInfo, totalCount, csvUrl } = members;
  const { columns, rows } = useMemberTable(nodes);
  const { search, status, sort, group } = view;
  const filter = useMemo(() => ({ search, status, group }), [search, status, group]);
  const selection = useSelection(totalCount, JSON.stringify(filter));
  const managed = origin === 'SCIM';
  const empty = nodes.length === 0;
  const none = empty && search === '' && status === null;
  return (
    <>
      <h2 className={styles.title}>{intl.formatMessage(messages.members)}</h2>
      {none ? null : (
        <>
          <PeopleTools
            ofGroup
            filter={filter}
            onChanged={(next) => change({ search: next.search, status: next.status })}
          />
          <SortSelect usual="byAddress" columns={columns} sort={sort} onSorted={(next) => change({ sort: next })} />
          <TableHead ref={head} count={intl.formatMessage(peopleMessages.count, { count: totalCount })}>
            {empty ? null : <CsvLink url={csvUrl} />}
            <EnrolGroup groupId={group} count={memberCount} />
            {managed ? null : <AddMembers groupId={id} />}
          </TableHead>
        </>
      )}
      {empty ? (
        <NoMembers groupId={id} managed={managed} narrowed={!none} onReset={() => change(everyoneOf(group))} />
      ) : (
        <AdminTable
          label={intl.formatMessage(messages.members)}
          columns={columns}
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
          <MemberActions
            group={{ id, managed, addressDomain: addressDomain ?? null }}
            selection={selection.selection}
            count={selection.count}
            filter={filter}
          />
        </BulkBar>
      ) : null}
    </>
  );
}
