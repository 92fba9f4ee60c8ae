import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PeopleShown } from './peopleView.ts';
import type { Column } from '../../admin/table/AdminTable.tsx';
import { TimeCell } from '../../admin/table/TimeCell.tsx';
import { useColumns, type ColumnChoice } from '../../admin/table/useColumns.ts';
import { PersonGroups } from '../group/PersonGroups.tsx';
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

export type PersonRow = usePeopleTable_person$data[number];

/**
 * The table of people: one for both pages, each of which shows other columns at first (OP-30): what there is of invitations, or the
 * rights. A column of invitations with nothing in it waits until it is asked for.
 */
export function usePeopleTable(
  shows: PeopleShown,
  people: usePeopleTable_person$key,
): { columns: ColumnChoice<PersonRow>; rows: usePeopleTable_person$data } {
  const intl = useIntl();
  const rows = useFragment(
    graphql`
      fragment usePeopleTable_person on WorkspacePerson @relay(plural: true) @throwOnFieldError {
        id
        name
        username
        status
        addressProven
        inviteTime
        leaveTime
        createTime
        updateTime
        ...PersonCell_person
        ...StatusCell_person
        ...InvitationCell_person
        ...InvitationActions_person
        ...RightsCell_person
        groups {
          id
        }
        ...PersonGroups_person
      }
    `,
    people,
  );
  const anyInvited = rows.some(({ inviteTime }) => inviteTime !== null);
  const anyToDo = rows.some((person) => mayBeInvited(person) || person.leaveTime != null);
  const anyGroups = rows.some(({ groups }) => groups.length > 0);
  const rightsFirst = shows === 'rights';
  const all = useMemo((): Column<PersonRow>[] => {
    const head = (name: Exclude<keyof typeof messages, symbol>): string => intl.formatMessage(messages[name]);
    return [
      { key: 'person', head: head('person'), sort: 'name', fixed: true, cell: (row) => <PersonCell person={row} /> },
      { key: 'status', head: head('status'), sort: 'status', cell: (row) => <StatusCell person={row} /> },
      {
        key: 'rights',
        head: head('rights'),
        hiddenAtFirst: !rightsFirst,
        cell: (row) => <RightsCell person={row} />,
      },
      {
        key: 'groups',
        head: head('groups'),
        hiddenAtFirst: rightsFirst || !anyGroups,
        cell: (row) => <PersonGroups person={row} />,
      },
      {
        key: 'invitation',
        head: head('invitation'),
        sort: 'invited',
        hiddenAtFirst: rightsFirst || !anyInvited,
        cell: (row) => <InvitationCell person={row} />,
      },
      {
        key: 'added',
        head: head('addedOn'),
        sort: 'added',
        hiddenAtFirst: true,
        cell: ({ createTime }) => <TimeCell time={createTime} />,
      },
      {
        key: 'changed',
        head: head('changedOn'),
        sort: 'changed',
        hiddenAtFirst: true,
        cell: ({ updateTime }) => <TimeCell time={updateTime} />,
      },
      {
        key: 'actions',
        head: head('actions'),
        hiddenAtFirst: rightsFirst || !anyToDo,
        cell: (row) => <InvitationActions person={row} />,
      },
    ];
  }, [intl, rightsFirst, anyInvited, anyToDo, anyGroups]);
  return { columns: useColumns(`people.${shows}`, all), rows };
}

/** The columns of the CSV that say what the shown ones say (USERS-05). */
export function csvColumnsOf(shown: readonly { readonly key: string }[]): string[] {
  const inCsv: Readonly<Record<string, readonly string[]>> = {
    person: ['name', 'username'],
    status: ['status'],
    rights: ['createCourse', 'createVoucher', 'admin'],
    groups: ['groups'],
    invitation: ['inviteTime'],
    added: ['createTime'],
    changed: ['updateTime'],
  };
  return shown.flatMap(({ key }) => inCsv[key] ?? []);
}
