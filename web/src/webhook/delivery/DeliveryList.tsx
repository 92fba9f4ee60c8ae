import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState, useTransition, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { ShowMore } from '../../ui/list/ShowMore.tsx';
import { useWebhookStyles } from '../Webhook.styles.ts';
import { Delivery } from './Delivery.tsx';
import { deliveryMessages as messages } from './deliveryMessages.ts';
import { deliveryStates, stateWords, type DeliveryState } from './deliveryWords.ts';
import type { DeliveryListPaginationQuery } from './__generated__/DeliveryListPaginationQuery.graphql.ts';
import type { DeliveryList_webhook$key } from './__generated__/DeliveryList_webhook.graphql.ts';

const pageSize = 25;
const largestPage = 100;

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px' },
  filter: { flexGrow: 1, flexBasis: '200px', maxWidth: '320px' },
});

/** Deliveries, the newest first: all, or those in one state. */
export function DeliveryList({
  webhook,
  enabled,
}: {
  webhook: DeliveryList_webhook$key;
  enabled: boolean;
}): ReactElement {
  const intl = useIntl();
  const styles = useWebhookStyles();
  const own = useStyles();
  const [state, setState] = useState<DeliveryState | null>(null);
  const [reading, startReading] = useTransition();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    DeliveryListPaginationQuery,
    DeliveryList_webhook$key
  >(
    graphql`
      fragment DeliveryList_webhook on Webhook
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        state: { type: "WebhookDeliveryState" }
      )
      @refetchable(queryName: "DeliveryListPaginationQuery")
      @throwOnFieldError {
        id
        deliveries(first: $count, after: $cursor, state: $state)
          @connection(key: "DeliveryList_deliveries")
          @required(action: THROW) {
          totalCount
          edges {
            node {
              deliveryId
              ...Delivery_delivery
            }
          }
        }
      }
    `,
    webhook,
  );
  const { id, deliveries } = data;
  const { edges, totalCount } = deliveries;
  const read = (wanted: DeliveryState | null, count: number): void =>
    startReading(() => {
      setState(wanted);
      refetch({ state: wanted, count }, { fetchPolicy: 'network-only' });
    });
  // As many as are shown, so that the list does not become shorter under someone's eyes.
  const readAgain = (): void => read(state, Math.min(largestPage, Math.max(pageSize, edges.length)));
  return (
    <>
      <div className={own.tools}>
        <div className={own.filter}>
          <SelectField
            label={intl.formatMessage(messages.filter)}
            value={state ?? ''}
            options={[
              { value: '', label: intl.formatMessage(messages.every) },
              ...deliveryStates.map((value) => ({ value, label: intl.formatMessage(stateWords[value]) })),
            ]}
            onChanged={(value) => read(deliveryStates.find((each) => each === value) ?? null, pageSize)}
          />
        </div>
        <Button size="large" disabledFocusable={reading} onClick={readAgain}>
          {intl.formatMessage(messages.refresh)}
        </Button>
      </div>
      <p role="status" className={mergeClasses(styles.text, styles.fact)}>
        {edges.length === 0
          ? intl.formatMessage(state === null ? messages.none : messages.noneOfState)
          : intl.formatMessage(messages.count, { count: totalCount })}
      </p>
      {edges.length === 0 ? null : (
        <ul className={mergeClasses(styles.list, reading && styles.busy)} aria-busy={reading}>
          {edges.map(({ node }) => (
            <Delivery key={node.deliveryId} delivery={node} webhookId={id} enabled={enabled} onReplayed={readAgain} />
          ))}
        </ul>
      )}
      {hasNext ? (
        <ShowMore
          name={intl.formatMessage(messages.more)}
          failure={intl.formatMessage(messages.moreFailed)}
          loading={isLoadingNext}
          loadMore={(onComplete) => loadNext(pageSize, { onComplete })}
        />
      ) : null}
    </>
  );
}
