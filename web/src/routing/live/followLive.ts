import {
  createOperationDescriptor,
  createReaderSelector,
  getRequest,
  ROOT_ID,
  type Environment,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';
import { RequestError } from '../../requestError.ts';

/** Where no stream comes through, one is tried again after so long, in milliseconds. */
const againMs = 60_000;

export interface Followed<Subscription extends OperationType> {
  readonly subscription: GraphQLTaggedNode;
  readonly variables: Subscription['variables'];
  readonly onNext?: (response: Subscription['response']) => void;
  /**
   * Reads the same once, where streams cannot be had at all, as behind a proxy that holds answers back until they are whole: then it is read
   * each time that someone turns to the tab, and never by the clock.
   */
  readonly read: () => void;
}

/**
 * Follows a subscription, whose result is also in the store. Answers what ends it. `requestSubscription` would do no more, and be a part of the
 * libraries that every page loads.
 */
export function followLive<Subscription extends OperationType>(
  environment: Environment,
  { subscription, variables, onNext, read }: Followed<Subscription>,
): () => void {
  const operation = createOperationDescriptor(getRequest(subscription), variables);
  let end: () => void;
  const begin = (): void => {
    const stream = environment.execute({ operation }).subscribe({
      next(result) {
        const { node, variables: given, owner } = operation.fragment;
        onNext?.(environment.lookup(createReaderSelector(node, rootOf(result), given, owner)).data);
      },
      error(error: Error) {
        if (!(error instanceof RequestError && error.kind === 'signedOut')) waitForSomeone();
      },
    });
    end = () => stream.unsubscribe();
  };
  const waitForSomeone = (): void => {
    const again = (): void => {
      end();
      begin();
    };
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      read();
      again();
    };
    const timer = setTimeout(again, againMs);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    end = () => {
      clearTimeout(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  };
  begin();
  return () => end();
}

/** Relay gives the root of each result of a subscription an id of its own, and tells it here. */
function rootOf(result: GraphQLResponse): string {
  const [first] = [result].flat();
  const id: unknown = first && 'extensions' in first ? first.extensions?.['__relay_subscription_root_id'] : undefined;
  return typeof id === 'string' ? id : ROOT_ID;
}
