import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { FormError } from '../../ui/form/FormError.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { useWebhookErrorText } from '../useWebhookErrorText.ts';
import { useWebhookStyles } from '../Webhook.styles.ts';
import { deliveryMessages as messages } from './deliveryMessages.ts';
import { useReplayWebhookDelivery } from './useReplayWebhookDelivery.ts';

/** Sends a delivery again. */
export function ReplayButton({
  webhookId,
  deliveryId,
  name,
  onReplayed,
}: {
  webhookId: string;
  deliveryId: number;
  /** Which delivery, for who does not see where the button stands. */
  name: string;
  onReplayed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useWebhookStyles();
  const toast = useToast();
  const errorText = useWebhookErrorText();
  const [replay, pending, failure] = useReplayWebhookDelivery();
  return (
    <>
      <FormError>{failure && !pending ? errorText(failure) : null}</FormError>
      <div className={styles.actions}>
        <Button
          size="small"
          disabledFocusable={pending}
          aria-label={intl.formatMessage(messages.replayOf, { name })}
          onClick={() =>
            replay({ webhookId, deliveryId: String(deliveryId) }, () => {
              toast({ intent: 'success', text: intl.formatMessage(messages.replayed, { name }) });
              onReplayed();
            })
          }
        >
          {intl.formatMessage(messages.replay)}
        </Button>
      </div>
    </>
  );
}
