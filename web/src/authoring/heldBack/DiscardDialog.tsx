import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { heldBackMessages as messages } from './messages.ts';

/** Asks before changes are given up that are held back, and says what becomes of them. */
export function DiscardDialog({
  onConfirmed,
  onDismissed,
}: {
  onConfirmed: () => void;
  onDismissed: () => void;
}): ReactElement {
  const intl = useIntl();
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.discardTitle)}
      confirm={intl.formatMessage(messages.discardConfirm)}
      onConfirmed={onConfirmed}
      onDismissed={onDismissed}
    >
      <div>{intl.formatMessage(messages.discardText)}</div>
    </ConfirmDialog>
  );
}
