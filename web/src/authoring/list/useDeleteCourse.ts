import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { Holder } from './useCourseErrorText.ts';
import type { useDeleteCourseMutation } from './__generated__/useDeleteCourseMutation.graphql.ts';

/** Why a course was not deleted. `learners` and `lock` are what it may be deleted in spite of. */
export interface DeleteRefusal {
  readonly failure: Failure;
  /** Learners who would lose progress. */
  readonly learners: number | null;
  readonly lock: Holder | null;
}

/** Deletes a course (CRS-18, OP-55); `force` in spite of what was refused before. */
export function useDeleteCourse(
  courseId: string,
  onDeleted: () => void,
): [send: (force: boolean) => void, pending: boolean, refusal: DeleteRefusal | null] {
  const [refusal, setRefusal] = useState<DeleteRefusal | null>(null);
  const [commit, pending] = useMutation<useDeleteCourseMutation>(graphql`
    mutation useDeleteCourseMutation($input: DeleteCourseInput!) {
      deleteCourse(input: $input) {
        deletedCourseId
        losses {
          learnerCount
        }
        lock {
          holder {
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
  `);
  const send = useCallback(
    (force: boolean) =>
      void commit({
        variables: { input: { courseId, force } },
        onCompleted: ({ deleteCourse }) => {
          const { userErrors, losses, lock } = answered(deleteCourse);
          const [failure] = userErrors;
          if (failure) setRefusal({ failure, learners: losses?.learnerCount ?? null, lock: lock ?? null });
          else onDeleted();
        },
        onError: (failure) => setRefusal({ failure, learners: null, lock: null }),
      }),
    [commit, courseId, onDeleted],
  );
  return [send, pending, refusal];
}
