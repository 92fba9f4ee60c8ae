import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { missingFile, type MissingFile } from '../check/missingFile.ts';
import type { readMissingFilesQuery } from './__generated__/readMissingFilesQuery.graphql.ts';

/** What a course names, as it is stored, and this workspace does not have. Rejects when that could not be read. */
export async function readMissingFiles(environment: Environment, courseId: number): Promise<readonly MissingFile[]> {
  const answer = await fetchQuery<readMissingFilesQuery>(
    environment,
    graphql`
      query readMissingFilesQuery($courseId: ID!) @throwOnFieldError {
        authoredCourse(id: $courseId) {
          missingFiles {
            address
          }
        }
      }
    `,
    { courseId: String(courseId) },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return (answer?.authoredCourse?.missingFiles ?? []).map(({ address }) => missingFile(address));
}
