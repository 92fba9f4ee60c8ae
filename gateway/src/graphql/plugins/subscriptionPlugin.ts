import { needsStream } from '../../live/subscription.ts';
import type { OperationPlugin } from './onePlugin.ts';

/** Refuses subscriptions whose answer is no stream, before anything of them runs. */
export const subscriptionPlugin: OperationPlugin = () => ({
  didResolveOperation({ operation, contextValue: { live } }) {
    if (operation?.operation === 'subscription' && live === undefined) throw needsStream();
  },
});
