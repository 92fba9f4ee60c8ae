import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { shellMessages } from '../../shell/messages.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { usePageReload } from '../pageReload.ts';
import { partMessages as messages } from './partMessages.ts';

/** A part of the page that could not be read: it says so where it would stand, and is read again on demand. */
export function PartFailed({ onReloaded }: { onReloaded?: () => void }): ReactElement {
  const intl = useIntl();
  const reload = usePageReload();
  const [pending, setPending] = useState(false);
  const retry = async (): Promise<void> => {
    setPending(true);
    try {
      await reload();
      onReloaded?.();
    } catch {
      // It stays as it is: the same words hold.
    } finally {
      setPending(false);
    }
  };
  return (
    <div role="alert">
      <ErrorState
        text={intl.formatMessage(messages.failed)}
        actions={
          <Button disabledFocusable={pending} onClick={() => void retry()}>
            {intl.formatMessage(shellMessages.tryAgain)}
          </Button>
        }
      />
    </div>
  );
}
