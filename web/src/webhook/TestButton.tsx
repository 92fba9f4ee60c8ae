import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { FormError } from '../ui/form/FormError.tsx';
import { deliveryProblem } from './delivery/deliveryWords.ts';
import { webhookMessages as messages } from './messages.ts';
import { useSendTestWebhook } from './useSendTestWebhook.ts';
import { useWatchedDelivery, type WatchedDelivery } from './useWatchedDelivery.ts';
import { useWebhookErrorText } from './useWebhookErrorText.ts';
import { useWebhookStyles } from './Webhook.styles.ts';

const useStyles = makeStyles({
  // Below all buttons of the webhook, of which this is one.
  outcome: { order: 1, flexBasis: '100%', display: 'flex', flexDirection: 'column', gap: '8px' },
  // It has to be there before it says something, and must not take room until then.
  silent: { marginTop: '-8px' },
});

/** Sends a test event and tells what came of it. */
export function TestButton({
  webhookId,
  name,
  onSettled,
}: {
  webhookId: string;
  name: string;
  onSettled: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useWebhookStyles();
  const own = useStyles();
  const errorText = useWebhookErrorText();
  const [send, pending, failure] = useSendTestWebhook();
  const [waitsFor, setWaitsFor] = useState<number | null>(null);
  /** Undefined before a test was sent, null for one that takes too long. */
  const [tried, setTried] = useState<WatchedDelivery | null>();
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  }, [onSettled]);
  const heard = useCallback((delivery: WatchedDelivery | null) => {
    setTried(delivery);
    setWaitsFor(null);
    settled.current();
  }, []);
  useWatchedDelivery(webhookId, waitsFor, heard);
  const busy = pending || waitsFor !== null;
  const outcome = (): string | null => {
    if (busy) {
      return intl.formatMessage(messages.testing);
    }
    if (tried === undefined) {
      return null;
    }
    if (tried === null) {
      return intl.formatMessage(messages.testWaits);
    }
    return tried.state === 'DELIVERED'
      ? intl.formatMessage(messages.testArrived, { milliseconds: tried.durationMilliseconds ?? 0 })
      : intl.formatMessage(messages.testFailed, { problem: deliveryProblem(intl, tried) ?? '' });
  };
  const said = outcome();
  return (
    <>
      <Button
        size="small"
        disabledFocusable={busy}
        aria-label={intl.formatMessage(messages.testOf, { name })}
        onClick={() => {
          setTried(undefined);
          send(webhookId, setWaitsFor);
        }}
      >
        {intl.formatMessage(messages.test)}
      </Button>
      <div className={mergeClasses(own.outcome, said === null && !failure && own.silent)}>
        {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
        <p role="status" className={mergeClasses(styles.text, styles.fact)}>
          {said}
        </p>
      </div>
    </>
  );
}
