import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { readDifference, type Difference } from '../revision.ts';
import type { readComparisonQuery } from './__generated__/readComparisonQuery.graphql.ts';

/** Two versions of a course, by their numbers. */
export interface Compared {
  readonly courseId: number;
  readonly before: number;
  readonly after: number;
}

/** What is different in one revision from any other. Rejects when that could not be read, or one of them is no more. */
export async function readComparison(
  environment: Environment,
  { courseId, before, after }: Compared,
): Promise<Difference> {
  const answer = await fetchQuery<readComparisonQuery>(
    environment,
    graphql`
      query readComparisonQuery($courseId: ID!, $before: Int!, $after: Int!) @throwOnFieldError {
        authoredCourse(id: $courseId) {
          revision(version: $after) {
            difference(since: $before) {
              ...revision_changes
            }
          }
        }
      }
    `,
    { courseId: String(courseId), before, after },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const difference = answer?.authoredCourse?.revision?.difference;
  if (!difference) throw new Error('The versions could not be compared.');
  return readDifference(difference);
}
