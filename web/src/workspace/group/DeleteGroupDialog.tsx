import { useCallback, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { links } from '../../routing/links.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { groupMessages as messages } from './messages.ts';
import { useDeleteGroup } from './useDeleteGroup.ts';
import { useGroupErrorText } from './useGroupErrorText.ts';

/** Asks before a group is deleted, and says what is lost and what stays (BEY-13). */
export function DeleteGroupDialog({
  group: { id, name, memberCount },
  onClosed,
}: {
  group: { id: string; name: string; memberCount: number };
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const errorText = useGroupErrorText();
  const deleted = useCallback(() => {
    toast({ intent: 'success', text: intl.formatMessage(messages.deleted, { group: name }) });
    void navigate(links.adminGroups, { replace: true });
  }, [intl, name, navigate, toast]);
  const [send, pending, failure] = useDeleteGroup(deleted);
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.deleteTitle, { group: name })}
      confirm={intl.formatMessage(pending ? messages.deleting : messages.delete)}
      pending={pending}
      onConfirmed={() => send(id)}
      onDismissed={onClosed}
    >
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      <p style={{ margin: 0 }}>{intl.formatMessage(messages.deleteText, { count: memberCount })}</p>
    </ConfirmDialog>
  );
}
