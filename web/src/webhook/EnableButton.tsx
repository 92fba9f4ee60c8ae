import { Button, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { FormError } from '../ui/form/FormError.tsx';
import { useToast } from '../ui/toastContext.ts';
import { webhookMessages as messages } from './messages.ts';
import { useEnableWebhook } from './useEnableWebhook.ts';
import { useWebhookErrorText } from './useWebhookErrorText.ts';
import { useWebhookStyles } from './Webhook.styles.ts';

/** Switches a webhook on again, and says what it missed. */
export function EnableButton({
  webhookId,
  name,
  onEnabled,
}: {
  webhookId: string;
  name: string;
  onEnabled: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useWebhookStyles();
  const toast = useToast();
  const errorText = useWebhookErrorText();
  const [enable, pending, failure] = useEnableWebhook();
  return (
    <>
      <FormError>{failure && !pending ? errorText(failure) : null}</FormError>
      <p className={mergeClasses(styles.text, styles.fact)}>{intl.formatMessage(messages.enableText)}</p>
      <div>
        <Button
          size="small"
          appearance="primary"
          disabledFocusable={pending}
          aria-label={intl.formatMessage(messages.enableOf, { name })}
          onClick={() =>
            enable(webhookId, () => {
              toast({ intent: 'success', text: intl.formatMessage(messages.enabled, { name }) });
              onEnabled();
            })
          }
        >
          {intl.formatMessage(messages.enable)}
        </Button>
      </div>
    </>
  );
}
