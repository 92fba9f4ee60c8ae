import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { links } from '../../routing/links.ts';
import { useToast } from '../../ui/toastContext.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { emptyGroup, toGroupInput } from './groupForm.ts';
import { groupMessages as messages } from './messages.ts';
import { useCreateGroup } from './useCreateGroup.ts';

/** The button that opens the form of a new group, which leads to it: its people are added there (BEY-13). */
export function NewGroup(): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const created = useCallback(
    (groupId: number) => {
      toast({ intent: 'success', text: intl.formatMessage(messages.createdOne) });
      void navigate(links.group(groupId));
    },
    [intl, navigate, toast],
  );
  const [create, pending, failure] = useCreateGroup(created);
  return (
    <>
      <Button appearance="primary" icon={<AddRegular fontSize={20} />} onClick={() => setOpen(true)}>
        {intl.formatMessage(messages.create)}
      </Button>
      {open ? (
        <GroupDialog
          title={intl.formatMessage(messages.create)}
          action={intl.formatMessage(messages.createAction)}
          initial={emptyGroup}
          pending={pending}
          failure={failure}
          onSubmitted={(form) => create(toGroupInput(form))}
          onClosed={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
