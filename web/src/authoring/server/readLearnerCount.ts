import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { readLearnerCountQuery } from './__generated__/readLearnerCountQuery.graphql.ts';

/** How many people have ever enrolled in a course, as it is now; null when that could not be read. */
export const readLearnerCount = (environment: Environment, courseId: number): Promise<number | null> =>
  fetchQuery<readLearnerCountQuery>(
    environment,
    graphql`
      query readLearnerCountQuery($courseId: ID!) @throwOnFieldError {
        authoredCourse(id: $courseId) {
          learnerCount
        }
      }
    `,
    { courseId: String(courseId) },
    { fetchPolicy: 'network-only' },
  )
    .toPromise()
    .then((answer) => answer?.authoredCourse?.learnerCount ?? null)
    .catch(() => null);
