import { useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  useWatchedDeliveryQuery,
  useWatchedDeliveryQuery$data,
} from './__generated__/useWatchedDeliveryQuery.graphql.ts';

const intervalMs = 1_000;
/** An attempt takes ten seconds at most; others may be before it. */
const mostLooks = 20;

type Deliveries = NonNullable<NonNullable<useWatchedDeliveryQuery$data['node']>['deliveries']>;
export type WatchedDelivery = Deliveries['nodes'][number];

/**
 * Reads a new delivery, again and again until it was tried once: nothing tells of deliveries, and these looks end after seconds. `onTried` hears what came of it, null when it takes too long. It has to be the same function each
 * time.
 */
export function useWatchedDelivery(
  webhookId: string,
  deliveryId: number | null,
  onTried: (delivery: WatchedDelivery | null) => void,
): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (deliveryId === null) {
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let subscription: { unsubscribe: () => void } | undefined;
    let looks = 0;
    const again = (): void => {
      looks += 1;
      if (looks < mostLooks) {
        timer = setTimeout(look, intervalMs);
      } else {
        onTried(null);
      }
    };
    const look = (): void => {
      subscription = fetchQuery<useWatchedDeliveryQuery>(
        environment,
        graphql`
          query useWatchedDeliveryQuery($webhookId: ID!) @throwOnFieldError {
            node(id: $webhookId) {
              ... on Webhook {
                # The newest: events may have followed it.
                deliveries(first: 10) {
                  nodes {
                    deliveryId
                    state
                    lastStatus
                    lastError
                    durationMilliseconds
                  }
                }
              }
            }
          }
        `,
        { webhookId },
      ).subscribe({
        next: ({ node }) => {
          const delivery = node?.deliveries?.nodes.find((each) => each.deliveryId === deliveryId);
          // An attempt counts from its beginning on: one that is being made has neither succeeded nor failed.
          if (delivery && (delivery.state !== 'PENDING' || delivery.lastError !== null)) {
            onTried(delivery);
          } else {
            again();
          }
        },
        error: again,
      });
    };
    look();
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, webhookId, deliveryId, onTried]);
}
