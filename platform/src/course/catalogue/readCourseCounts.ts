import type { Database } from '../../db/database.ts';
import { readRecent } from '../../db/replica/readRecent.ts';
import type { Id } from '../../shared/id.ts';
import { countCourses, type CountedFilter } from './courseCountQueries.ts';
import { durationBuckets, type DurationBucket } from './durationBuckets.ts';

export interface CourseCountsWire {
  readonly anyDuration: number;
  readonly durations: readonly { readonly duration: DurationBucket; readonly count: number }[];
  readonly tags: readonly { readonly id: Id; readonly count: number }[];
}

/** How many courses each bucket and each of the tags would leave, given the rest of the filter. */
export const readCourseCounts = (db: Database, workspaceId: Id, filter: CountedFilter): Promise<CourseCountsWire> =>
  readRecent(db, workspaceId, async (trx) => {
    const rows = await countCourses(trx, filter);
    const ofDurations = rows.filter((row) => row.tag_id === null);
    const ofTags = new Map(rows.map((row) => [row.tag_id, row.count]));
    return {
      anyDuration: ofDurations.reduce((sum, { count }) => sum + count, 0),
      durations: durationBuckets.map((duration) => ({
        duration,
        count: ofDurations.find(({ bucket }) => bucket === duration)?.count ?? 0,
      })),
      tags: filter.tagIds.map((id) => ({ id, count: ofTags.get(id) ?? 0 })),
    };
  });
