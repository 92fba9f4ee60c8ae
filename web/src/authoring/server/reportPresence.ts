import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import type { PresenceAnswer } from '../presence/presencePorts.ts';
import { commit } from './commit.ts';
import { coursePresence } from './coursePresence.ts';
import type { reportPresenceMutation } from './__generated__/reportPresenceMutation.graphql.ts';

/** Tells that one looks on while someone else edits a course (BEY-08). Rejects when it is refused, and without an answer. */
export async function reportPresence(environment: Environment, courseId: number): Promise<PresenceAnswer> {
  const { reportPresence: payload } = await commit<reportPresenceMutation>(
    environment,
    graphql`
      mutation reportPresenceMutation($input: ReportPresenceInput!) {
        reportPresence(input: $input) {
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
