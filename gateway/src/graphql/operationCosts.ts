/** Memoised costs of operations: documents are kept, and page sizes repeat. */
import type { DocumentNode, FieldNode, GraphQLResolveInfo, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { getNamedType } from 'graphql';
import { baseCostOf, itemCallsOf, itemCostOf, ownCostOf, requestedCostOf } from './costRules.ts';
import { fragmentsOf } from './documentRules.ts';
import { sizeVariablesOf, variableSizeOf, type Variables } from './pageSizes.ts';

export interface OperationCosts {
  /** Before it runs, by the sizes that its variables ask for. */
  requested(document: DocumentNode, operation: OperationDefinitionNode, variables: Variables): number;
  /** What stands in no list. */
  base(document: DocumentNode, operation: OperationDefinitionNode): number;
  /** One item of the list that a resolver answers. */
  ofItem(list: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'returnType'>): ItemCost;
}

/** Without the lists in the item. */
export interface ItemCost {
  readonly cost: number;
  /** Calls of the platform. */
  readonly calls: number;
}

/** Larger pages exceed the limit in any case and need not be distinguished; neither do sizes below zero. */
const largestPage = 10_000;
const mostKept = 200;

interface KnownCosts {
  readonly sizeVariables: readonly string[];
  /** By the sizes that the variables give, as JSON. */
  readonly bySizes: Map<string, number>;
  readonly base: number;
}

export function createOperationCosts(schema: GraphQLSchema): OperationCosts {
  const known = new WeakMap<OperationDefinitionNode, KnownCosts>();
  /** By each place of a list in the document: one fragment can serve several. */
  const parts = new WeakMap<FieldNode, ItemCost>();

  function costsOf(document: DocumentNode, operation: OperationDefinitionNode): KnownCosts {
    let costs = known.get(operation);
    if (costs === undefined) {
      const base = baseCostOf({ schema, fragments: fragmentsOf(document) }, operation);
      known.set(operation, (costs = { sizeVariables: sizeVariablesOf(document), bySizes: new Map(), base }));
    }
    return costs;
  }

  return {
    requested(document, operation, variables) {
      const costs = costsOf(document, operation);
      const sizes = costs.sizeVariables.map((name) => clamped(variableSizeOf(name, operation, variables)));
      const key = JSON.stringify(sizes);
      let cost = costs.bySizes.get(key);
      if (cost === undefined) {
        const asSizes = Object.fromEntries(costs.sizeVariables.map((name, index) => [name, sizes[index]]));
        cost = requestedCostOf({ schema, fragments: fragmentsOf(document) }, operation, asSizes);
        if (costs.bySizes.size < mostKept) costs.bySizes.set(key, cost);
      }
      return cost;
    },
    base: (document, operation) => costsOf(document, operation).base,
    ofItem({ fieldNodes, fragments, returnType }) {
      // A field that stands at several places is one list: its items have what all of them ask for.
      const own = ownCostOf(fieldNodes[0] as FieldNode);
      let cost = own;
      let calls = 0;
      for (const node of fieldNodes) {
        let part = parts.get(node);
        if (part === undefined) {
          const document = { schema, fragments: new Map(Object.entries(fragments)) };
          const type = getNamedType(returnType);
          part = { cost: itemCostOf(document, node, type), calls: itemCallsOf(document, node, type) };
          parts.set(node, part);
        }
        cost += part.cost - own;
        calls += part.calls;
      }
      return { cost, calls };
    },
  };
}

/** Anything but a whole number is refused as a page size later. */
const clamped = (size: number | null): number | null =>
  size !== null && Number.isInteger(size) ? Math.max(0, Math.min(size, largestPage + 1)) : null;
