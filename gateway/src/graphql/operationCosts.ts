/** Costs of operations, remembered: documents are kept, and page sizes repeat. */
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { costOf, fragmentsOf, sizeVariablesOf, variableSizeOf } from './costRules.ts';

export type OperationCosts = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
) => number;

/** Larger pages cost too much in any case, so that they need not be told apart; smaller ones than none neither. */
const largestPage = 1_000;
const mostKept = 200;

interface KnownCosts {
  readonly sizeVariables: readonly string[];
  /** By the sizes that the variables give, as JSON. */
  readonly bySizes: Map<string, number>;
}

export function createOperationCosts(): OperationCosts {
  const known = new WeakMap<OperationDefinitionNode, KnownCosts>();
  return (document, operation, variables) => {
    let costs = known.get(operation);
    if (costs === undefined) {
      known.set(operation, (costs = { sizeVariables: sizeVariablesOf(document), bySizes: new Map() }));
    }
    const sizes = costs.sizeVariables.map((name) => clamped(variableSizeOf(name, operation, variables)));
    const key = JSON.stringify(sizes);
    let cost = costs.bySizes.get(key);
    if (cost === undefined) {
      const asSizes = Object.fromEntries(costs.sizeVariables.map((name, index) => [name, sizes[index]]));
      cost = costOf(operation, fragmentsOf(document), asSizes);
      if (costs.bySizes.size < mostKept) costs.bySizes.set(key, cost);
    }
    return cost;
  };
}

/** What is no whole number is refused as a page size later on. */
const clamped = (size: number | null): number | null =>
  size !== null && Number.isInteger(size) ? Math.max(0, Math.min(size, largestPage + 1)) : null;
