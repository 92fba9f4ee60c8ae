import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import type { Context } from '../context.ts';
import { refusedDocument } from '../errors.ts';
import { aliasesOf, costOf, depthOf, fragmentsOf, limits } from './costRules.ts';

/** Cost of the running operation by its context, for `extensions.cost`. */
export type CostBook = WeakMap<Context, number>;

/**
 * Refuses documents beyond the limits with 400 before they run. What a document alone decides is decided once per document;
 * documents of the persisted list are the web client's own and exempt from it.
 */
export function limitsPlugin(
  costs: CostBook,
  isPersisted: (document: DocumentNode) => boolean,
): ApolloServerPlugin<Context> {
  const passed = new WeakSet<DocumentNode>();
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ document, operation, request, contextValue }) {
        if (operation === undefined) return; // the execution says which operation is missing
        const fragments = fragmentsOf(document);
        if (!passed.has(document) && !isPersisted(document)) {
          assertWithin('aliases', aliasesOf(document));
          assertWithin('depth', depthOf(operation, fragments));
          passed.add(document);
        }
        const cost = costOf(operation, fragments, request.variables ?? {});
        costs.set(contextValue, cost);
        assertWithin('cost', cost);
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
