import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import type { HeldBackAnswer } from '../heldBack/heldBackPorts.ts';
import { commit } from './commit.ts';
import { failureOf, refusedAsAWhole } from './refusedWrite.ts';
import type {
  publishChangesMutation,
  PublishCourseChangesInput,
} from './__generated__/publishChangesMutation.graphql.ts';

/** Makes changes live that were held back (BEY-24). Rejects when nobody knows whether it arrived. */
export async function publishChanges(
  environment: Environment,
  input: PublishCourseChangesInput,
): Promise<HeldBackAnswer> {
  const sent = commit<publishChangesMutation>(
    environment,
    graphql`
      mutation publishChangesMutation($input: PublishCourseChangesInput!) {
        publishCourseChanges(input: $input) {
          course {
            version
            liveVersion
            holdsChangesBack
            publishTime
            ...StateCell_course
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
    { input: { ...input, askGrading: true } },
  );
  const answer = await sent.then(({ publishCourseChanges: payload }) => answered(payload)).catch(refusedAsAWhole);
  if ('why' in answer) return { ok: false, failure: answer };
  return answer.course
    ? { ok: true, course: answer.course, gradingJobId: answer.gradingJob?.jobId ?? null }
    : { ok: false, failure: failureOf(answer) };
}
