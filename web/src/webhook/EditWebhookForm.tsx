import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useToast } from '../ui/toastContext.ts';
import { webhookMessages as messages } from './messages.ts';
import { useUpdateWebhook } from './useUpdateWebhook.ts';
import { WebhookForm } from './WebhookForm.tsx';
import type { EditWebhookForm_webhook$key } from './__generated__/EditWebhookForm_webhook.graphql.ts';

/** Changes where a webhook is sent, what it is for and what it is told of. */
export function EditWebhookForm({
  webhook,
  onClosed,
}: {
  webhook: EditWebhookForm_webhook$key;
  onClosed: () => void;
}): ReactElement {
  const { id, url, description, eventTypes } = useFragment(
    graphql`
      fragment EditWebhookForm_webhook on Webhook @throwOnFieldError {
        id
        url
        description
        eventTypes
      }
    `,
    webhook,
  );
  const intl = useIntl();
  const toast = useToast();
  const [update, pending, failure] = useUpdateWebhook();
  return (
    <WebhookForm
      title={intl.formatMessage(messages.editTitle)}
      action={intl.formatMessage(messages.save)}
      initial={{ url, description, eventTypes }}
      pending={pending}
      failure={failure}
      onSubmitted={({ eventTypes: chosen, ...values }, onFailed) =>
        update(
          // Left as they are where nobody changed them: a later version may have chosen some that are not shown here.
          { webhookId: id, ...values, ...(sameMembers(chosen, eventTypes) ? {} : { eventTypes: chosen }) },
          {
            onDone: () => {
              toast({ intent: 'success', text: intl.formatMessage(messages.saved) });
              onClosed();
            },
            onFailed,
          },
        )
      }
      onCancelled={onClosed}
    />
  );
}

const sameMembers = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each));
