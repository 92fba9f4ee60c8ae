import {
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequestContextDidEncounterErrors,
  type GraphQLRequestContextDidResolveOperation,
  type GraphQLRequestContextResponseForOperation,
  type GraphQLRequestContextWillSendResponse,
} from '@apollo/server';
import type { Context } from '../../context.ts';
import type { Executor } from '../executor.ts';

/** Hooks of Apollo Server for one operation, by their names there, but for the one before its execution; those that need not wait are no promises. */
export interface OperationHooks {
  didResolveOperation?(operation: GraphQLRequestContextDidResolveOperation<Context>): void;
  willExecute?(operation: GraphQLRequestContextResponseForOperation<Context>): void;
  didEncounterErrors?(operation: GraphQLRequestContextDidEncounterErrors<Context>): void;
  willSendResponse?(operation: GraphQLRequestContextWillSendResponse<Context>): void | Promise<void>;
}

/** One concern of an operation. Called per operation, so that its hooks can share state. */
export type OperationPlugin = () => OperationHooks;

/**
 * All of them as one plugin, which has operations run by `execute`. Apollo Server wraps each hook of each plugin in promises, which together
 * were most of what it costs, and begins the hooks of all plugins at once: here they run one after another, and an error stops the rest.
 */
export function onePlugin(plugins: readonly OperationPlugin[], execute: Executor): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      const hooks = plugins.map((plugin) => plugin());
      return {
        async didResolveOperation(operation) {
          for (const each of hooks) each.didResolveOperation?.(operation);
        },
        async responseForOperation(asked) {
          for (const each of hooks) each.willExecute?.(asked);
          const { document, operation, request, contextValue: context } = asked;
          const result = await execute({ document, operation, variables: request.variables ?? {}, context });
          if (result.errors !== undefined) {
            const failed = Object.assign(asked, { errors: result.errors });
            for (const each of hooks) each.didEncounterErrors?.(failed);
          }
          // Masking writes the errors that clients read.
          return {
            http: { status: undefined, headers: new HeaderMap() },
            body: { kind: 'single', singleResult: { ...result, errors: undefined } },
          };
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
