import type { ComparisonNode, ExpressionNode, LogicNode } from '@rsql/ast';
import { parse } from '@rsql/parser';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { containsWords } from '../db/containsWords.ts';
import { filterMark } from '../db/statementNames.ts';
import { invalidField } from '../errors.ts';

const longestQuery = 2000;
const mostComparisons = 20;
const deepestNesting = 5;

/** What one selector of a resource compares. */
export interface Selector {
  readonly type: 'text' | 'integer' | 'decimal' | 'boolean' | 'time' | 'uuid';
  /** The column, qualified by its table. */
  readonly column: RawBuilder<unknown>;
  /** A column with the same text in lower case, where there is one: an index on it finds equal texts. */
  readonly lowered?: RawBuilder<unknown>;
  /** Whether the column in lower case is that of addresses, which `address_key` writes. */
  readonly address?: true;
  /** A column with the same text as `search_fold` writes it, where a list of many rows would have to fold each. */
  readonly folded?: RawBuilder<unknown>;
  /**
   * For a column of another table with many rows per row of the list: wraps the comparison, for example in `exists (…)`.
   * `!=` and `=out=` then mean that no such row exists.
   */
  readonly within?: (comparison: RawBuilder<SqlBool>) => RawBuilder<SqlBool>;
}

/** An address, which is compared by its key (OP-123): a column, qualified by its table, with one beside it whose name ends in `_key`. */
export const addressSelector = (column: string): Selector => ({
  type: 'text',
  column: sql.ref(column),
  lowered: sql.ref(`${column}_key`),
  address: true,
});

/** The allow-list of a resource: name on the wire to selector. */
export type Selectors = Readonly<Record<string, Selector>>;

/** Query parameter `q` of a list; the names are for the description. */
export const rsqlQuery = (selectors: Selectors) => ({
  q: z
    .string()
    .optional()
    .describe(
      `Filter in RSQL: ;(and) ,(or) == != =lt= =le= =gt= =ge= =in= =out=. In the text of == and !=, * stands for any characters, and case, marks on letters, apostrophes and the kind of dash or blank then make no difference; between a star at the beginning and one at the end, words are found in any order. In a text with a star, a backslash makes the star or backslash after it an ordinary character (within quotes it is written twice). Selectors: ${Object.keys(selectors).join(', ')}.`,
    ),
});

/**
 * Turns the filter `q` into a condition (OP-04). Texts compare without regard to case, and those with a star as searches do (OP-122). Throws INVALID (400) saying what is wrong: bad
 * syntax, an unknown selector, a value of the wrong type, more than 2,000 characters, 20 comparisons or 5 levels.
 */
export function rsqlWhere(q: string | undefined, selectors: Selectors): RawBuilder<SqlBool> {
  if (q === undefined || q.trim() === '') {
    return sql<SqlBool>`true`;
  }
  if (q.length > longestQuery) {
    throw invalid(`is longer than ${longestQuery} characters`);
  }
  const tree = parseQuery(q);
  const shape = measure(tree);
  if (shape.comparisons > mostComparisons) {
    throw invalid(`has more than ${mostComparisons} comparisons`);
  }
  if (shape.depth > deepestNesting) {
    throw invalid(`is nested deeper than ${deepestNesting} levels`);
  }
  return sql<SqlBool>`${sql.raw(filterMark)} (${toCondition(tree, selectors)})`;
}

function parseQuery(q: string): ExpressionNode {
  try {
    return parse(q);
  } catch {
    throw invalid('cannot be read: see how it is written, and put texts in quotes');
  }
}

const isLogic = (node: ExpressionNode): node is LogicNode => node.type === 'LOGIC';
const isAnd = (node: LogicNode): boolean => node.operator === ';' || node.operator.toLowerCase() === 'and';

/** A chain of the same operator is one level, however long. */
function measure(node: ExpressionNode, parent?: LogicNode): { comparisons: number; depth: number } {
  if (!isLogic(node)) {
    return { comparisons: 1, depth: 1 };
  }
  const left = measure(node.left, node);
  const right = measure(node.right, node);
  const level = parent !== undefined && isAnd(parent) === isAnd(node) ? 0 : 1;
  return { comparisons: left.comparisons + right.comparisons, depth: Math.max(left.depth, right.depth) + level };
}

function toCondition(node: ExpressionNode, selectors: Selectors): RawBuilder<SqlBool> {
  if (isLogic(node)) {
    const left = toCondition(node.left, selectors);
    const right = toCondition(node.right, selectors);
    return isAnd(node) ? sql<SqlBool>`(${left} and ${right})` : sql<SqlBool>`(${left} or ${right})`;
  }
  const name = node.left.selector;
  const selector = Object.hasOwn(selectors, name) ? selectors[name] : undefined;
  if (selector === undefined) {
    throw invalid(`has the unknown selector '${name}'; use one of ${Object.keys(selectors).join(', ')}`);
  }
  const negated = node.operator === '!=' || node.operator === '=out=';
  const positive = compare(node, name, selector);
  const condition = selector.within ? selector.within(positive) : positive;
  // A row without a value is not equal to the value: null must count as true here, not as unknown.
  return negated ? sql<SqlBool>`(${condition}) is not true` : condition;
}

