import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { heavyFault, missingFault, type FileFault } from '../check/fileFault.ts';
import type { readFileFaultsQuery } from './__generated__/readFileFaultsQuery.graphql.ts';

/** What is amiss with the files that a course names, as it is stored. Rejects when that could not be read. */
export async function readFileFaults(environment: Environment, courseId: number): Promise<readonly FileFault[]> {
  const answer = await fetchQuery<readFileFaultsQuery>(
    environment,
    graphql`
      query readFileFaultsQuery($courseId: ID!) @throwOnFieldError {
        authoredCourse(id: $courseId) {
          missingFiles {
            address
          }
          heavyFiles {
            address
          }
        }
      }
    `,
    { courseId: String(courseId) },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const { missingFiles, heavyFiles } = answer?.authoredCourse ?? {};
  return [
    ...(missingFiles ?? []).map(({ address }) => missingFault(address)),
    ...(heavyFiles ?? []).map(({ address }) => heavyFault(address)),
  ];
}
