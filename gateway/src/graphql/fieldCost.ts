import type { GraphQLField } from 'graphql';

/** The cost of a field beyond the objects that it answers. Declared beside its resolver, so that each domain brings its own. */
export interface FieldCost {
  /** Calls of the platform for each object that the field stands on. */
  readonly calls?: number;
  /** The size of its pages when none is asked for; {@link defaultPageSize} when left out. */
  readonly usualSize?: number;
  /** True for a list with one item per item of the request: the size of the request limits it already, and a write is always answered. */
  readonly asSent?: boolean;
}

/** A resolver with its cost, to stand in a map of resolvers; the generated types know no extensions beside one. */
export const withCost = <Resolver>(cost: FieldCost, resolve: Resolver): Resolver =>
  ({ resolve, extensions: { cost } }) as Resolver;

const none: FieldCost = {};

export const fieldCostOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): FieldCost =>
  (extensions['cost'] as FieldCost | undefined) ?? none;
