import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { HeldBackChanges, Standing } from '../heldBack/heldBackPorts.ts';
import type { readHeldBackQuery } from './__generated__/readHeldBackQuery.graphql.ts';

/** What is different from what learners have of a course, as it is now; null where nothing is. Rejects when that could not be read. */
export async function readHeldBack(
  environment: Environment,
  courseId: string,
): Promise<{ readonly course: Standing; readonly changes: HeldBackChanges | null }> {
  const answer = await fetchQuery<readHeldBackQuery>(
    environment,
    graphql`
      query readHeldBackQuery($courseId: ID!) @throwOnFieldError {
        authoredCourse(id: $courseId) {
          version
          liveVersion
          holdsChangesBack
          publishTime
          publishGradings {
            questionId
            text
            lectureName
            grading
          }
          heldBackChanges @catch(to: RESULT) {
            totalCount
            changes {
              kind
              part
              rawId
              name
              sectionType
              module {
                rawId
                name
              }
              lecture {
                rawId
                name
              }
              fromModule {
                rawId
                name
              }
              fromLecture {
                rawId
                name
              }
              nextName
              fields {
                field
                before
                after
              }
            }
          }
        }
      }
    `,
    { courseId },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const course = answer?.authoredCourse;
  if (!course) throw new Error('The course is gone.');
  const { version, liveVersion, heldBackChanges } = course;
  const changes = heldBackChanges.ok ? (heldBackChanges.value ?? null) : null;
  if (version !== liveVersion && changes === null) throw new Error('What is held back could not be read.');
  return { course, changes };
}
