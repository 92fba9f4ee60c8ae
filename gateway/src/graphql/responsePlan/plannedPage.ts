/** Fields of `Query` that answer a page of a public list of the platform, to be cut out of its bytes. */
import type { FieldNode, FragmentDefinitionNode } from 'graphql';
import type { PageRequest } from '../../pagination.ts';
import type { FieldTable } from './fieldTable.ts';

export interface PlannedPage<Args = never> {
  /** Of the items. */
  readonly table: FieldTable<never>;
  /** What is read, in one call; null where only the resolver can answer. May throw what the resolver throws. */
  ask(args: Args, info: Asked): AskedPage | null;
  /** Fields of the connection beside those that all have. */
  readonly beside: Readonly<Record<string, unknown>>;
}

export interface AskedPage {
  readonly path: string;
  readonly request: PageRequest;
}

/** The place of the field in its document. */
export interface Asked {
  readonly fieldNodes: readonly FieldNode[];
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

/** A resolver with its plan and nothing else, to stand in a map of resolvers. */
export const withPlan = <Args, Resolver>(plan: PlannedPage<Args>, resolve: Resolver): Resolver =>
  ({ resolve, extensions: { plan } }) as Resolver;

export const plannedPageOf = ({
  extensions,
}: {
  readonly extensions: Readonly<Record<string, unknown>>;
}): PlannedPage | undefined => extensions['plan'] as PlannedPage | undefined;
