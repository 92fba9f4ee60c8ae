import type {
  ApolloServerPlugin,
  GraphQLRequestContextDidEncounterErrors,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestContextExecutionDidStart,
  GraphQLRequestContextWillSendResponse,
} from '@apollo/server';
import type { Context } from '../../context.ts';

/** Hooks of Apollo Server for one operation, by their names there; those that need not wait are no promises. */
export interface OperationHooks {
  didResolveOperation?(operation: GraphQLRequestContextDidResolveOperation<Context>): void;
  executionDidStart?(operation: GraphQLRequestContextExecutionDidStart<Context>): void;
  didEncounterErrors?(operation: GraphQLRequestContextDidEncounterErrors<Context>): void;
  willSendResponse?(operation: GraphQLRequestContextWillSendResponse<Context>): void | Promise<void>;
}

/** One concern of an operation. Called per operation, so that its hooks can share state. */
export type OperationPlugin = () => OperationHooks;

/**
 * All of them as one plugin. Apollo Server wraps each hook of each plugin in promises, which together were most of what it costs, and
 * begins the hooks of all plugins at once: here they run one after another, and an error stops the rest.
 */
export function onePlugin(plugins: readonly OperationPlugin[]): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      const hooks = plugins.map((plugin) => plugin());
      return {
        async didResolveOperation(operation) {
          for (const each of hooks) each.didResolveOperation?.(operation);
        },
        async executionDidStart(operation) {
          for (const each of hooks) each.executionDidStart?.(operation);
        },
        async didEncounterErrors(operation) {
          for (const each of hooks) each.didEncounterErrors?.(operation);
        },
        async willSendResponse(operation) {
          for (const each of hooks) {
            const pending = each.willSendResponse?.(operation);
            if (pending !== undefined) await pending;
          }
        },
      };
    },
  };
}
