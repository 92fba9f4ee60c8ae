import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { webhookMessages as messages } from './messages.ts';
import { useCreateWebhook } from './useCreateWebhook.ts';
import { WebhookForm } from './WebhookForm.tsx';

/** Adds a webhook; `onCreated` hears its secret. */
export function CreateWebhookForm({
  onCreated,
  onCancelled,
}: {
  onCreated: (secret: string) => void;
  onCancelled: () => void;
}): ReactElement {
  const intl = useIntl();
  const [create, pending, failure] = useCreateWebhook();
  return (
    <WebhookForm
      title={intl.formatMessage(messages.add)}
      action={intl.formatMessage(messages.create)}
      initial={{ url: '', description: '', eventTypes: [] }}
      pending={pending}
      failure={failure}
      onSubmitted={(values, onFailed) => create(values, { onDone: onCreated, onFailed })}
      onCancelled={onCancelled}
    />
  );
}
