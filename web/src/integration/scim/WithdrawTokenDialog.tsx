import { useCallback, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { useIntegrationErrorText } from '../useIntegrationErrorText.ts';
import { scimMessages as messages } from './scimMessages.ts';
import { useDeleteScimToken } from './useDeleteScimToken.ts';

/** Asks before the token is withdrawn, and says what ends and what stays. */
export function WithdrawTokenDialog({
  createTime,
  onClosed,
}: {
  createTime: string | null;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useIntegrationErrorText();
  const deleted = useCallback(() => {
    onClosed();
    toast({ intent: 'success', text: intl.formatMessage(messages.withdrawn) });
  }, [intl, onClosed, toast]);
  const [send, pending, failure] = useDeleteScimToken(createTime, deleted);
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.withdrawTitle)}
      confirm={intl.formatMessage(pending ? messages.withdrawing : messages.withdraw)}
      pending={pending}
      onConfirmed={send}
      onDismissed={onClosed}
    >
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      <p style={{ margin: 0 }}>{intl.formatMessage(messages.withdrawText)}</p>
    </ConfirmDialog>
  );
}
