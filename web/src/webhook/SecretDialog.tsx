import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ShownOnceDialog } from '../ui/copy/ShownOnceDialog.tsx';
import { webhookMessages as messages } from './messages.ts';

/** A new secret, in words of its own. */
export function SecretDialog({ secret, onClosed }: { secret: string; onClosed: () => void }): ReactElement {
  const intl = useIntl();
  return (
    <ShownOnceDialog
      title={intl.formatMessage(messages.secretTitle)}
      label={intl.formatMessage(messages.secret)}
      value={secret}
      text={intl.formatMessage(messages.secretOnce)}
      onClosed={onClosed}
    />
  );
}
