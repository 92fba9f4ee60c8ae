import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { Context } from '../context.ts';
import { refusedDocument } from '../errors.ts';
import { aliasesOf, depthOf, fragmentsOf, limits } from './costRules.ts';
import type { OperationCosts } from './operationCosts.ts';

/**
 * Refuses operations beyond the limits with 400 before they run. What the document alone decides is decided once per operation;
 * documents of the persisted list are the web client's own and exempt from it.
 */
export function limitsPlugin(
  costs: OperationCosts,
  isPersisted: (document: DocumentNode) => boolean,
): ApolloServerPlugin<Context> {
  const passed = new WeakSet<OperationDefinitionNode>();
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ document, operation, request }) {
        if (operation === undefined) return; // the execution says which operation is missing
        if (!passed.has(operation) && !isPersisted(document)) {
          assertWithin('aliases', aliasesOf(document));
          assertWithin('depth', depthOf(operation, fragmentsOf(document)));
          passed.add(operation);
        }
        assertWithin('cost', costs(document, operation, request.variables ?? {}));
      },
    }),
  };
}

function assertWithin(limit: keyof typeof limits, value: number): void {
  if (value <= limits[limit]) return;
  throw refusedDocument(`The ${limit} of this document is ${value}; the limit is ${limits[limit]}`, 'LIMIT_EXCEEDED', {
    limit,
    value,
    most: limits[limit],
  });
}
