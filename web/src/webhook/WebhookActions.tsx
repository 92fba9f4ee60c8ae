import { Button } from '@fluentui/react-components';
import { useState, type ReactElement, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { DeleteButton } from './DeleteButton.tsx';
import { DeliveriesPanel } from './delivery/DeliveriesPanel.tsx';
import { webhookMessages as messages } from './messages.ts';
import { RotateSecretButton } from './RotateSecretButton.tsx';
import { TestButton } from './TestButton.tsx';
import { useWebhookStyles } from './Webhook.styles.ts';

/** The buttons below a webhook. */
export function WebhookActions({
  webhookId,
  name,
  enabled,
  editButton,
  onEdited,
  onChanged,
  onDeleted,
}: {
  /** Global id. */
  webhookId: string;
  /** What it is for, or its address. */
  name: string;
  /** Nothing is sent to one that is switched off, no test either. */
  enabled: boolean;
  editButton: Ref<HTMLButtonElement>;
  onEdited: () => void;
  onChanged: () => void;
  onDeleted: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useWebhookStyles();
  const [reading, setReading] = useState(false);
  const closed = (): void => {
    setReading(false);
    // What was replayed there may have arrived.
    onChanged();
  };
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        aria-label={intl.formatMessage(messages.deliveriesOf, { name })}
        onClick={() => setReading(true)}
      >
        {intl.formatMessage(messages.deliveries)}
      </Button>
      {enabled ? <TestButton webhookId={webhookId} name={name} onSettled={onChanged} /> : null}
      <Button
        ref={editButton}
        size="small"
        aria-label={intl.formatMessage(messages.editOf, { name })}
        onClick={onEdited}
      >
        {intl.formatMessage(messages.edit)}
      </Button>
      <RotateSecretButton webhookId={webhookId} name={name} />
      <DeleteButton webhookId={webhookId} name={name} onDeleted={onDeleted} />
      {reading ? <DeliveriesPanel webhookId={webhookId} name={name} enabled={enabled} onClosed={closed} /> : null}
    </div>
  );
}
