import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { LectureContent, LectureDraft } from '../../draft/courseDraft.ts';
import { readLecture } from '../../draft/readDraft.ts';
import { readLectureContent } from '../../server/readContent.ts';
import type { readRevisedLectureQuery } from './__generated__/readRevisedLectureQuery.graphql.ts';

/** A lecture as it was in a revision, as a draft has lectures; its keys are its own. */
export type RevisedLecture = LectureDraft & { readonly content: LectureContent };

const newKey = (): string => crypto.randomUUID();

/** Null where the course had no such lecture then. Rejects when it could not be read. */
export async function readRevisedLecture(
  environment: Environment,
  { courseId, version, lectureId }: { readonly courseId: number; readonly version: number; readonly lectureId: number },
): Promise<RevisedLecture | null> {
  const answer = await fetchQuery<readRevisedLectureQuery>(
    environment,
    graphql`
      query readRevisedLectureQuery($courseId: ID!, $version: Int!, $lectureId: ID!) @throwOnFieldError {
        authoredCourse(id: $courseId) {
          revision(version: $version) {
            lecture(lectureId: $lectureId) {
              lectureId
              name
              description
              durationMinutes
              headerImageUrl
              mediaSource {
                url
                startTime
                endTime
              }
              navigationMode
              questionBank {
                draws {
                  weight
                  drawCount
                }
              }
              content {
                ...readContent_lecture
              }
            }
          }
        }
      }
    `,
    { courseId: String(courseId), version, lectureId: String(lectureId) },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const revision = answer?.authoredCourse?.revision;
  if (!revision) throw new Error('There is no such version any more.');
  const { lecture } = revision;
  return lecture ? { ...readLecture(lecture, newKey), content: readLectureContent(lecture.content, newKey) } : null;
}
