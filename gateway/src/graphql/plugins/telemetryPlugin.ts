import type { OperationPlugin } from './onePlugin.ts';

/** Tells log line, span and the clock of the request which operation it turned out to be. */
export const telemetryPlugin: OperationPlugin = () => ({
  didResolveOperation({ operation, contextValue }) {
    if (operation !== undefined) contextValue.exchange.begin(operation.operation, operation.name?.value);
  },
});
