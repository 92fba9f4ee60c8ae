import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Selection } from '../../admin/table/selection.ts';
import { EnrolDialog } from '../../enrolment/others/EnrolDialog.tsx';
import { enrolPeopleMessages } from '../../enrolment/others/messages.ts';
import { links } from '../../routing/links.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { selectionInput } from '../people/bulk/selectionInput.ts';
import type { PeopleFilter } from '../people/peopleView.ts';
import { groupMessages as messages } from './messages.ts';
import { useChangeMembers } from './useChangeMembers.ts';
import { useGroupErrorText } from './useGroupErrorText.ts';

/** What can be done with selected people of a group: enrol them, or take them out (BEY-13). */
export function MemberActions({
  group: { id, managed, addressDomain },
  selection,
  count,
  filter,
}: {
  group: { readonly id: string; readonly managed: boolean; readonly addressDomain: string | null };
  selection: Selection;
  count: number;
  filter: PeopleFilter;
}): ReactElement {
  const intl = useIntl();
  const navigate = useNavigate();
  const errorText = useGroupErrorText();
  const [open, setOpen] = useState<'enrol' | 'remove' | null>(null);
  const [change, pending, failure] = useChangeMembers();
  const input = selectionInput(selection, filter);
  const close = (): void => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('enrol')}>{intl.formatMessage(enrolPeopleMessages.enrolSelected)}</Button>
      {managed ? null : <Button onClick={() => setOpen('remove')}>{intl.formatMessage(messages.remove)}</Button>}
      {open === 'enrol' ? <EnrolDialog selected={{ input, count }} course={null} onClosed={close} /> : null}
      {open === 'remove' ? (
        <ConfirmDialog
          title={intl.formatMessage(messages.removeQuestion, { count })}
          confirm={intl.formatMessage(messages.remove)}
          pending={pending}
          onConfirmed={() =>
            change(
              { groupId: id, people: { selection: input }, action: 'REMOVE' },
              (jobId) => void navigate(links.job(jobId)),
            )
          }
          onDismissed={close}
        >
          {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
          <p>{intl.formatMessage(messages.removeText)}</p>
          {addressDomain === null ? null : (
            <p>{intl.formatMessage(messages.removeDomainText, { domain: addressDomain })}</p>
          )}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
