import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isOutdated } from '../../requestError.ts';
import { failureMessages } from '../../ui/failureMessages.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { usePageReload } from '../pageReload.ts';
import { partMessages as messages } from './partMessages.ts';

/**
 * A part of the page that could not be read: it says so where it would stand, and is read again on demand. Where the page is of an earlier
 * version (BEY-50), it is loaded again, at a moment that suits what is typed elsewhere on it.
 */
export function PartFailed({
  onReloaded,
  isOutdated: isKnownOutdated = false,
}: {
  onReloaded?: () => void;
  isOutdated?: boolean;
}): ReactElement {
  const intl = useIntl();
  const reload = usePageReload();
  const [pending, setPending] = useState(false);
  const [isPageOutdated, setPageOutdated] = useState(isKnownOutdated);
  const retry = async (): Promise<void> => {
    setPending(true);
    try {
      await reload();
      onReloaded?.();
    } catch (error) {
      // Otherwise it stays as it is: the same words hold.
      if (isOutdated(error)) setPageOutdated(true);
    } finally {
      setPending(false);
    }
  };
  return (
    <div role="alert">
      <ErrorState
        text={intl.formatMessage(messages.failed)}
        actions={
          isPageOutdated ? (
            <Button onClick={() => window.location.reload()}>{intl.formatMessage(failureMessages.reload)}</Button>
          ) : (
            <Button disabledFocusable={pending} onClick={() => void retry()}>
              {intl.formatMessage(failureMessages.tryAgain)}
            </Button>
          )
        }
      />
    </div>
  );
}
