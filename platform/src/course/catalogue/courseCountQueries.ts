/** How many courses of the catalogue each value of a filter leaves. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { workspaceOf, type Trx } from '../../db/database.ts';
import { rsqlWhere } from '../../http/rsql.ts';
import type { Id } from '../../shared/id.ts';
import { courseSelectors, withTag } from '../courseListQueries.ts';
import { boundsOfBuckets, type DurationBounds, type DurationBucket } from './durationBuckets.ts';

export interface CountedFilter {
  /** What all counts are narrowed by. */
  readonly q: string | undefined;
  /** Names of chosen tags in any case: a course matches with any of them. They do not narrow the counts of tags. */
  readonly tagNames: readonly string[];
  /** The chosen bucket, which does not narrow the counts of buckets. */
  readonly duration: DurationBucket | undefined;
  /** The tags to count. */
  readonly tagIds: readonly Id[];
}

export interface CourseCountRow {
  /** Null in rows that count a bucket. */
  readonly tag_id: Id | null;
  /** Null in rows that count a tag, and for courses without a duration. */
  readonly bucket: DurationBucket | null;
  readonly count: number;
}

/** One row for each bucket and each tag that leaves a course, in one pass over the catalogue. */
export async function countCourses(
  trx: Trx,
  { q, tagNames, duration, tagIds }: CountedFilter,
): Promise<readonly CourseCountRow[]> {
  const workspaceId = workspaceOf(trx);
  const chosen =
    tagNames.length === 0
      ? sql<SqlBool>`true`
      : withTag(sql<SqlBool>`lower(tag.name) = any(${tagNames.map((name) => name.toLowerCase())}::text[])`);
  const { rows } = await sql<CourseCountRow>`
    with listed as materialized (
      select course.course_id, ${bucketOf(sql`course.duration`)} as bucket, ${chosen} as chosen
      from course
      where course.workspace_id = ${workspaceId} and course.published and not course.template
        and ${rsqlWhere(q, courseSelectors)}
    )
    select null::bigint as tag_id, listed.bucket, count(*)::integer as count
    from listed
    where listed.chosen
    group by listed.bucket
    union all
    select course_tag.tag_id, null, count(*)::integer
    from listed join course_tag on course_tag.workspace_id = ${workspaceId} and course_tag.course_id = listed.course_id
    where course_tag.tag_id = any(${[...tagIds]}::bigint[])
      and (${duration ?? null}::text is null or listed.bucket = ${duration ?? null}::text)
    group by course_tag.tag_id`.execute(trx);
  return rows;
}

/** The bucket that a duration in minutes falls into as text; null for a course without one. */
const bucketOf = (duration: RawBuilder<unknown>): RawBuilder<DurationBucket | null> =>
  sql`case ${sql.join(
    boundsOfBuckets.map(([bucket, bounds]) => sql`when ${within(duration, bounds)} then ${sql.lit(bucket)}`),
    sql` `,
  )} end`;

function within(duration: RawBuilder<unknown>, { from, above, below, upTo }: DurationBounds): RawBuilder<SqlBool> {
  const conditions = [
    from === undefined ? [] : sql<SqlBool>`${duration} >= ${sql.lit(from)}`,
    above === undefined ? [] : sql<SqlBool>`${duration} > ${sql.lit(above)}`,
    below === undefined ? [] : sql<SqlBool>`${duration} < ${sql.lit(below)}`,
    upTo === undefined ? [] : sql<SqlBool>`${duration} <= ${sql.lit(upTo)}`,
  ].flat();
  return sql.join(conditions, sql` and `);
}
