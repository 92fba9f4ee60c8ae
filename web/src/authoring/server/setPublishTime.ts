import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import type { HeldBackAnswer } from '../heldBack/heldBackPorts.ts';
import { commit } from './commit.ts';
import { failureOf, refusedAsAWhole } from './refusedWrite.ts';
import type {
  setPublishTimeMutation,
  ScheduleCoursePublicationInput,
} from './__generated__/setPublishTimeMutation.graphql.ts';

/** Sets when what is held back of a course then becomes live (BEY-24, OP-262). Rejects when nobody knows whether it arrived. */
export async function setPublishTime(
  environment: Environment,
  input: ScheduleCoursePublicationInput,
): Promise<HeldBackAnswer> {
  const sent = commit<setPublishTimeMutation>(
    environment,
    graphql`
      mutation setPublishTimeMutation($input: ScheduleCoursePublicationInput!) {
        scheduleCoursePublication(input: $input) {
          course {
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
            ...StateCell_course
          }
          undecided {
            questionId
            text
            lectureName
            gainCount
            loseCount
            againCount
          }
          lock {
            holder {
              userId
              name
              username
            }
          }
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
  const answer = await sent.then(({ scheduleCoursePublication: payload }) => answered(payload)).catch(refusedAsAWhole);
  if ('why' in answer) return { ok: false, failure: answer };
  return answer.course
    ? { ok: true, course: answer.course }
    : { ok: false, failure: failureOf({ ...answer, losses: null, currentVersion: null }) };
}
