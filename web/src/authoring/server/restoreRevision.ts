import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import type { SaveFailure } from '../save/saveMachine.ts';
import { commit } from './commit.ts';
import { failureOf, refusedAsAWhole } from './refusedWrite.ts';
import type { restoreRevisionMutation } from './__generated__/restoreRevisionMutation.graphql.ts';

export interface RestoreRequest {
  readonly courseId: string;
  /** The revision that the course is to be again. */
  readonly revision: number;
  /** The version that it has now. */
  readonly version: number;
  readonly lockToken: number | null;
  /** In spite of what learners lose (SAVE-13). */
  readonly force: boolean;
  readonly idempotencyKey: string;
}

/** Makes a course what it was in one of its revisions (BEY-01); why not, or null. Rejects when nobody knows whether it arrived. */
export async function restoreRevision(environment: Environment, input: RestoreRequest): Promise<SaveFailure | null> {
  const sent = commit<restoreRevisionMutation>(
    environment,
    graphql`
      mutation restoreRevisionMutation($input: RestoreCourseRevisionInput!) {
        restoreCourseRevision(input: $input) {
          course {
            version
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
    { input },
  );
  const answer = await sent.then(({ restoreCourseRevision }) => answered(restoreCourseRevision)).catch(refusedAsAWhole);
  if ('why' in answer) return answer;
  return answer.course ? null : failureOf(answer);
}
