import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../ui/form/FormError.tsx';
import { useToast } from '../ui/toastContext.ts';
import { webhookMessages as messages } from './messages.ts';
import { useDeleteWebhook } from './useDeleteWebhook.ts';
import { useWebhookErrorText } from './useWebhookErrorText.ts';
import { useWebhookStyles } from './Webhook.styles.ts';

/** Deletes a webhook, after it has asked. */
export function DeleteButton({
  webhookId,
  name,
  onDeleted,
}: {
  webhookId: string;
  name: string;
  onDeleted: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useWebhookStyles();
  const toast = useToast();
  const errorText = useWebhookErrorText();
  const [asking, setAsking] = useState(false);
  const [remove, pending, failure] = useDeleteWebhook();
  return (
    <>
      <Button size="small" aria-label={intl.formatMessage(messages.deleteOf, { name })} onClick={() => setAsking(true)}>
        {intl.formatMessage(messages.delete)}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={intl.formatMessage(messages.deleteTitle, { name })}
          confirm={intl.formatMessage(messages.delete)}
          pending={pending}
          onConfirmed={() =>
            remove(webhookId, () => {
              setAsking(false);
              toast({ intent: 'success', text: intl.formatMessage(messages.deleted, { name }) });
              onDeleted();
            })
          }
          onDismissed={() => setAsking(false)}
        >
          <FormError>{failure ? errorText(failure) : null}</FormError>
          <p className={styles.text}>{intl.formatMessage(messages.deleteText)}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
