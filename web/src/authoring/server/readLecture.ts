import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { LectureContent, NewKey } from '../draft/courseDraft.ts';
import { readLectureContent } from './readContent.ts';
import type { readLectureQuery } from './__generated__/readLectureQuery.graphql.ts';

/** Sections and questions of one lecture; null when there is no such lecture for this viewer. Rejects when they could not be read. */
export async function readLecture(
  environment: Environment,
  ids: { courseId: number; lectureId: number },
  newKey: NewKey,
): Promise<LectureContent | null> {
  const answer = await fetchQuery<readLectureQuery>(
    environment,
    graphql`
      query readLectureQuery($courseId: ID!, $lectureId: ID!) @throwOnFieldError {
        authoredLecture(courseId: $courseId, lectureId: $lectureId) {
          content {
            ...readContent_lecture
          }
        }
      }
    `,
    { courseId: String(ids.courseId), lectureId: String(ids.lectureId) },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const lecture = answer?.authoredLecture;
  if (!lecture) {
    return null;
  }
  if (!lecture.content) {
    throw new Error('The content of the lecture could not be read.');
  }
  return readLectureContent(lecture.content, newKey);
}
