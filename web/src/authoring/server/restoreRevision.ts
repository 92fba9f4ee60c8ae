import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import type { SaveFailure } from '../save/saveMachine.ts';
import type { QuestionGrading } from '../grading/grading.ts';
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
  /** What its author decided of earlier answers (OP-274). */
  readonly grading?: readonly QuestionGrading[];
  readonly idempotencyKey: string;
}

export type RestoreAnswer =
  | { readonly ok: true; readonly gradingJobId: number | null }
  | { readonly ok: false; readonly failure: SaveFailure };

/** Makes a course what it was in one of its revisions (BEY-01). Rejects when nobody knows whether it arrived. */
export async function restoreRevision(environment: Environment, input: RestoreRequest): Promise<RestoreAnswer> {
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
  const answer = await sent.then(({ restoreCourseRevision }) => answered(restoreCourseRevision)).catch(refusedAsAWhole);
  if ('why' in answer) return { ok: false, failure: answer };
  return answer.course
    ? { ok: true, gradingJobId: answer.gradingJob?.jobId ?? null }
    : { ok: false, failure: failureOf(answer) };
}
