/**
 * Functions that our libraries bring along without us calling them, by the end of their module's path. They are methods or inner
 * functions, so a bundler cannot drop them by itself. Together about 7 KiB gzip of the first screen.
 */
export const unusedFunctions: Readonly<Record<string, readonly string[]>> = {
  // Actions and fetchers: we write by mutations. Routes that are found on the way: ours stand in one table.
  'react-router/dist/production/lib/router/router.js': [
    'convertFormDataToSearchParams',
    'convertSearchParamsToFormData',
    'discoverRoutes',
    'fetch',
    'handleAction',
    'handleFetcherAction',
    'handleFetcherLoader',
    'patchRoutesImpl',
  ],
  // Tests alone start at an address of their own.
  'react-router/dist/production/lib/components.js': ['createMemoryRouter'],
  'react-router/dist/production/lib/router/history.js': ['createMemoryHistory'],

  // Answers in parts, modules that an answer names, fields that are computed in the browser, several people at once.
  'relay-runtime/lib/store/OperationExecutor.js': [
    '_normalizeFollowupPayload',
    '_normalizeStreamItem',
    '_processAsyncOptimisticModuleImport',
    '_processDeferResponse',
    '_processFollowupPayload',
    '_processIncrementalPlaceholder',
    '_processIncrementalResponses',
    '_processOptimisticFollowups',
    '_processOptimisticModuleImport',
    '_processStreamResponse',
  ],
  'relay-runtime/lib/store/RelayReader.js': [
    '_propagateResolverMetadata',
    '_readActorChange',
    '_readClientEdge',
    '_readModuleImport',
    '_readResolverFieldImpl',
    'getResolverValue',
  ],
  'relay-runtime/lib/store/RelayResponseNormalizer.js': [
    '_normalizeActorChange',
    '_normalizeDefer',
    '_normalizeModuleImport',
    '_normalizeStream',
  ],
  'relay-runtime/lib/store/DataChecker.js': ['_checkActorChange', '_checkModuleImport'],
  'relay-runtime/lib/store/RelayReferenceMarker.js': ['_traverseClientEdgeToClientObject', '_traverseModuleImport'],
};
