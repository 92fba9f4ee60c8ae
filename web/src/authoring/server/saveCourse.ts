import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import type { SaveAnswer, SaveRequest } from '../editor/editorPorts.ts';
import { commit } from './commit.ts';
import { failureOf, refusedAsAWhole } from './refusedWrite.ts';
import type { saveCourseMutation } from './__generated__/saveCourseMutation.graphql.ts';

/** Sends a save, and gives its outcome (SAVE-03, SAVE-09…SAVE-13). Rejects when nobody knows whether it arrived. */
export async function saveCourse(
  environment: Environment,
  courseId: number,
  { changes, version, lockToken, force, auto, grading, idempotencyKey }: SaveRequest,
): Promise<SaveAnswer> {
  const sent = commit<saveCourseMutation>(
    environment,
    graphql`
      mutation saveCourseMutation($input: SaveCourseInput!) {
        saveCourse(input: $input) {
          course {
            version
          }
          created {
            clientKey
            rawId
          }
          losses {
            learnerCount
            lectures {
              lectureId
              name
            }
            lectureCount
            questions {
              questionId
              text
              lectureName
            }
            questionCount
          }
          undecided {
            questionId
            text
            lectureName
            gainCount
            loseCount
            againCount
          }
          gradingJob {
            jobId
          }
          lock {
            holder {
              userId
              name
              username
            }
          }
          currentVersion
          userErrors {
            code
            message
            field
            params
          }
        }
      }
    `,
    {
      input: {
        ...changes,
        courseId: String(courseId),
        version,
        lockToken,
        force,
        autoSave: auto,
        askGrading: true,
        grading,
        idempotencyKey,
      },
    },
  );
  const answer = await sent.then(({ saveCourse: payload }) => answered(payload)).catch(refusedAsAWhole);
  if ('why' in answer) return { ok: false, failure: answer };
  return answer.course
    ? {
        ok: true,
        version: answer.course.version,
        gradingJobId: answer.gradingJob?.jobId ?? null,
        created: (answer.created ?? []).map(({ clientKey, rawId: id }) => ({ clientKey, id })),
      }
    : { ok: false, failure: failureOf(answer) };
}
