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

/** A day comes as the platform writes it. */
export const DateScalar = scalar({
  serialize: (value) => value,
  parseValue: (value) => parseDay(value),
  parseLiteral: (node) => parseDay(node.kind === Kind.STRING ? node.value : undefined),
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
const dateTime = /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/i;

const fullDate = /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(\d{2})$/;

function parseDay(value: unknown): string {
  if (!isOfCalendar(value, fullDate))
    throw badInput('A Date is written as a day of the calendar, for example 2030-01-31.');
  return value;
}

function parseDateTime(value: unknown): string {
  const time = isOfCalendar(value, dateTime) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw badInput('A DateTime is written as ISO 8601, for example 2030-01-31T09:00:00.000Z.');
  return new Date(time).toISOString();
}

/** Whether a text has a form, whose groups are month and day, and that day exists: engines make the 2nd of March of a 30th of February. */
function isOfCalendar(value: unknown, form: RegExp): value is string {
  const [, month, day] = (typeof value === 'string' && form.exec(value)) || [];
  return typeof value === 'string' && Number(day) >= 1 && daysOf(value.slice(0, 4), month) >= Number(day);
}

/** How many days a month of a year has. */
const daysOf = (year: string, month: string | undefined): number =>
  new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();

/** Whether an address is acceptable is the platform's rule; here it only has to be text. */
function parseUrl(value: unknown): string {
  if (typeof value !== 'string') throw badInput('A URL is written as text.');
  return value;
}
