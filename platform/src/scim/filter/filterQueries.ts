import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { filterMark } from '../../db/statementNames.ts';
import { ScimError } from '../scimError.ts';
import type { Comparison, Filter } from './filter.ts';

/** What one attribute of a resource compares. */
export interface FilterColumn {
  /** `exact` is a text whose case counts. */
  readonly type: 'text' | 'exact' | 'boolean' | 'time';
  readonly column: RawBuilder<unknown>;
  /** A column with the same text in lower case, where there is one. */
  readonly lowered?: RawBuilder<unknown>;
  /** For addresses, and names that mostly are: a column with what `address_key` makes of them. */
  readonly addressKey?: RawBuilder<unknown>;
  /** For an attribute with many values: wraps the comparison, for example in `exists (…)`. */
  readonly within?: (comparison: RawBuilder<SqlBool>) => RawBuilder<SqlBool>;
}

/** The attributes that may be filtered by, in lower case. */
export type FilterColumns = ReadonlyMap<string, FilterColumn>;

/** Turns a filter into a condition; throws `invalidFilter` for an attribute that is none and for a value of another type. */
export const filterCondition = (filter: Filter | null, columns: FilterColumns): RawBuilder<SqlBool> =>
  filter === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.raw(filterMark)} (${toCondition(filter, columns)})`;

function toCondition(filter: Filter, columns: FilterColumns, prefix = ''): RawBuilder<SqlBool> {
  switch (filter.op) {
    case 'and':
    case 'or': {
      const parts = filter.parts.map((part) => toCondition(part, columns, prefix));
      return sql<SqlBool>`(${sql.join(parts, filter.op === 'and' ? sql` and ` : sql` or `)})`;
    }
    case 'not':
      return sql<SqlBool>`(${toCondition(filter.part, columns, prefix)}) is not true`;
    case 'has':
      return toCondition(filter.part, columns, `${filter.attribute}.`);
    case 'pr': {
      const { column, within = asItIs } = columnOf(prefix + filter.attribute, columns);
      return within(sql<SqlBool>`${column} is not null`);
    }
    default:
      return toComparison({ ...filter, attribute: prefix + filter.attribute }, columns);
  }
}

/** Attributes of people that providers match by and of which nothing is kept: nobody has them. */
const notKept =
  /^(?:nickname|profileurl|title|usertype|preferredlanguage|locale|timezone|name\.(?:middlename|honorificprefix|honorificsuffix)|emails\.display|(?:phonenumbers|ims|photos|addresses|entitlements|roles|x509certificates|groups)(?:\.\w+)?|urn:ietf:params:scim:schemas:extension:enterprise:2\.0:user:[\w.]+)$/;

const asItIs = (comparison: RawBuilder<SqlBool>): RawBuilder<SqlBool> => comparison;

function columnOf(attribute: string, columns: FilterColumns): FilterColumn {
  const column =
    columns.get(attribute) ?? (notKept.test(attribute) ? { type: 'text', column: sql`null::text` } : undefined);
  if (column === undefined) {
    throw invalid(`names ${attribute}; filter by one of ${[...columns.keys()].join(', ')}`);
  }
  return column;
}

function toComparison(comparison: Comparison, columns: FilterColumns): RawBuilder<SqlBool> {
  const column = columnOf(comparison.attribute, columns);
  const { within = asItIs } = column;
  // A resource without a value does not equal it: nothing must count as true here, not as unknown.
  return comparison.op === 'ne'
    ? sql<SqlBool>`(${within(compare({ ...comparison, op: 'eq' }, column))}) is not true`
    : within(compare(comparison, column));
}

function compare(comparison: Comparison, { type, column, lowered, addressKey }: FilterColumn): RawBuilder<SqlBool> {
  const { op, value } = comparison;
  if (value === null && op === 'eq') {
    return sql<SqlBool>`${column} is null`;
  }
  if (addressKey !== undefined && op === 'eq') {
    return sql<SqlBool>`${addressKey} = address_key(${textOf(comparison)})`;
  }
  switch (type) {
    case 'boolean':
      return sql<SqlBool>`${column} ${operatorOf(comparison, ['eq'])} ${booleanOf(comparison)}::boolean`;
    case 'time':
      return sql<SqlBool>`${column} ${operatorOf(comparison, ordered)} ${timeOf(comparison)}::timestamptz`;
    case 'exact':
      return compareText(comparison, column, textOf(comparison));
    case 'text':
      return compareText(comparison, lowered ?? sql`lower(${column})`, textOf(comparison).toLowerCase());
  }
}

function compareText(comparison: Comparison, column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const part = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  switch (comparison.op) {
    case 'co':
      return sql<SqlBool>`${column} like ${`%${part}%`}`;
    case 'sw':
      return sql<SqlBool>`${column} like ${`${part}%`}`;
    case 'ew':
      return sql<SqlBool>`${column} like ${`%${part}`}`;
    default:
      return sql<SqlBool>`${column} ${operatorOf(comparison, ordered)} ${text}::text`;
  }
}

const ordered = ['eq', 'gt', 'ge', 'lt', 'le'] as const;
const signs = { eq: sql`=`, gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` } as const;

function operatorOf({ op, attribute }: Comparison, allowed: readonly (keyof typeof signs)[]): RawBuilder<unknown> {
  const found = allowed.find((each) => each === op);
  if (found === undefined) {
    throw invalid(`cannot compare ${attribute} by ${op}`);
  }
  return signs[found];
}

function textOf({ attribute, value }: Comparison): string {
  if (typeof value !== 'string') {
    throw invalid(`compares ${attribute} with something that is no text: put it in double quotes`);
  }
  return value.toWellFormed().replaceAll('\u0000', '');
}

/** Some providers write it as a text. */
function booleanOf({ attribute, value }: Comparison): boolean {
  const text = String(value).toLowerCase();
  if (text !== 'true' && text !== 'false') {
    throw invalid(`compares ${attribute} with something else than true or false`);
  }
  return text === 'true';
}

function timeOf(comparison: Comparison): Date {
  const time = new Date(textOf(comparison));
  if (Number.isNaN(time.getTime()) || time.getUTCFullYear() < 1 || time.getUTCFullYear() > 9999) {
    throw invalid(`compares ${comparison.attribute} with what is no time such as "2030-01-31T09:00:00Z"`);
  }
  return time;
}

const invalid = (reason: string): ScimError => new ScimError('invalidFilter', `The filter ${reason}`);
