import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Column } from '../../admin/table/AdminTable.tsx';
import { TimeCell } from '../../admin/table/TimeCell.tsx';
import { peopleMessages } from '../people/messages.ts';
import { PersonCell } from '../people/PersonCell.tsx';
import { StatusCell } from '../people/StatusCell.tsx';
import type {
  useMemberTable_person$data,
  useMemberTable_person$key,
} from './__generated__/useMemberTable_person.graphql.ts';

type Row = useMemberTable_person$data[number];

/** The table of the people of a group: who they are, and how far they have come. */
export function useMemberTable(people: useMemberTable_person$key): {
  columns: Column<Row>[];
  rows: useMemberTable_person$data;
} {
  const intl = useIntl();
  const rows = useFragment(
    graphql`
      fragment useMemberTable_person on WorkspacePerson @relay(plural: true) @throwOnFieldError {
        id
        name
        username
        createTime
        ...PersonCell_person
        ...StatusCell_person
      }
    `,
    people,
  );
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        key: 'person',
        head: intl.formatMessage(peopleMessages.person),
        sort: 'name',
        cell: (row) => <PersonCell person={row} />,
      },
      {
        key: 'status',
        head: intl.formatMessage(peopleMessages.status),
        sort: 'status',
        cell: (row) => <StatusCell person={row} />,
      },
      {
        key: 'added',
        head: intl.formatMessage(peopleMessages.addedOn),
        sort: 'added',
        cell: ({ createTime }) => <TimeCell time={createTime} />,
      },
    ],
    [intl],
  );
  return { columns, rows };
}
