import type { ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { PageAddress } from './pageRequest.ts';

/** What the module of a page gives to its route. */
export interface PageModule {
  /** Draws the page. `queryRef` is there exactly when the module has a query; the route disposes of it. */
  Page: ComponentType<{ queryRef: PreloadedQuery<OperationType> }>;
  /** The page's one query; absent where the page reads nothing. */
  query?: GraphQLTaggedNode;
  /**
   * The query's variables, null where the address names nothing that exists, of a page whose request is not in `pageRequests.ts`: it starts
   * once the page's code is there, and costs those who never come here nothing.
   */
  variables?: (address: PageAddress) => object | null;
  /** The page's shape while its data is on the way. */
  Skeleton?: ComponentType;
}

/** Joins a page's component and query without losing the check that they belong together. */
export function definePage<Query extends OperationType>(module: {
  Page: ComponentType<{ queryRef: PreloadedQuery<Query> }>;
  query: GraphQLTaggedNode;
  variables?: (address: PageAddress) => Query['variables'] | null;
  Skeleton?: ComponentType;
}): PageModule {
  return module;
}
