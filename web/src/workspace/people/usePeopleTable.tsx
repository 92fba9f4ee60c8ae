import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Column } from '../../admin/table/AdminTable.tsx';
import { InvitationActions } from './InvitationActions.tsx';
import { InvitationCell } from './InvitationCell.tsx';
import { mayBeInvited } from './mayBeInvited.ts';
import { peopleMessages as messages } from './messages.ts';
import { PersonCell } from './PersonCell.tsx';
import { RightsCell } from './RightsCell.tsx';
import { StatusCell } from './StatusCell.tsx';
import type {
  usePeopleTable_person$data,
  usePeopleTable_person$key,
} from './__generated__/usePeopleTable_person.graphql.ts';

type Person = usePeopleTable_person$data[number];

/** The table of people: who, how far, and either the rights or what there is of invitations. */
export function usePeopleTable(
  shows: 'invitations' | 'rights',
  people: usePeopleTable_person$key,
): { columns: Column<Person>[]; rows: usePeopleTable_person$data } {
  const intl = useIntl();
  const rows = useFragment(
    graphql`
      fragment usePeopleTable_person on WorkspacePerson @relay(plural: true) @throwOnFieldError {
        id
        status
        addressProven
        inviteTime
        leftTime
        ...PersonCell_person
        ...StatusCell_person
        ...InvitationCell_person
        ...InvitationActions_person
        ...RightsCell_person
      }
    `,
    people,
  );
  const anyInvited = rows.some(({ inviteTime }) => inviteTime !== null);
  const anyToDo = rows.some((person) => mayBeInvited(person) || person.leftTime != null);
  const columns = useMemo(() => {
    const { person, status, invitation, actions, rights } = messages;
    const column = (key: string, head: typeof person, cell: Column<Person>['cell']): Column<Person> => ({
      key,
      head: intl.formatMessage(head),
      cell,
    });
    const always = [
      column('person', person, (row) => <PersonCell person={row} />),
      column('status', status, (row) => <StatusCell person={row} />),
    ];
    return shows === 'rights'
      ? [...always, column('rights', rights, (row) => <RightsCell person={row} />)]
      : [
          ...always,
          ...(anyInvited ? [column('invitation', invitation, (row) => <InvitationCell person={row} />)] : []),
          ...(anyToDo ? [column('actions', actions, (row) => <InvitationActions person={row} />)] : []),
        ];
  }, [intl, shows, anyInvited, anyToDo]);
  return { columns, rows };
}
