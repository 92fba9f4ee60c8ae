import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../ui/toastContext.ts';
import { AddPersonDialog } from './AddPersonDialog.tsx';
import { peopleMessages as messages } from './messages.ts';
import type { AddedPerson } from './useAddPerson.ts';
import { useInvitePerson } from './useInvitePerson.ts';
import { usePeopleErrorText } from './usePeopleErrorText.ts';

/** The button that opens the form for a new person, and what follows: the invitation, a notice of its outcome. */
export function AddPerson({
  list,
  invites,
}: {
  /** The list that shows them from then on; null where its filter may leave them out. */
  list: string | null;
  /** Whether the form offers to send the invitation at once. */
  invites: boolean;
}): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [invite] = useInvitePerson();
  const errorText = usePeopleErrorText(messages.joinedMeanwhile);
  const added = useCallback(
    ({ id, username: person, status }: AddedPerson, inviteNow: boolean) => {
      setOpen(false);
      if (status === 'REGISTERED' || !inviteNow) {
        const text = status === 'REGISTERED' ? messages.hasAccount : messages.addedOne;
        toast({ intent: 'success', text: intl.formatMessage(text, { person }) });
        return;
      }
      invite(id, (failure) =>
        toast(
          failure
            ? {
                intent: 'error',
                text: intl.formatMessage(messages.addedNotInvited, { person, reason: errorText(failure) }),
              }
            : { intent: 'success', text: intl.formatMessage(messages.addedAndInvited, { person }) },
        ),
      );
    },
    [errorText, intl, invite, toast],
  );
  return (
    <>
      <Button appearance="primary" icon={<AddRegular fontSize={20} />} onClick={() => setOpen(true)}>
        {intl.formatMessage(messages.add)}
      </Button>
      {open ? <AddPersonDialog list={list} invites={invites} onAdded={added} onClosed={() => setOpen(false)} /> : null}
    </>
  );
}
