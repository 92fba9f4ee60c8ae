import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import { commit } from './commit.ts';
import type { OwnedLock } from './publishCourse.ts';
import type { deleteCourseMutation } from './__generated__/deleteCourseMutation.graphql.ts';

export interface DeleteRequest {
  /** Raw or global. */
  readonly courseId: string;
  /** In spite of another's lock and of what learners lose. */
  readonly force: boolean;
  readonly lockToken?: number | null;
}

/** Whether it is gone, or the refusal, with what stands in its way. */
export type DeleteAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: string;
      readonly params?: unknown;
      readonly lock?: OwnedLock | null;
      /** Learners who would lose progress. */
      readonly learners?: number | null;
    };

/** Deletes a course (CRS-18, OP-55). Rejects when nobody knows whether it arrived. */
export async function deleteCourse(environment: Environment, request: DeleteRequest): Promise<DeleteAnswer> {
  const { deleteCourse: payload } = await commit<deleteCourseMutation>(
    environment,
    graphql`
      mutation deleteCourseMutation($input: DeleteCourseInput!) {
        deleteCourse(input: $input) {
          losses {
            learnerCount
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
            params
          }
        }
      }
    `,
    { input: request },
  );
  const { losses, lock, userErrors } = answered(payload);
  const [failure] = userErrors;
  return failure ? { ok: false, ...failure, lock, learners: losses?.learnerCount } : { ok: true };
}
