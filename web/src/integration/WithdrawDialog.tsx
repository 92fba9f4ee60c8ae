import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { syncMessages as messages } from './syncMessages.ts';

/** Asks before a sync takes the access of more than a fifth. */
export function WithdrawDialog({
  count,
  onConfirmed,
  onClosed,
}: {
  count: number;
  onConfirmed: () => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.withdrawTitle, { count })}
      confirm={intl.formatMessage(messages.withdraw)}
      onConfirmed={onConfirmed}
      onDismissed={onClosed}
    >
      <p style={{ margin: 0 }}>{intl.formatMessage(messages.withdrawText)}</p>
    </ConfirmDialog>
  );
}
