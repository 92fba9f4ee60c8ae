import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import type { PresenceAnswer } from '../presence/presencePorts.ts';
import { commit } from './commit.ts';
import { coursePresence } from './coursePresence.ts';
import type { askForLockMutation } from './__generated__/askForLockMutation.graphql.ts';

/** Asks anyone who edits a course to hand it over (BEY-08). Rejects when it is refused, and without an answer. */
export async function askForLock(environment: Environment, courseId: number): Promise<PresenceAnswer> {
  const { askForLock: payload } = await commit<askForLockMutation>(
    environment,
    graphql`
      mutation askForLockMutation($input: AskForLockInput!) {
        askForLock(input: $input) {
          presence {
            ...coursePresence_presence
          }
          userErrors {
            code
          }
        }
      }
    `,
    { input: { courseId: String(courseId) } },
  );
  const { presence, userErrors } = answered(payload);
  if (!presence) throw new Error(`Presence was refused with ${userErrors[0]?.code}.`);
  return coursePresence(presence);
}
