import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { invalidField } from '../errors.ts';

export const largestPageSize = 1000;

/** One page of a list, zero-based. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
}

/** Query parameters of a paged list (OP-06). A list without a stated default size uses 25. */
export const pageQuery = (defaultSize = 25) => ({
  page: z.coerce.number().int().min(0).max(1_000_000).default(0).describe('Number of the page, from 0.'),
  // An empty text is the number 0 to JavaScript, which no page has: it says nothing.
  size: z
    .preprocess((given) => (given === '' ? undefined : given), z.coerce.number().int().default(defaultSize))
    .transform((size) => Math.min(largestPageSize, Math.max(1, size)))
    .describe(`Rows of a page, brought into 1 to ${largestPageSize}; ${defaultSize} when absent or empty.`),
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
export const boundedPage = ({ page, size }: PageRequest, most: number): PageRequest => ({
  page,
  size: Math.min(size, most),
});

const pageable = z
  .object({
    pageNumber: z.int().describe('Number of this page, from 0.'),
    pageSize: z.int().describe('Most rows of a page.'),
    first: z.boolean().describe('Whether this is the first page.'),
    last: z.boolean().describe('Whether this is the last page.'),
    totalPages: z.int().describe('Number of pages; 0 when the list is empty.'),
    totalElements: z.int().describe('Number of rows on all pages.'),
  })
  .meta({ id: 'Pageable', description: 'Where a page stands in its list.' });

/** Answer of a paged list, in both documented shapes (OP-05, REST-80). */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({
    content: z.array(row).describe('The rows of this page, in the order of the list.'),
    pageable: pageable.describe('Where this page stands in the list.'),
    currentPage: z.int().describe('Number of this page, from 0; the same as `pageable.pageNumber`.'),
    totalPages: z.int().describe('Number of pages; the same as `pageable.totalPages`.'),
  });

export interface Page<T> {
  content: T[];
  pageable: {
    pageNumber: number;
    pageSize: number;
    first: boolean;
    last: boolean;
    totalPages: number;
    totalElements: number;
  };
  currentPage: number;
  totalPages: number;
}

/** Wraps the rows of one page; `total` counts the rows of all pages. */
export function toPage<T>(content: T[], total: number, { page, size }: PageRequest): Page<T> {
  const totalPages = Math.ceil(total / size);
  return {
    content,
    pageable: {
      pageNumber: page,
      pageSize: size,
      first: page === 0,
      last: page + 1 >= totalPages,
      totalPages,
      totalElements: total,
    },
    currentPage: page,
    totalPages,
  };
}

/** Columns a list may be sorted by, by their names on the wire. */
export type SortColumns = Readonly<Record<string, RawBuilder<unknown>>>;

/**
 * Order expressions for `query.orderBy([...])`: what was asked for, else `fallback` (in the same notation), nulls last, with
 * `tieBreaker` descending at the end (OP-06). 400 for an unknown field or direction.
 */
export function orderBy(
  sort: readonly string[],
  columns: SortColumns,
  fallback: readonly string[],
  tieBreaker: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const asked = sort.filter((item) => item.trim() !== '');
  const keys = (asked.length > 0 ? asked : fallback).map((item) => {
    const [field = '', direction = 'desc'] = item.split(',').map((part) => part.trim());
    const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
    if (column === undefined) {
      throw invalidField('sort', `Cannot sort by '${field}'; use one of ${Object.keys(columns).join(', ')}.`);
    }
    if (!/^(asc|desc)$/i.test(direction)) {
      throw invalidField('sort', `The direction of a sort is asc or desc, not '${direction}'.`);
    }
    return direction.toLowerCase() === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`;
  });
  return [...keys, sql`${tieBreaker} desc`];
}