/** The comparison without its negation: `!=` as `==` and `=out=` as `=in=`. */
function compare(node: ComparisonNode, name: string, selector: Selector): RawBuilder<SqlBool> {
  const values = [node.right.value].flat();
  const value = values[0] ?? '';
  const { column, type } = selector;
  switch (node.operator) {
    case '==':
    case '!=':
      return type === 'text' ? equalText(selector, value) : sql<SqlBool>`${column} = ${toParameter(value, name, type)}`;
    case '=in=':
    case '=out=':
      return type === 'text'
        ? sql<SqlBool>`${lowerCase(selector)} in (${sql.join(values.map((item) => keyOf(selector, item)))})`
        : sql<SqlBool>`${column} in (${sql.join(values.map((item) => toParameter(item, name, type)))})`;
    case '<':
    case '=lt=':
      return ordered(name, selector, sql`<`, value);
    case '<=':
    case '=le=':
      return ordered(name, selector, sql`<=`, value);
    case '>':
    case '=gt=':
      return ordered(name, selector, sql`>`, value);
    case '>=':
    case '=ge=':
      return ordered(name, selector, sql`>=`, value);
    default:
      throw invalid(`has the unknown operator '${node.operator}'`);
  }
}

function ordered(name: string, selector: Selector, operator: RawBuilder<unknown>, value: string): RawBuilder<SqlBool> {
  const { column, type } = selector;
  if (type === 'boolean' || type === 'uuid') {
    throw invalid(`cannot order by '${name}'; compare it with == or !=`);
  }
  return type === 'text'
    ? sql<SqlBool>`${lowerCase(selector)} ${operator} ${keyOf(selector, value)}`
    : sql<SqlBool>`${column} ${operator} ${toParameter(value, name, type)}`;
}

const lowerCase = ({ column, lowered }: Selector): RawBuilder<unknown> => lowered ?? sql`lower(${column})`;

const keyOf = ({ address }: Selector, value: string): RawBuilder<unknown> =>
  address ? sql`address_key(${value})` : sql`lower(${value})`;

function equalText(selector: Selector, value: string): RawBuilder<SqlBool> {
  if (!value.includes('*')) {
    return sql<SqlBool>`${lowerCase(selector)} = ${keyOf(selector, value)}`;
  }
  const folded = selector.folded ?? sql`search_fold(${selector.column})`;
  const pieces = piecesOf(value);
  const [before, words, after] = pieces;
  return pieces.length === 3 && before === '' && after === '' && words !== undefined
    ? containsWords(folded, words)
    : sql<SqlBool>`${folded} like ${sql.join(pieces.map(literalPattern), sql` || '%' || `)}`;
}

/** What stands between the stars, which are any characters. `\*` and `\\` are a star and a backslash, so that a search can have either. */
const piecesOf = (value: string): string[] =>
  (value.match(/\\[*\\]|[^]/gu) ?? []).reduce<string[]>(
    (pieces, part) => (part === '*' ? [...pieces, ''] : [...pieces.slice(0, -1), `${pieces.at(-1)}${plainPart(part)}`]),
    [''],
  );

const plainPart = (part: string): string => (part.length === 2 && part.startsWith('\\') ? part.slice(1) : part);

/** A text as a pattern for itself. A subquery, so that it is folded once and not for each row. */
const literalPattern = (text: string): RawBuilder<unknown> =>
  sql`(select regexp_replace(search_fold(${text}), '([\\\\%_])', '\\\\\\1', 'g'))`;

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function toParameter(value: string, name: string, type: Exclude<Selector['type'], 'text'>): RawBuilder<unknown> {
  switch (type) {
    case 'integer': {
      const number = /^-?\d{1,15}$/.test(value) ? Number(value) : undefined;
      if (number === undefined) {
        throw invalid(`compares '${name}' with '${value}', which is not a whole number`);
      }
      return sql`${number}::bigint`;
    }
    case 'decimal': {
      const number = value.trim() === '' ? Number.NaN : Number(value);
      if (!Number.isFinite(number)) {
        throw invalid(`compares '${name}' with '${value}', which is not a number`);
      }
      return sql`${number}::double precision`;
    }
    case 'boolean':
      if (!/^(true|false)$/i.test(value)) {
        throw invalid(`compares '${name}' with '${value}'; use true or false`);
      }
      return sql`${value.toLowerCase() === 'true'}::boolean`;
    case 'time': {
      const time = /^\d{11,15}$/.test(value) ? new Date(Number(value)) : new Date(value);
      if (Number.isNaN(time.getTime()) || time.getUTCFullYear() < 1 || time.getUTCFullYear() > 9999) {
        throw invalid(`compares '${name}' with '${value}', which is not a time such as 2030-01-31T09:00:00.000Z`);
      }
      return sql`${time}::timestamptz`;
    }
    case 'uuid':
      if (!uuidPattern.test(value)) {
        throw invalid(`compares '${name}' with '${value}', which is not a UUID`);
      }
      return sql`${value}::uuid`;
  }
}

const invalid = (reason: string) => invalidField('q', `The filter q ${reason}.`);
