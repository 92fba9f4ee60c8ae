import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import { RequestError } from '../../requestError.ts';
import type { LockAnswer } from '../editor/editorPorts.ts';
import type { PresenceAnswer } from '../presence/presencePorts.ts';
import { commit } from './commit.ts';
import { coursePresence } from './coursePresence.ts';
import type { lockCourseMutation } from './__generated__/lockCourseMutation.graphql.ts';

/** Takes or renews the lock of a course (LOCK-01, LOCK-04); with `takeOver` also from who holds it (LOCK-07). Rejects when it is refused. */
export async function lockCourse(
  environment: Environment,
  input: { courseId: number | string; takeOver: boolean },
): Promise<LockAnswer & { readonly presence: PresenceAnswer | null }> {
  const sent = commit<lockCourseMutation>(
    environment,
    graphql`
      mutation lockCourseMutation($input: LockCourseInput!) {
        lockCourse(input: $input) {
          lock {
            holder {
              userId
              name
              username
            }
          }
          lockToken
          presence {
            ...coursePresence_presence
          }
          userErrors {
            code
          }
        }
      }
    `,
    { input: { courseId: String(input.courseId), takeOver: input.takeOver } },
  );
  const answer = await sent.then(({ lockCourse: payload }) => answered(payload)).catch(deniedAsAWhole);
  if (answer === null) return { outcome: 'denied', presence: null };
  const { lock, lockToken, presence: present, userErrors } = answer;
  const presence = present ? coursePresence(present) : null;
  if (lockToken != null) return { outcome: 'locked', lockToken, presence };
  if (lock != null) return { outcome: 'held', by: lock.holder, presence };
  if (isDenial(userErrors[0]?.code)) return { outcome: 'denied', presence };
  throw new Error(`The lock was refused with ${userErrors[0]?.code}.`);
}

/** Of those who may not edit the course any more, or where it is gone. */
const isDenial = (code: string | undefined): boolean => code === 'FORBIDDEN' || code === 'NOT_FOUND';

function deniedAsAWhole(error: unknown): null {
  if (error instanceof RequestError && isDenial(error.code)) return null;
  throw error;
}
