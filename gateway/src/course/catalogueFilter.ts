/** The filter of the catalogue as `q` (CAT-03…CAT-05, CAT-10, OP-04, OP-47). */
import { badInput } from '../errors.ts';
import type { CourseFilter, DurationBucket } from '../generated/resolverTypes.ts';
import { allOf, anyOf, changedSince, contains } from '../rsql.ts';

const longestSearch = 200;
const mostTags = 20;
/** Of all tags of a filter together; with them and the longest search text `q` stays below the platform's 2,000 characters. */
const longestTags = 500;

/** Minutes from (inclusive) and to; `upTo` is included, `below` is not (OP-47). */
const buckets: Readonly<
  Record<
    DurationBucket,
    { readonly from?: number; readonly below?: number; readonly upTo?: number; readonly above?: number }
  >
> = {
  UNDER_30_MIN: { below: 30 },
  FROM_30_MIN_TO_2_H: { from: 30, below: 120 },
  FROM_2_H_TO_4_H: { from: 120, upTo: 240 },
  OVER_4_H: { above: 240 },
};

/** Always excludes templates. Throws BAD_USER_INPUT for a search text that is too long, and for too many tags. */
export function toCatalogueQuery(filter: CourseFilter | null | undefined): string {
  const search = filter?.search?.trim() ?? '';
  const tags = (filter?.tags ?? []).filter((tag) => tag !== '');
  if (search.length > longestSearch)
    throw badInput(`A search text has at most ${longestSearch} characters.`, 'filter.search');
  if (tags.length > mostTags) throw badInput(`A filter names at most ${mostTags} tags.`, 'filter.tags');
  const condition = tags.length === 0 ? undefined : anyOf('tags.name', tags);
  if (condition !== undefined && condition.length > longestTags)
    throw badInput(`The tags of a filter have at most ${longestTags} characters together.`, 'filter.tags');
  return allOf(
    'template==false',
    condition,
    search === '' ? undefined : `(${contains('name', search)},${contains('description', search)})`,
    filter?.duration == null ? undefined : durationCondition(filter.duration),
    changedSince(filter?.updatedSince),
  );
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
