import { Suspense, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { RetryBoundary } from '../../routing/part/RetryBoundary.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { webhookMessages } from '../messages.ts';
import { useWebhookStyles } from '../Webhook.styles.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { deliveryMessages as messages } from './deliveryMessages.ts';

/** What was sent to a webhook, and what came of it (BEY-43). */
export function DeliveriesPanel({
  webhookId,
  name,
  enabled,
  onClosed,
}: {
  webhookId: string;
  name: string;
  /** Nothing is replayed to a webhook that is switched off. */
  enabled: boolean;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useWebhookStyles();
  return (
    <ModalDialog
      placement="side"
      title={intl.formatMessage(webhookMessages.deliveriesOf, { name })}
      onDismissed={onClosed}
    >
      <p className={styles.text}>{intl.formatMessage(enabled ? messages.about : messages.aboutOff)}</p>
      <RetryBoundary>
        <Suspense fallback={<Skeleton height={240} />}>
          <DeliveryLog webhookId={webhookId} enabled={enabled} />
        </Suspense>
      </RetryBoundary>
    </ModalDialog>
  );
}
