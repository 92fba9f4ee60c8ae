import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { mayBeInvited } from './mayBeInvited.ts';
import { peopleMessages as messages } from './messages.ts';
import { RestoreAccess } from './RestoreAccess.tsx';
import { RowButton } from './RowButton.tsx';
import { RowFailure } from './RowFailure.tsx';
import { useInvitePerson } from './useInvitePerson.ts';
import { isOutdated, usePeopleErrorText } from './usePeopleErrorText.ts';
import { useRevokeInvitation } from './useRevokeInvitation.ts';
import type {
  InvitationActions_person$data,
  InvitationActions_person$key,
} from './__generated__/InvitationActions_person.graphql.ts';

const useStyles = makeStyles({
  actions: { display: 'flex', flexDirection: 'column', gap: '4px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** What can be done with someone's invitation: send it, send it again, revoke it (USERS-02, USERS-03). */
export function InvitationActions({ person: key }: { person: InvitationActions_person$key }): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const person = useFragment(
    graphql`
      fragment InvitationActions_person on WorkspacePerson @throwOnFieldError {
        id
        username
        status
        addressProven
        leaveTime
        ...RestoreAccess_person
      }
    `,
    key,
  );
  const [invite, inviting, inviteFailure] = useInvitePerson();
  const [revoke, revoking, revokeFailure] = useRevokeInvitation();
  const errorText = usePeopleErrorText(messages.joinedMeanwhile);
  const inviteButton = useRef<HTMLButtonElement>(null);
  const shown = useRef(person.status);
  // The button that was pressed may be gone with the new status: the focus goes to the one beside it.
  useEffect(() => {
    if (shown.current !== person.status && document.activeElement === document.body) inviteButton.current?.focus();
    shown.current = person.status;
  }, [person.status]);
  const busy = inviting || revoking;
  const failure = busy ? null : (inviteFailure ?? revokeFailure);
  const inviteLabel = inviteLabelOf(person);
  const mayRevoke = person.status === 'ADDED' || person.status === 'INVITED';
  if (person.leaveTime != null) return <RestoreAccess person={person} />;
  if (!inviteLabel && !mayRevoke) return null;
  const { id, username } = person;
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        {inviteLabel ? (
          <RowButton
            ref={inviteButton}
            action={inviting ? messages.sending : inviteLabel}
            person={username}
            busy={busy}
            onPressed={() => invite(id)}
          />
        ) : null}
        {mayRevoke ? (
          <RowButton
            action={revoking ? messages.revoking : messages.revoke}
            person={username}
            busy={busy}
            onPressed={() => setAsking(true)}
          />
        ) : null}
      </div>
      {asking ? (
        <ConfirmDialog
          title={intl.formatMessage(messages.revokeQuestion, { person: username })}
          confirm={intl.formatMessage(messages.revoke)}
          stay={intl.formatMessage(messages.keepInvitation)}
          onConfirmed={() => {
            setAsking(false);
            revoke(id);
          }}
          onDismissed={() => setAsking(false)}
        >
          {intl.formatMessage(messages.revokeText)}
        </ConfirmDialog>
      ) : null}
      {failure ? <RowFailure outdated={isOutdated(failure)}>{errorText(failure)}</RowFailure> : null}
    </div>
  );
}

/** What sending an invitation is called for someone; null for those who need none. */
function inviteLabelOf(person: InvitationActions_person$data): MessageDescriptor | null {
  if (!mayBeInvited(person)) return null;
  const { status } = person;
  if (status === 'REGISTERED') return messages.confirmAddress;
  return status === 'ADDED' ? messages.invite : messages.inviteAgain;
}
