import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '../../errors/errorText.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { useIntegrationErrorText } from '../useIntegrationErrorText.ts';
import { scimMessages as messages } from './scimMessages.ts';

/** Asks before a new token takes the place of one that counts. */
export function RenewTokenDialog({
  pending,
  failure,
  onConfirmed,
  onClosed,
}: {
  pending: boolean;
  failure: Failure | null;
  onConfirmed: () => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const errorText = useIntegrationErrorText();
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.renewTitle)}
      confirm={intl.formatMessage(pending ? messages.creating : messages.renew)}
      pending={pending}
      onConfirmed={onConfirmed}
      onDismissed={onClosed}
    >
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      <p style={{ margin: 0 }}>{intl.formatMessage(messages.renewText)}</p>
    </ConfirmDialog>
  );
}
