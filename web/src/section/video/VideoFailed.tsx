import { Button } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { failureMessages } from '../../ui/failureMessages.ts';
import { NewTabLink } from '../NewTabLink.tsx';
import { videoMessages as messages } from './messages.ts';
import { useVideoStyles } from './Video.styles.ts';

/** In place of a file that cannot be played: says so, tries again, and leads to the file, which another program may know. */
export function VideoFailed({
  url,
  focused,
  onRetry,
}: {
  url: string;
  /** Whether it takes the focus, which the player had. */
  focused: boolean;
  onRetry: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useVideoStyles();
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) retry.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <div role="alert" className={styles.failed}>
      <p className={styles.failedText}>{intl.formatMessage(messages.failed)}</p>
      <div className={styles.ways}>
        <Button ref={retry} onClick={onRetry}>
          {intl.formatMessage(failureMessages.tryAgain)}
        </Button>
        <NewTabLink href={url}>{intl.formatMessage(messages.openVideo)}</NewTabLink>
      </div>
    </div>
  );
}
