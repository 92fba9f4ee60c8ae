import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ShownOnceDialog } from '../../ui/copy/ShownOnceDialog.tsx';
import { apiTokenMessages as messages } from './messages.ts';

/** A new token, in words of its own. */
export function NewTokenDialog({ token, onClosed }: { token: string; onClosed: () => void }): ReactElement {
  const intl = useIntl();
  return (
    <ShownOnceDialog
      title={intl.formatMessage(messages.newTitle)}
      label={intl.formatMessage(messages.token)}
      value={token}
      text={intl.formatMessage(messages.once)}
      onClosed={onClosed}
    />
  );
}
