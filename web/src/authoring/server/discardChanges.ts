import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import type { HeldBackAnswer } from '../heldBack/heldBackPorts.ts';
import { commit } from './commit.ts';
import { failureOf, refusedAsAWhole } from './refusedWrite.ts';
import type {
  discardChangesMutation,
  DiscardCourseChangesInput,
} from './__generated__/discardChangesMutation.graphql.ts';

/** Gives changes up that were held back: the course is what learners have (BEY-24). Rejects when nobody knows whether it arrived. */
export async function discardChanges(
  environment: Environment,
  input: DiscardCourseChangesInput,
): Promise<HeldBackAnswer> {
  const sent = commit<discardChangesMutation>(
    environment,
    graphql`
      mutation discardChangesMutation($input: DiscardCourseChangesInput!) {
        discardCourseChanges(input: $input) {
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
  const answer = await sent.then(({ discardCourseChanges: payload }) => answered(payload)).catch(refusedAsAWhole);
  if ('why' in answer) return { ok: false, failure: answer };
  return answer.course
    ? { ok: true, course: answer.course }
    : { ok: false, failure: failureOf({ ...answer, losses: null }) };
}
