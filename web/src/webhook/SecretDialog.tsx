import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { CopyField } from '../ui/copy/CopyField.tsx';
import { ModalDialog } from '../ui/dialog/ModalDialog.tsx';
import { webhookMessages as messages } from './messages.ts';
import { useWebhookStyles } from './Webhook.styles.ts';

/** Shows a new secret, once. Only its button closes it: nobody loses the secret by a press beside it. */
export function SecretDialog({ secret, onClosed }: { secret: string; onClosed: () => void }): ReactElement {
  const intl = useIntl();
  const styles = useWebhookStyles();
  return (
    <ModalDialog
      title={intl.formatMessage(messages.secretTitle)}
      actions={
        <Button appearance="primary" onClick={onClosed}>
          {intl.formatMessage(messages.done)}
        </Button>
      }
    >
      <CopyField label={intl.formatMessage(messages.secret)} value={secret} />
      <p className={styles.text}>{intl.formatMessage(messages.secretOnce)}</p>
    </ModalDialog>
  );
}
