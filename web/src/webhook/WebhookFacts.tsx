import { Badge } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { eventSummary } from './eventWords.ts';
import { factMessages as messages } from './factMessages.ts';
import { useWebhookStyles } from './Webhook.styles.ts';
import type { WebhookFacts_webhook$key } from './__generated__/WebhookFacts_webhook.graphql.ts';

/** What is known of a webhook: where to, what it is told of, whether it works. */
export function WebhookFacts({ webhook }: { webhook: WebhookFacts_webhook$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment WebhookFacts_webhook on Webhook @throwOnFieldError {
        url
        description
        eventTypes
        createdByName
        previousSecretExpireTime
        failingSinceTime
        disableTime
        disableReason
        lastDeliveryTime
      }
    `,
    webhook,
  );
  const intl = useIntl();
  const styles = useWebhookStyles();
  const { url, description, createdByName, previousSecretExpireTime, failingSinceTime, disableTime } = data;
  const lastTime = data.lastDeliveryTime ?? null;
  const state = stateOf(data, lastTime);
  const at = (message: MessageDescriptor, time: string | null | undefined): string | null =>
    time == null
      ? null
      : intl.formatMessage(message, { time: intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'short' }) });
  const lines = [
    description === '' ? null : url,
    intl.formatMessage(messages.eventsLine, { events: eventSummary(intl, data.eventTypes) }),
    at(reasonWords[data.disableReason ?? 'OTHER'], disableTime),
    disableTime == null ? at(messages.failingSince, failingSinceTime) : null,
    at(messages.deliveredLast, lastTime) ?? intl.formatMessage(messages.undelivered),
    at(messages.previousSecret, previousSecretExpireTime),
    createdByName == null ? null : intl.formatMessage(messages.createdBy, { name: createdByName }),
  ].filter((line) => line !== null);
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <span className={styles.name} dir="auto">
          {description || url}
        </span>
        <Badge appearance="tint" color={marks[state].color}>
          {intl.formatMessage(marks[state].words)}
        </Badge>
      </div>
      {lines.map((line) => (
        <span key={line} className={styles.fact}>
          {line}
        </span>
      ))}
    </div>
  );
}

/** Of one that only later versions know there is the time alone. */
const reasonWords = { FAILING: messages.gaveUp, GONE: messages.gone, OTHER: messages.offSince };

const marks = {
  works: { color: 'success', words: messages.works },
  failing: { color: 'warning', words: messages.failing },
  off: { color: 'danger', words: messages.off },
  unused: { color: 'subtle', words: messages.unused },
} as const;

function stateOf(
  { disableTime, failingSinceTime }: { disableTime?: string | null; failingSinceTime?: string | null },
  lastTime: string | null,
): keyof typeof marks {
  if (disableTime != null) {
    return 'off';
  }
  if (failingSinceTime != null) {
    return 'failing';
  }
  return lastTime === null ? 'unused' : 'works';
}
