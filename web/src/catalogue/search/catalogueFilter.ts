/** The four buckets of a course's duration (CAT-05) with their word in the address. */
export const durationBuckets = {
  'under-30-min': 'UNDER_30_MIN',
  '30-min-to-2-h': 'FROM_30_MIN_TO_2_H',
  '2-to-4-h': 'FROM_2_H_TO_4_H',
  'over-4-h': 'OVER_4_H',
} as const;

/** A bucket as it stands in the address. */
export type DurationWord = keyof typeof durationBuckets;

/** What the catalogue is narrowed to. It lives in the address: `?search=&tag=&tag=&duration=`. */
export interface CatalogueFilter {
  /** Trimmed text, empty for none. */
  search: string;
  /** Names of tags without duplicates, in the order chosen. */
  tags: readonly string[];
  duration: DurationWord | null;
}

/** Everything. */
export const emptyFilter: CatalogueFilter = { search: '', tags: [], duration: null };

/** The default size of a page (CAT-09, LIM-01). */
export const pageSize = 25;

/** The longest search text that is sent. */
export const searchLimit = 200;

/** The filter in the query part of an address. Unknown words are left out. */
export function readFilter(search: string): CatalogueFilter {
  const parameters = new URLSearchParams(search);
  const duration = parameters.get('duration');
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, searchLimit),
    tags: [...new Set(parameters.getAll('tag').filter((tag) => tag !== ''))],
    duration: duration !== null && Object.hasOwn(durationBuckets, duration) ? (duration as DurationWord) : null,
  };
}

/** The query part for a filter, empty for the empty one. */
export function writeFilter({ search, tags, duration }: CatalogueFilter): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  for (const tag of tags) parameters.append('tag', tag);
  if (duration) parameters.set('duration', duration);
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** True when nothing is narrowed. */
export function isEmptyFilter({ search, tags, duration }: CatalogueFilter): boolean {
  return search === '' && tags.length === 0 && duration === null;
}

/** Variables of the catalogue's query. */
export interface CatalogueVariables {
  count: number;
  filter: { search?: string; tags?: readonly string[]; duration?: (typeof durationBuckets)[DurationWord] } | null;
}

/** The variables for the query part of an address. Null stands for no filter, so that the unfiltered page is one document. */
export function catalogueVariables(search: string): CatalogueVariables {
  const filter = readFilter(search);
  if (isEmptyFilter(filter)) return { count: pageSize, filter: null };
  return {
    count: pageSize,
    filter: {
      ...(filter.search ? { search: filter.search } : {}),
      ...(filter.tags.length > 0 ? { tags: filter.tags } : {}),
      ...(filter.duration ? { duration: durationBuckets[filter.duration] } : {}),
    },
  };
}

/** How many filters are on: each tag counts, the search and the duration once. */
export function countFilters({ search, tags, duration }: CatalogueFilter): number {
  return (search ? 1 : 0) + tags.length + (duration ? 1 : 0);
}
