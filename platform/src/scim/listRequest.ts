import { z } from 'zod';
import { parseFilter } from './filter/parseFilter.ts';
import type { Filter } from './filter/filter.ts';
import { ScimError } from './scimError.ts';
import { mostPerPage, schemaUrns } from './scimSchemas.ts';

/** Which resources an identity provider asks for (RFC 7644, section 3.4.2). */
export interface ListRequest {
  readonly filter: Filter | null;
  /** From 1. */
  readonly startIndex: number;
  readonly count: number;
}

export interface ScimPage<T> {
  readonly total: number;
  readonly rows: readonly T[];
}

const wholeNumber = z.coerce.number().int().min(-1_000_000_000).max(1_000_000_000);
/** A parameter without a value is as good as none. */
const optional = (otherwise: number) =>
  z.preprocess((value) => (value === '' ? undefined : value), wholeNumber.default(otherwise));
const listQuery = z.object({
  filter: z.string().optional(),
  startIndex: optional(1),
  count: optional(100),
});

/** Too small numbers mean the smallest, as the RFC says; a larger count the largest. Throws `invalidValue` and `invalidFilter`. */
export function readListRequest(query: unknown): ListRequest {
  const read = listQuery.safeParse(query);
  if (!read.success) {
    throw new ScimError('invalidValue', 'startIndex and count must be whole numbers, filter a text');
  }
  const { filter, startIndex, count } = read.data;
  return {
    filter: filter === undefined || filter.trim() === '' ? null : parseFilter(filter),
    startIndex: Math.max(1, startIndex),
    count: Math.min(mostPerPage, Math.max(0, count)),
  };
}

export const listResponse = (
  total: number,
  { startIndex }: Pick<ListRequest, 'startIndex'>,
  resources: readonly object[],
): object => ({
  schemas: [schemaUrns.list],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});
