import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import type { PresenceAnswer, RequestAnswer } from '../presence/presencePorts.ts';
import { commit } from './commit.ts';
import { coursePresence } from './coursePresence.ts';
import type { answerLockRequestMutation } from './__generated__/answerLockRequestMutation.graphql.ts';

/** Says to someone who asks for the lock that it takes a while, or no (BEY-08). Rejects when it is refused, and without an answer. */
export async function answerLockRequest(
  environment: Environment,
  input: { courseId: number; userId: number; answer: RequestAnswer },
): Promise<PresenceAnswer> {
  const { answerLockRequest: payload } = await commit<answerLockRequestMutation>(
    environment,
    graphql`
      mutation answerLockRequestMutation($input: AnswerLockRequestInput!) {
        answerLockRequest(input: $input) {
          presence {
            ...coursePresence_presence
          }
          userErrors {
            code
          }
        }
      }
    `,
    { input: { courseId: String(input.courseId), userId: String(input.userId), answer: input.answer } },
  );
  const { presence, userErrors } = answered(payload);
  if (!presence) throw new Error(`Presence was refused with ${userErrors[0]?.code}.`);
  return coursePresence(presence);
}
