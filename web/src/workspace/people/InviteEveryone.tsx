import { Button } from '@fluentui/react-components';
import { MailMultipleRegular } from '@fluentui/react-icons/svg/mail-multiple';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useToast } from '../../ui/toastContext.ts';
import { InviteEveryoneDialog } from './InviteEveryoneDialog.tsx';
import { peopleMessages as messages } from './messages.ts';

/** The button that opens the choice of whom to invite (USERS-04). */
export function InviteEveryone(): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const revalidator = useRevalidator();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<MailMultipleRegular fontSize={20} />} onClick={() => setOpen(true)}>
        {intl.formatMessage(messages.inviteAll)}
      </Button>
      {open ? (
        <InviteEveryoneDialog
          onInvited={(count) => {
            setOpen(false);
            toast({ intent: 'success', text: intl.formatMessage(messages.sentAll, { count }) });
            // Any number of rows may say something else now.
            void revalidator.revalidate();
          }}
          onClosed={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
