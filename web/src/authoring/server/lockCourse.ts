import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
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
  const { lockCourse: payload } = await commit<lockCourseMutation>(
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
          fence
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
  const { lock, fence, presence: present, userErrors } = answered(payload);
  const presence = present ? coursePresence(present) : null;
  if (fence != null) return { outcome: 'locked', fence, presence };
  if (lock != null) return { outcome: 'held', by: lock.holder, presence };
  throw new Error(`The lock was refused with ${userErrors[0]?.code}.`);
}
