import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useRetryKey } from '../../routing/part/RetryContext.ts';
import { webhookMessages } from '../messages.ts';
import { useWebhookStyles } from '../Webhook.styles.ts';
import { DeliveryList } from './DeliveryList.tsx';
import type { DeliveryLogQuery } from './__generated__/DeliveryLogQuery.graphql.ts';

/** The deliveries of a webhook, read when they are asked for. */
export function DeliveryLog({ webhookId, enabled }: { webhookId: string; enabled: boolean }): ReactElement {
  const intl = useIntl();
  const styles = useWebhookStyles();
  const fetchKey = useRetryKey();
  const { node } = useLazyLoadQuery<DeliveryLogQuery>(
    graphql`
      query DeliveryLogQuery($webhookId: ID!) @throwOnFieldError {
        node(id: $webhookId) {
          ...DeliveryList_webhook @alias(as: "webhook")
        }
      }
    `,
    { webhookId },
    { fetchPolicy: 'network-only', fetchKey },
  );
  const webhook = node?.webhook;
  return webhook ? (
    <DeliveryList webhook={webhook} enabled={enabled} />
  ) : (
    <p className={styles.text}>{intl.formatMessage(webhookMessages.notFound)}</p>
  );
}
