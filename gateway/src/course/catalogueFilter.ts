/** The filter of the catalogue as `q` (CAT-03…CAT-05, CAT-10, OP-04, OP-47). */
import contract from '../../../contracts/durationBuckets.json' with { type: 'json' };
import { badInput } from '../errors.ts';
import type { CourseFilter, DurationBucket } from '../generated/resolverTypes.ts';
import { allOf, anyOf, changedSince, searchIn } from '../rsql.ts';

const longestSearch = 200;
const mostTags = 20;
/** Of all tags of a filter together; with them and the longest search text `q` stays below the platform's 2,000 characters. */
const longestTags = 500;

/** Minutes; `from` and `upTo` are included, `above` and `below` are not (OP-47). */
const buckets: Readonly<
  Record<
    DurationBucket,
    { readonly from?: number; readonly below?: number; readonly upTo?: number; readonly above?: number }
  >
> = contract;

/** Always excludes templates. Throws BAD_USER_INPUT for a search text that is too long, and for too many tags. */
export function toCatalogueQuery(filter: CourseFilter | null | undefined): string {
  const tags = tagsOf(filter);
  return allOf(
    unlisted,
    tags.length === 0 ? undefined : tagCondition(tags),
    searchCondition(filter),
    filter?.duration == null ? undefined : durationCondition(filter.duration),
    changedSince(filter?.updatedSince),
  );
}

/**
 * The filter in parts, for counts that leave one of them out: `q` is all but tags and duration. Throws as {@link toCatalogueQuery} does.
 */
export const toCountedFilter = (
  filter: CourseFilter | null | undefined,
): { readonly q: string; readonly tag: readonly string[]; readonly duration: DurationBucket | undefined } => ({
  q: allOf(unlisted, searchCondition(filter), changedSince(filter?.updatedSince)),
  tag: tagsOf(filter),
  duration: filter?.duration ?? undefined,
});

const unlisted = 'template==false';

const tagCondition = (tags: readonly string[]): string => anyOf('tags.name', tags);

function tagsOf(filter: CourseFilter | null | undefined): readonly string[] {
  const tags = (filter?.tags ?? []).filter((tag) => tag !== '');
  if (tags.length > mostTags) throw badInput(`A filter names at most ${mostTags} tags.`, 'filter.tags');
  if (tagCondition(tags).length > longestTags)
    throw badInput(`The tags of a filter have at most ${longestTags} characters together.`, 'filter.tags');
  return tags;
}

function searchCondition(filter: CourseFilter | null | undefined): string | undefined {
  const search = filter?.search?.trim() ?? '';
  if (search.length > longestSearch)
    throw badInput(`A search text has at most ${longestSearch} characters.`, 'filter.search');
  return search === '' ? undefined : searchIn(search, 'name', 'description');
}

/** For endpoints that ignore the condition: whether a duration in minutes falls into the bucket. Null never does. */
export function fitsBucket(duration: number | null, bucket: DurationBucket): boolean {
  if (duration === null) return false;
  const { from = 0, below = Infinity, upTo = Infinity, above = -1 } = buckets[bucket];
  return duration >= from && duration < below && duration <= upTo && duration > above;
}

function durationCondition(bucket: DurationBucket): string {
  const { from, below, upTo, above } = buckets[bucket];
  return allOf(
    from === undefined ? undefined : `duration=ge=${from}`,
    below === undefined ? undefined : `duration=lt=${below}`,
    upTo === undefined ? undefined : `duration=le=${upTo}`,
    above === undefined ? undefined : `duration=gt=${above}`,
  );
}
