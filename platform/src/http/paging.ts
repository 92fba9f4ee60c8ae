import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import { invalidField } from '../errors.ts';
import { fromCursor, type Cursor, type CursorShape, type Direction, type Order, type SortColumn } from './keyset.ts';

export const largestPageSize = 1000;

/** Which rows of a list to read: a page by its number, from 0, or those beyond a cursor. Without any, the first page. */
export interface PageRequest {
  readonly page?: number | undefined;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly size: number;
}

/** As `before`: the last rows of the list. */
const endOfList = 'end';
const longestCursor = 4000;

/** Query parameters of a paged list (OP-06). A list without a stated default size uses 25. */
export const pageQuery = (defaultSize = 25) => ({
  page: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .describe('Number of the page, from 0; 0 when absent. Not together with a cursor.'),
  // An empty text is the number 0 to JavaScript, which no page has: it says nothing.
  size: z
    .preprocess((given) => (given === '' ? undefined : given), z.coerce.number().int().default(defaultSize))
    .transform((size) => Math.min(largestPageSize, Math.max(1, size)))
    .describe(`Rows of a page, brought into 1 to ${largestPageSize}; ${defaultSize} when absent or empty.`),
  after: z
    .string()
    .max(longestCursor)
    .optional()
    .describe(
      'A cursor of the same list in the same order: the rows right after that row, whatever was added or removed meanwhile.',
    ),
  before: z
    .string()
    .max(longestCursor)
    .optional()
    .describe(
      `A cursor of the same list in the same order: the rows right before that row, in the order of the list. \`${endOfList}\` for the last rows. Not together with \`after\`.`,
    ),
});

/** Query parameter of a list that can be sorted. */
export const sortQuery = () => ({
  sort: z
    .union([z.string(), z.array(z.string()).max(10)])
    .optional()
    .transform((sort) => (sort === undefined ? [] : Array.isArray(sort) ? sort : [sort]))
    .describe('`field,asc` or `field,desc`; may come several times; descending when the direction is missing.'),
});

/** Most rows of a page whose rows carry the structure of a course, many times the size of the row itself. */
export const largestPageWithStructure = 100;
/** Most rows of a page whose rows carry all content of a course. */
export const largestPageWithContent = 25;

/** The page with at most `most` rows. */
export const boundedPage = (page: PageRequest, most: number): PageRequest => ({
  ...page,
  size: Math.min(page.size, most),
});

const pageable = z
  .object({
    pageNumber: z.int().nullable().describe('Number of this page, from 0; null when it was asked for by a cursor.'),
    pageSize: z.int().describe('Most rows of a page.'),
    first: z.boolean().describe('Whether nothing of the list lies before this page.'),
    last: z.boolean().describe('Whether nothing of the list lies after this page.'),
    totalPages: z.int().describe('Number of pages; 0 when the list is empty.'),
    totalElements: z.int().describe('Number of rows on all pages.'),
  })
  .meta({ id: 'Pageable', description: 'Where a page stands in its list.' });

/** Answer of a paged list, in both documented shapes (OP-05, REST-80). */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({
    content: z.array(row).describe('The rows of this page, in the order of the list.'),
    cursors: z
      .array(z.string())
      .describe('The cursor of each row of `content`, in the same order; opaque. For `after` and `before`.'),
    pageable: pageable.describe('Where this page stands in the list.'),
    currentPage: z
      .int()
      .nullable()
      .describe('Number of this page, from 0; the same as `pageable.pageNumber`, null when that is.'),
    totalPages: z.int().describe('Number of pages; the same as `pageable.totalPages`.'),
  });

export interface Page<T> {
  content: T[];
  cursors: string[];
  pageable: {
    pageNumber: number | null;
    pageSize: number;
    first: boolean;
    last: boolean;
    totalPages: number;
    totalElements: number;
  };
  currentPage: number | null;
  totalPages: number;
}

