import { Badge } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { deliveredEvent } from '../eventWords.ts';
import { useWebhookStyles } from '../Webhook.styles.ts';
import { deliveryMessages as messages } from './deliveryMessages.ts';
import { deliveryProblem, stateWords } from './deliveryWords.ts';
import { ReplayButton } from './ReplayButton.tsx';
import type { Delivery_delivery$key } from './__generated__/Delivery_delivery.graphql.ts';

const colours = { PENDING: 'informative', DELIVERED: 'success', FAILED: 'danger', OTHER: 'subtle' } as const;

/** An event that was sent, or is to be: whether it arrived, and why not. */
export function Delivery({
  delivery,
  webhookId,
  enabled,
  onReplayed,
}: {
  delivery: Delivery_delivery$key;
  webhookId: string;
  enabled: boolean;
  onReplayed: () => void;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment Delivery_delivery on WebhookDelivery @throwOnFieldError {
        deliveryId
        eventType
        eventTime
        state
        attemptCount
        beingTried
        nextTime
        lastTime
        lastStatus
        lastError
        durationMilliseconds
      }
    `,
    delivery,
  );
  const intl = useIntl();
  const styles = useWebhookStyles();
  const { deliveryId, state, attemptCount, beingTried, nextTime, lastTime, lastStatus, durationMilliseconds } = data;
  const event = deliveredEvent(intl, data.eventType);
  const shownTime = (time: string): string => intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'medium' });
  const at = (message: MessageDescriptor, time: string | null | undefined): string | null =>
    time == null ? null : intl.formatMessage(message, { time: shownTime(time) });
  const plan = (): string =>
    beingTried
      ? intl.formatMessage(messages.trying)
      : (at(messages.next, nextTime) ?? intl.formatMessage(messages.waits));
  const lines = [
    at(messages.happened, data.eventTime),
    attemptCount === 0 ? intl.formatMessage(messages.untried) : intl.formatMessage(messages.attempts, { attemptCount }),
    at(messages.lastTried, lastTime),
    state === 'DELIVERED' && lastStatus != null
      ? intl.formatMessage(messages.answered, { status: String(lastStatus), milliseconds: durationMilliseconds ?? 0 })
      : deliveryProblem(intl, data),
    state === 'PENDING' ? plan() : null,
  ].filter((line) => line !== null);
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <div className={styles.head}>
          <span className={styles.name}>{event}</span>
          <Badge appearance="tint" color={colours[state]}>
            {intl.formatMessage(stateWords[state])}
          </Badge>
        </div>
        {lines.map((line) => (
          <span key={line} className={styles.fact}>
            {line}
          </span>
        ))}
      </div>
      {enabled && (state !== 'PENDING' || beingTried || nextTime != null) ? (
        <ReplayButton
          webhookId={webhookId}
          deliveryId={deliveryId}
          name={intl.formatMessage(messages.named, { event, time: shownTime(data.eventTime) })}
          onReplayed={onReplayed}
        />
      ) : null}
    </li>
  );
}
