import { Button } from '@fluentui/react-components';
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add';
import { useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { AddMembersDialog } from './AddMembersDialog.tsx';
import { groupMessages as messages } from './messages.ts';

/** The button that opens the form by which people are put into a group (BEY-13). */
export function AddMembers({ groupId }: { groupId: string }): ReactElement {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} appearance="primary" icon={<PersonAddRegular fontSize={20} />} onClick={() => setOpen(true)}>
        {intl.formatMessage(messages.add)}
      </Button>
      {open ? (
        <AddMembersDialog
          groupId={groupId}
          onClosed={() => {
            setOpen(false);
            setTimeout(() => button.current?.focus());
          }}
        />
      ) : null}
    </>
  );
}
