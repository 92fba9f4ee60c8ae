import type { Plugin } from 'vite';

/**
 * Modules of Relay that its entry points require without us using them: the variant of hooks that a feature flag switches off,
 * experiments, entry points, subscriptions, updatable queries. The packages are CommonJS, so a bundler cannot drop them by itself. About 9 KiB gzip of the first screen.
 */
const unused = [
  'react-relay/lib/relay-hooks/EntryPointContainer.react.js',
  'react-relay/lib/relay-hooks/loadEntryPoint.js',
  'react-relay/lib/relay-hooks/useEntryPointLoader.js',
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL.js',
  'react-relay/lib/relay-hooks/useSubscription.js',
  'relay-runtime/lib/experimental.js',
  'relay-runtime/lib/mutations/createUpdatableProxy.js',
  'relay-runtime/lib/mutations/readUpdatableFragment.js',
  'relay-runtime/lib/mutations/readUpdatableQuery.js',
  'relay-runtime/lib/network/RelayQueryResponseCache.js',
  'relay-runtime/lib/store/NormalizationEngine.js',
  'relay-runtime/lib/store/observeFragmentExperimental.js',
  'relay-runtime/lib/store/observeQueryExperimental.js',
  'relay-runtime/lib/store/waitForFragmentExperimental.js',
  'relay-runtime/lib/subscription/requestSubscription.js',
];

/** Leaves out the unused parts of Relay. Whoever starts to use one takes it off the list. */
export function unusedRelayParts(): Plugin {
  return {
    name: 'lectern:unused-relay-parts',
    enforce: 'pre',
    load: (id) => (unused.some((part) => id.endsWith(`/node_modules/${part}`)) ? 'module.exports = {};' : null),
  };
}
