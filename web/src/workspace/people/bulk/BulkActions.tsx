import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Selection } from '../../../admin/table/selection.ts';
import { EnrolDialog } from '../../../enrolment/others/EnrolDialog.tsx';
import { enrolPeopleMessages } from '../../../enrolment/others/messages.ts';
import { links } from '../../../routing/links.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { useMenuListStyles } from '../../../ui/menu/useMenuListStyles.ts';
import { AddToGroupDialog } from '../../group/AddToGroupDialog.tsx';
import { groupMessages } from '../../group/messages.ts';
import { accessMessages } from '../accessMessages.ts';
import { peopleMessages } from '../messages.ts';
import type { PeopleFilter } from '../peopleView.ts';
import { usePeopleErrorText } from '../usePeopleErrorText.ts';
import { bulkMessages as messages } from './messages.ts';
import { selectionInput } from './selectionInput.ts';
import { useChangePeople, type PeopleChange } from './useChangePeople.ts';

interface Asked {
  change: PeopleChange;
  /** The question, with `count`. */
  question: MessageDescriptor;
  text: MessageDescriptor;
  confirm: MessageDescriptor;
  /** Whether something is taken from them. */
  loses?: boolean;
}

const invite: Asked = {
  change: { action: 'INVITE' },
  question: messages.inviteQuestion,
  text: messages.inviteText,
  confirm: peopleMessages.invite,
};
const withdraw: Asked = {
  change: { action: 'WITHDRAW_ACCESS' },
  question: accessMessages.withdrawMany,
  text: accessMessages.withdrawManyText,
  confirm: accessMessages.withdraw,
  loses: true,
};
const restore: Asked = {
  change: { action: 'RESTORE_ACCESS' },
  question: accessMessages.restoreMany,
  text: accessMessages.restoreManyText,
  confirm: peopleMessages.restore,
};

const right = (name: MessageDescriptor, change: PeopleChange): Asked & { name: MessageDescriptor } => ({
  name,
  change,
  question: messages.rightsQuestion,
  text: name,
  confirm: messages.rightsConfirm,
});
const rights = [
  right(messages.giveCourses, { action: 'CHANGE_RIGHTS', createCourse: true }),
  right(messages.takeCourses, { action: 'CHANGE_RIGHTS', createCourse: false }),
  right(messages.giveVouchers, { action: 'CHANGE_RIGHTS', createVoucher: true }),
  right(messages.takeVouchers, { action: 'CHANGE_RIGHTS', createVoucher: false }),
];

const menus = [
  {
    name: accessMessages.access,
    items: [
      { ...withdraw, name: accessMessages.withdraw },
      { ...restore, name: peopleMessages.restore },
    ],
  },
  { name: messages.rights, items: rights },
];

/** What can be done with selected people: each after a question, and then as a job whose report is shown (BEY-12, STAFF-01, USERS-02). */
export function BulkActions({
  selection,
  count,
  filter,
}: {
  selection: Selection;
  count: number;
  filter: PeopleFilter;
}): ReactElement {
  const intl = useIntl();
  // Nobody who has joined is invited again.
  const mayInvite = filter.status !== 'joined' && filter.status !== 'noaccess';
  const menuStyles = useMenuListStyles();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState<'enrol' | 'group' | null>(null);
  const [change, pending, failure] = useChangePeople((jobId) => void navigate(links.job(jobId)));
  const errorText = usePeopleErrorText(peopleMessages.joinedMeanwhile);
  return (
    <>
      {mayInvite ? <Button onClick={() => setAsked(invite)}>{intl.formatMessage(peopleMessages.invite)}</Button> : null}
      <Button onClick={() => setOpen('enrol')}>{intl.formatMessage(enrolPeopleMessages.enrolSelected)}</Button>
      <Button onClick={() => setOpen('group')}>{intl.formatMessage(groupMessages.addTo)}</Button>
      {menus.map(({ name, items }) => (
        <Menu key={name.id} positioning="above-end">
          <MenuTrigger disableButtonEnhancement>
            <Button>{intl.formatMessage(name)}</Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList className={menuStyles.fitting}>
              {items.map((item) => (
                <MenuItem key={item.name.id} onClick={() => setAsked(item)}>
                  {intl.formatMessage(item.name)}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      ))}
      {open === 'enrol' ? (
        <EnrolDialog
          selected={{ input: selectionInput(selection, filter), count }}
          course={null}
          onClosed={() => setOpen(null)}
        />
      ) : null}
      {open === 'group' ? (
        <AddToGroupDialog selection={selectionInput(selection, filter)} count={count} onClosed={() => setOpen(null)} />
      ) : null}
      {asked ? (
        <ConfirmDialog
          title={intl.formatMessage(asked.question, { count })}
          confirm={intl.formatMessage(asked.confirm)}
          harmless={asked.loses !== true}
          pending={pending}
          onConfirmed={() => change(selectionInput(selection, filter), asked.change)}
          onDismissed={() => setAsked(null)}
        >
          {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
          <p>{intl.formatMessage(asked.text)}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
