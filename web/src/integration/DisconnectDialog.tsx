import { useCallback, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../ui/form/FormError.tsx';
import { useToast } from '../ui/toastContext.ts';
import type { Kind } from './integrationKinds.ts';
import { integrationMessages as messages } from './messages.ts';
import { useDisconnectIntegration } from './useDisconnectIntegration.ts';
import { useIntegrationErrorText } from './useIntegrationErrorText.ts';

/** Asks before a provider is disconnected, and says what is lost (INTG-07, INTG-08). */
export function DisconnectDialog({
  kind,
  workspaceId,
  integrationId,
  onClosed,
}: {
  kind: Kind;
  workspaceId: string;
  integrationId: string;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useIntegrationErrorText();
  const provider = intl.formatMessage(kind.name);
  const disconnected = useCallback(() => {
    onClosed();
    toast({ intent: 'success', text: intl.formatMessage(messages.deleted, { provider }) });
  }, [intl, onClosed, provider, toast]);
  const [send, pending, failure] = useDisconnectIntegration(workspaceId, integrationId, disconnected);
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.disconnectTitle, { provider })}
      confirm={intl.formatMessage(pending ? messages.disconnecting : messages.disconnect)}
      pending={pending}
      onConfirmed={send}
      onDismissed={onClosed}
    >
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      <p style={{ margin: 0 }}>{intl.formatMessage(kind.losses)}</p>
    </ConfirmDialog>
  );
}
