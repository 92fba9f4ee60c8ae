import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import type { HeldBackAnswer } from '../heldBack/heldBackPorts.ts';
import { commit } from './commit.ts';
import { failureOf, refusedAsAWhole } from './refusedWrite.ts';
import type {
  holdChangesBackMutation,
  HoldCourseChangesBackInput,
} from './__generated__/holdChangesBackMutation.graphql.ts';

/** Holds changes of a course back from now on, or no longer (BEY-24). Rejects when nobody knows whether it arrived. */
export async function holdChangesBack(
  environment: Environment,
  input: HoldCourseChangesBackInput,
): Promise<HeldBackAnswer> {
  const sent = commit<holdChangesBackMutation>(
    environment,
    graphql`
      mutation holdChangesBackMutation($input: HoldCourseChangesBackInput!) {
        holdCourseChangesBack(input: $input) {
          course {
            version
            liveVersion
            holdsChangesBack
            publishTime
            ...StateCell_course
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
    { input },
  );
  const answer = await sent.then(({ holdCourseChangesBack: payload }) => answered(payload)).catch(refusedAsAWhole);
  if ('why' in answer) return { ok: false, failure: answer };
  return answer.course
    ? { ok: true, course: answer.course }
    : { ok: false, failure: failureOf({ ...answer, losses: null, currentVersion: null }) };
}
