import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { PersonGroups } from '../../group/PersonGroups.tsx';
import { useActingAdmin } from '../ActingAdmin.ts';
import { InvitationActions } from '../InvitationActions.tsx';
import { peopleMessages } from '../messages.ts';
import { RightsCell } from '../RightsCell.tsx';
import { StatusCell } from '../StatusCell.tsx';
import { WithdrawAccess } from '../WithdrawAccess.tsx';
import { personMessages as messages } from './messages.ts';
import { PersonSection } from './PersonSection.tsx';
import type { PersonAccess_person$key } from './__generated__/PersonAccess_person.graphql.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4px 24px',
    margin: 0,
    '@media (min-width: 600px)': { gridTemplateColumns: 'minmax(120px, max-content) minmax(0, 1fr)', rowGap: '16px' },
  },
  term: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, paddingBlockStart: '2px' },
  // On a phone the value stands below its name, closer than to the next one.
  value: {
    margin: 0,
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media (max-width: 599.98px)': { marginBlockEnd: '8px' },
  },
});

/** Who someone is, how far they have come, what they may create, and what can be done about their invitation. */
export function PersonAccess({
  person: key,
  lastSignIn,
}: {
  person: PersonAccess_person$key;
  /** When they last signed in, as far as the audit log reaches back; null for never; undefined where that could not be read. */
  lastSignIn: string | null | undefined;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const person = useFragment(
    graphql`
      fragment PersonAccess_person on WorkspacePerson @throwOnFieldError {
        userId
        username
        createTime
        status
        leaveTime
        ...WithdrawAccess_person
        ...StatusCell_person
        ...RightsCell_person
        ...PersonGroups_person
        ...InvitationActions_person
      }
    `,
    key,
  );
  const acting = useActingAdmin();
  const mayWithdraw =
    person.status === 'REGISTERED' && person.leaveTime == null && acting !== null && acting.userId !== person.userId;
  const rows = [
    [peopleMessages.address, person.username],
    [peopleMessages.status, <StatusCell key="status" person={person} />],
    [peopleMessages.rights, <RightsCell key="rights" person={person} />],
    [peopleMessages.groups, <PersonGroups key="groups" person={person} />],
    ...(person.status === 'REGISTERED' && lastSignIn !== undefined
      ? ([
          [
            messages.lastSignIn,
            lastSignIn === null
              ? intl.formatMessage(messages.neverSignedIn)
              : intl.formatDate(lastSignIn, { dateStyle: 'long', timeStyle: 'short' }),
          ],
        ] as const)
      : []),
    [peopleMessages.addedOn, intl.formatDate(person.createTime, { dateStyle: 'long' })],
  ] as const;
  return (
    <PersonSection title={intl.formatMessage(messages.access)}>
      <dl className={styles.list}>
        {rows.map(([name, value]) => [
          <dt key={name.id as string} className={styles.term}>
            {intl.formatMessage(name)}
          </dt>,
          <dd key={`${name.id as string}.value`} className={styles.value}>
            {value}
          </dd>,
        ])}
      </dl>
      <InvitationActions person={person} />
      {mayWithdraw ? (
        <div>
          <WithdrawAccess person={person} />
        </div>
      ) : null}
    </PersonSection>
  );
}
