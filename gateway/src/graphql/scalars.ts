import { Kind, valueFromASTUntyped, type GraphQLScalarType } from 'graphql';
import { badInput } from '../errors.ts';

type ScalarFunctions = Pick<GraphQLScalarType, 'serialize' | 'parseValue' | 'parseLiteral'>;

/** The behaviour of a scalar alone: a full type would replace the description and specification in the contract. */
const scalar = (functions: ScalarFunctions): GraphQLScalarType => functions as GraphQLScalarType;

/** The platform sends ISO 8601 in UTC with milliseconds already (OP-07): passed on as it is. */
export const DateTime = scalar({
  serialize: (value) => value,
  parseValue: (value) => parseDateTime(value),
  parseLiteral: (node) => parseDateTime(node.kind === Kind.STRING ? node.value : undefined),
});

export const URLScalar = scalar({
  serialize: (value) => value,
  parseValue: (value) => parseUrl(value),
  parseLiteral: (node) => parseUrl(node.kind === Kind.STRING ? node.value : undefined),
});

export const JSONScalar = scalar({
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});

function parseDateTime(value: unknown): string {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw badInput('A DateTime is written as ISO 8601, for example 2030-01-31T09:00:00.000Z.');
  return new Date(time).toISOString();
}

/** Whether an address is acceptable is the platform's rule; here it only has to be text. */
function parseUrl(value: unknown): string {
  if (typeof value !== 'string') throw badInput('A URL is written as text.');
  return value;
}
