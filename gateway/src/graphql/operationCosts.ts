/** Costs of operations, remembered: documents are kept, and page sizes repeat. */
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { costOf, fragmentsOf } from './costRules.ts';

export type OperationCosts = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
) => number;

/** Larger numbers are ids, or are refused as page sizes, so that they need not be told apart. */
const largestPage = 1_000;
const mostKept = 200;

export function createOperationCosts(): OperationCosts {
  const known = new WeakMap<OperationDefinitionNode, Map<string, number>>();
  return (document, operation, variables) => {
    let bySizes = known.get(operation);
    if (bySizes === undefined) known.set(operation, (bySizes = new Map()));
    const key = sizesIn(variables);
    let cost = bySizes.get(key);
    if (cost === undefined) {
      cost = costOf(operation, fragmentsOf(document), variables);
      if (bySizes.size < mostKept) bySizes.set(key, cost);
    }
    return cost;
  };
}

function sizesIn(variables: Readonly<Record<string, unknown>>): string {
  let key = '';
  for (const [name, value] of Object.entries(variables)) {
    if (typeof value === 'number') key += `${name}:${Math.min(value, largestPage + 1)} `;
  }
  return key;
}
