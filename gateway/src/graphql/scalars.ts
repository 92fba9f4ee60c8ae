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

/** RFC 3339: what engines read beside it differs from one to the other, and "1" would be the year 2001. */
const dateTime = /^(?!0000)\d{4}-(\d{2})-(\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/i;

function parseDateTime(value: unknown): string {
  const [, month, day] = (typeof value === 'string' && dateTime.exec(value)) || [];
  // Engines make the 2nd of March of a 30th of February.
  const isDay = typeof value === 'string' && daysOf(value.slice(0, 4), month) >= Number(day);
  const time = isDay ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw badInput('A DateTime is written as ISO 8601, for example 2030-01-31T09:00:00.000Z.');
  return new Date(time).toISOString();
}

/** How many days a month of a year has; NaN where there is no such month. */
const daysOf = (year: string, month: string | undefined): number =>
  new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();

/** Whether an address is acceptable is the platform's rule; here it only has to be text. */
function parseUrl(value: unknown): string {
  if (typeof value !== 'string') throw badInput('A URL is written as text.');
  return value;
}
