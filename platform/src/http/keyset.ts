/**
 * Reading a list on from one of its rows instead of from a number: rows that come or go in between neither repeat nor hide others.
 * A list declares its order once; from it follow `order by`, the condition for the rows beyond a cursor, and the cursors.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { filterMark } from '../db/statementNames.ts';
import { parseKey, type KeyType } from './keyTypes.ts';

/** What a list can be ordered by. */
export interface SortColumn {
  /** The column, or an expression, qualified by its table. */
  readonly column: RawBuilder<unknown>;
  readonly type: KeyType;
  /** Rows without a value come last, in either direction. */
  readonly nullable?: boolean;
}

export interface OrderKey extends SortColumn {
  readonly direction: 'asc' | 'desc';
}

/** What cursors are made of and checked by. */
export interface CursorShape {
  /** Tells the list and its order from every other; stands in its cursors. */
  readonly name: string;
  readonly keys: readonly Pick<SortColumn, 'type' | 'nullable'>[];
}

/** The last key is unique and never null, so that no two rows stand at the same place. */
export interface Order extends CursorShape {
  readonly keys: readonly OrderKey[];
  /** Whether a caller chose it among many: its statements share the names of those with a filter. */
  readonly chosen?: boolean;
}

/** The keys of a row as text, in the order of the list's keys. */
export type Cursor = readonly (string | null)[];

/** Towards the end of the list, or towards its beginning. */
export type Direction = 'forward' | 'backward';

/** For `order by`. Backward is the exact reverse. */
export function orderBy({ keys, chosen }: Order, direction: Direction): RawBuilder<unknown> {
  const parts = keys.map(({ column, ...key }) => {
    const order = goesUp(key, direction) ? sql`asc` : sql`desc`;
    if (key.nullable !== true) {
      return sql`${column} ${order}`;
    }
    return sql`${column} ${order} ${direction === 'forward' ? sql`nulls last` : sql`nulls first`}`;
  });
  return chosen === true ? sql`${sql.raw(filterMark)} ${sql.join(parts)}` : sql.join(parts);
}

/** A column of the keys of each row, for {@link toCursor}. Times with all that the database knows of them. */
export const cursorKeys = ({ keys }: Order): RawBuilder<(string | null)[]> =>
  sql<(string | null)[]>`array[${sql.join(keys.map(({ column, type }) => toText(column, type)))}]`;

/** Rows strictly beyond a cursor in a direction; with `inclusive` also the row of the cursor itself. */
export function beyond(
  { keys }: Order,
  cursor: Cursor,
  direction: Direction,
  { inclusive = false } = {},
): RawBuilder<SqlBool> {
  const parts = keys.map((key, index): Part => {
    const text = cursor[index] ?? null;
    return { ...key, text, value: toParameter(key.type, text), up: goesUp(key, direction) };
  });
  // A leading key that has no value beyond its own stays as it is: said so, the database knows how few rows there are.
  const free = parts.findIndex((part) => !isLast(part, direction));
  const [fixed, rest] = [parts.slice(0, free), parts.slice(free)];
  return sql<SqlBool>`${sql.raw(filterMark)} ${all([...fixed.map(isEqual), anyBeyond(rest, direction, inclusive)])}`;
}

/** A key with its value at the cursor. */
interface Part extends OrderKey {
  readonly text: string | null;
  readonly value: RawBuilder<unknown> | null;
  /** Whether larger values lie beyond. */
  readonly up: boolean;
}

function isLast({ type, text, up }: Part, direction: Direction): boolean {
  if (text === null) {
    return direction === 'forward';
  }
  if (type === 'boolean') {
    return text === String(up);
  }
  return type === 'time' && text === (up ? 'infinity' : '-infinity');
}

function anyBeyond(parts: readonly Part[], direction: Direction, inclusive: boolean): RawBuilder<SqlBool> {
  const [first] = parts;
  if (parts.every(({ up, nullable }) => up === first?.up && nullable !== true)) {
    // One comparison of rows is what an index on the keys finds on its own.
    const operator = sql.raw(`${first?.up === true ? '>' : '<'}${inclusive ? '=' : ''}`);
    const columns = sql.join(parts.map(({ column }) => column));
    return sql<SqlBool>`(${columns}) ${operator} (${sql.join(parts.map(({ value }) => value))})`;
  }
  const equal = parts.map(isEqual);
  const alternatives = parts.map((part, index) => all([...equal.slice(0, index), isBeyond(part, direction)]));
  if (inclusive) {
    alternatives.push(all(equal));
  }
  const any = sql<SqlBool>`(${sql.join(alternatives, sql` or `)})`;
  if (first === undefined || first.nullable === true) {
    return any;
  }
  // The first condition says nothing new, but it is one that an index can begin at.
  return sql<SqlBool>`${first.column} ${first.up ? sql`>=` : sql`<=`} ${first.value} and ${any}`;
}

const isEqual = ({ column, value }: Part): RawBuilder<SqlBool> =>
  value === null ? sql<SqlBool>`${column} is null` : sql<SqlBool>`${column} = ${value}`;

function isBeyond({ column, value, up, nullable }: Part, direction: Direction): RawBuilder<SqlBool> {
  if (value === null) {
    return direction === 'forward' ? sql<SqlBool>`false` : sql<SqlBool>`${column} is not null`;
  }
  const compared = sql<SqlBool>`${column} ${up ? sql`>` : sql`<`} ${value}`;
  return nullable === true && direction === 'forward' ? sql<SqlBool>`(${compared} or ${column} is null)` : compared;
}

/** Opaque text of the place of a row. */
export const toCursor = ({ name }: CursorShape, keys: Cursor): string =>
  Buffer.from(JSON.stringify([name, ...keys])).toString('base64url');

/** The place that a text names; null when it is not a cursor of this list in this order. */
export function fromCursor({ name, keys }: CursorShape, text: string): Cursor | null {
  const [list, ...values] = parseArray(text);
  if (list !== name || values.length !== keys.length) {
    return null;
  }
  const fits = values.every((value, index) => {
    const key = keys[index];
    if (key === undefined) {
      return false;
    }
    return value === null ? key.nullable === true : typeof value === 'string' && parseKey(key.type, value) !== null;
  });
  return fits ? (values as Cursor) : null;
}

const all = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join([...conditions], sql` and `)})`;

const goesUp = ({ direction }: Pick<OrderKey, 'direction'>, reading: Direction): boolean =>
  (direction === 'asc') === (reading === 'forward');

const sqlTypes: Readonly<Record<KeyType, RawBuilder<unknown>>> = {
  text: sql`text`,
  integer: sql`bigint`,
  decimal: sql`double precision`,
  boolean: sql`boolean`,
  time: sql`timestamptz`,
};

const toParameter = (type: KeyType, value: string | null): RawBuilder<unknown> | null =>
  value === null ? null : sql`${parseKey(type, value)}::${sqlTypes[type]}`;

/** Microseconds since 1970: the text of a time would depend on the zone and the style of the session. */
const toText = (column: RawBuilder<unknown>, type: KeyType): RawBuilder<string> =>
  type === 'time'
    ? sql<string>`case when isfinite(${column}) then (extract(epoch from ${column}) * 1000000)::bigint::text
        else ${column}::text end`
    : sql<string>`(${column})::text`;

function parseArray(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
