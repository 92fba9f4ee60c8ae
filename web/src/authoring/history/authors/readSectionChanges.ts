import { fetchQuery, graphql, type Environment } from 'react-relay';
import type {
  readSectionChangesQuery,
  readSectionChangesQuery$data,
} from './__generated__/readSectionChangesQuery.graphql.ts';

export type SectionChange = NonNullable<
  NonNullable<readSectionChangesQuery$data['authoredCourse']>['sectionChanges']
>[number];

/** When each section of a lecture became what it is, and by whom, by its raw id. */
export async function readSectionChanges(
  environment: Environment,
  courseId: number,
  lectureId: number,
): Promise<ReadonlyMap<number, SectionChange>> {
  const answer = await fetchQuery<readSectionChangesQuery>(
    environment,
    graphql`
      query readSectionChangesQuery($courseId: ID!, $lectureId: ID!) @throwOnFieldError {
        authoredCourse(id: $courseId) {
          sectionChanges(lectureId: $lectureId) {
            sectionId
            saveTime
            savedBy {
              name
              username
            }
            kind
            exact
          }
        }
      }
    `,
    { courseId: String(courseId), lectureId: String(lectureId) },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const changes = answer?.authoredCourse?.sectionChanges;
  if (!changes) throw new Error('The course has no such lecture.');
  return new Map(changes.map((change) => [change.sectionId, change]));
}
