import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useRetryKey } from '../routing/part/RetryContext.ts';
import { webhookMessages as messages } from './messages.ts';
import { useWebhookStyles } from './Webhook.styles.ts';
import { WebhookItem } from './WebhookItem.tsx';
import type { WebhookListQuery } from './__generated__/WebhookListQuery.graphql.ts';

/** The webhooks of the workspace. */
export function WebhookList({
  changes,
  onChanged,
  onDeleted,
}: {
  /** How often something was done here that the list tells of: with each it is read again. */
  changes: number;
  onChanged: () => void;
  onDeleted: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useWebhookStyles();
  const tries = useRetryKey();
  const webhooks = useLazyLoadQuery<WebhookListQuery>(
    graphql`
      query WebhookListQuery @throwOnFieldError {
        workspace {
          webhooks {
            id
            ...WebhookItem_webhook
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${tries} ${changes}` },
  ).workspace?.webhooks;
  if (!webhooks || webhooks.length === 0) {
    return <p className={styles.text}>{intl.formatMessage(webhooks ? messages.none : messages.unread)}</p>;
  }
  return (
    <ul className={styles.list}>
      {webhooks.map((webhook) => (
        <WebhookItem key={webhook.id} webhook={webhook} onChanged={onChanged} onDeleted={onDeleted} />
      ))}
    </ul>
  );
}