/** Rows of a list, with where they stand in it. */
export interface PageRows<Row> {
  readonly rows: readonly Row[];
  readonly cursors: readonly string[];
  /** Null when the rows were asked for by a cursor. */
  readonly pageNumber: number | null;
  readonly pageSize: number;
  readonly first: boolean;
  readonly last: boolean;
  /** Rows on all pages. */
  readonly total: number;
}

/** Wraps what the rows of a page became, one for one. */
export function toPage<T>(content: readonly T[], place: Omit<PageRows<unknown>, 'rows'>): Page<T> {
  const { cursors, pageNumber, pageSize, first, last, total } = place;
  const totalPages = Math.ceil(total / pageSize);
  return {
    content: [...content],
    cursors: [...cursors],
    pageable: { pageNumber, pageSize, first, last, totalPages, totalElements: total },
    currentPage: pageNumber,
    totalPages,
  };
}

/** What a list may be sorted by, by the names on the wire. */
export type SortColumns = Readonly<Record<string, SortColumn>>;

export interface SortableList {
  /** Tells the list from every other one. */
  readonly name: string;
  readonly columns: SortColumns;
  /** The order where nobody asks for one, in the notation of `sort`. */
  readonly fallback: readonly string[];
  /** Unique; always the last key, descending. */
  readonly tieBreaker: RawBuilder<unknown>;
}

/**
 * The order of a list: what was asked for, else its fallback, nulls last, with the tie-breaker descending at the end (OP-06). Of a
 * field that comes again the first counts, as in the database; a cursor would only grow with it. 400 for an unknown field or direction.
 */
export function sortedBy(sort: readonly string[], { name, columns, fallback, tieBreaker }: SortableList): Order {
  const asked = sort.filter((item) => item.trim() !== '');
  const chosen = asked.length > 0;
  const named = (chosen ? asked : fallback).map((item) => {
    const [field = '', direction = 'desc'] = item.split(',').map((part) => part.trim());
    const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
    if (column === undefined) {
      throw invalidField('sort', `Cannot sort by '${field}'; use one of ${Object.keys(columns).join(', ')}.`);
    }
    if (!/^(asc|desc)$/i.test(direction)) {
      throw invalidField('sort', `The direction of a sort is asc or desc, not '${direction}'.`);
    }
    return { field, ...column, direction: direction.toLowerCase() === 'asc' ? ('asc' as const) : ('desc' as const) };
  });
  const keys = named.filter(({ field }, index) => named.findIndex((other) => other.field === field) === index);
  return {
    chosen,
    name: [name, ...keys.map(({ field, direction }) => `${field},${direction}`)].join(' '),
    keys: [...keys, { column: tieBreaker, type: 'integer', direction: 'desc' }],
  };
}

/** How a request reads its list. 400 for a cursor of another list or order, and for two ways of paging at once. */
export function readingOf(order: CursorShape, { page, after, before }: PageRequest): Reading {
  if (after === undefined && before === undefined) {
    return { by: 'number', page: page ?? 0 };
  }
  if (page !== undefined) {
    throw invalidField('page', 'Page by number or by cursor, not by both.');
  }
  if (after !== undefined && before !== undefined) {
    throw invalidField('before', 'Read after a cursor or before one, not both.');
  }
  if (before === endOfList) {
    return { by: 'cursor', direction: 'backward', from: null };
  }
  const [field, text, direction] =
    after === undefined ? (['before', before ?? '', 'backward'] as const) : (['after', after, 'forward'] as const);
  const from = fromCursor(order, text);
  if (from === null) {
    throw invalidField(field, 'This is not a cursor of this list in this order.');
  }
  return { by: 'cursor', direction, from };
}

type Reading =
  | { readonly by: 'number'; readonly page: number }
  /** `from` is null for the end of the list. */
  | { readonly by: 'cursor'; readonly direction: Direction; readonly from: Cursor | null };
