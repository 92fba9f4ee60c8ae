import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Column } from '../../admin/table/AdminTable.tsx';
import { TimeCell } from '../../admin/table/TimeCell.tsx';
import { GroupCell } from './GroupCell.tsx';
import { useGroupOrigin } from './useGroupOrigin.ts';
import { groupMessages as messages } from './messages.ts';
import type { useGroupTable_group$data, useGroupTable_group$key } from './__generated__/useGroupTable_group.graphql.ts';

type Row = useGroupTable_group$data[number];

/** The table of groups: what they are, who belongs to them, and how many those are. */
export function useGroupTable(groups: useGroupTable_group$key): {
  columns: Column<Row>[];
  rows: useGroupTable_group$data;
} {
  const intl = useIntl();
  const originOf = useGroupOrigin();
  const rows = useFragment(
    graphql`
      fragment useGroupTable_group on PersonGroup @relay(plural: true) @throwOnFieldError {
        id
        origin
        addressDomain
        memberCount
        createTime
        ...GroupCell_group
      }
    `,
    groups,
  );
  const columns = useMemo(
    (): Column<Row>[] => [
      { key: 'group', head: intl.formatMessage(messages.name), sort: 'name', cell: (row) => <GroupCell group={row} /> },
      { key: 'joins', head: intl.formatMessage(messages.joins), cell: originOf },
      {
        key: 'people',
        head: intl.formatMessage(messages.people),
        sort: 'people',
        align: 'end',
        cell: ({ memberCount }) => intl.formatNumber(memberCount),
      },
      {
        key: 'created',
        head: intl.formatMessage(messages.created),
        sort: 'created',
        cell: ({ createTime }) => <TimeCell time={createTime} />,
      },
    ],
    [intl, originOf],
  );
  return { columns, rows };
}
