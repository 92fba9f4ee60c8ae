import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { CatalogueVariables } from './catalogueFilter.ts';
import type { fetchCourseCountsQuery } from './__generated__/fetchCourseCountsQuery.graphql.ts';

/** How many courses each choice would leave: by bucket of durations, by global id of a tag, and without a duration (`''`). */
export type CourseCounts = ReadonlyMap<string, number>;

/** As many as are counted at once. */
const mostTags = 200;

/** Null when they cannot be read. */
export async function fetchCourseCounts(
  environment: IEnvironment,
  filter: CatalogueVariables['filter'],
  tagIds: readonly string[],
): Promise<CourseCounts | null> {
  const counted = tagIds.slice(0, mostTags);
  const answer = await fetchQuery<fetchCourseCountsQuery>(
    environment,
    graphql`
      query fetchCourseCountsQuery($filter: CourseFilter, $tagIds: [ID!]) @throwOnFieldError {
        courseCounts(filter: $filter, tagIds: $tagIds) {
          anyDurationCount
          durations {
            duration
            courseCount
          }
          tags {
            courseCount
          }
        }
      }
    `,
    { filter, tagIds: counted },
  ).toPromise();
  const counts = answer?.courseCounts;
  if (!counts) return null;
  return new Map([
    ['', counts.anyDurationCount],
    ...counts.durations.map(({ duration, courseCount }) => [duration as string, courseCount] as const),
    ...counts.tags.map(({ courseCount }, index) => [counted[index] as string, courseCount] as const),
  ]);
}
