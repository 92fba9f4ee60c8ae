import type { OperationPlugin } from './onePlugin.ts';

/** Adds the operation to the log line, the span and the timing of the request. */
export const telemetryPlugin: OperationPlugin = () => ({
  didResolveOperation({ operation, contextValue }) {
    if (operation !== undefined) contextValue.exchange.begin(operation.operation, operation.name?.value);
  },
});
