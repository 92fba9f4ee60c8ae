import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useChangeDueDateMutation } from './__generated__/useChangeDueDateMutation.graphql.ts';

/** Changes until when a user course should be completed, null for whenever (BEY-13). */
export function useChangeDueDate(
  onChanged: () => void,
): [change: (userCourseId: string, dueTime: string | null) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useChangeDueDateMutation>(graphql`
    mutation useChangeDueDateMutation($input: UpdateUserCourseInput!) {
      updateUserCourse(input: $input) {
        userCourse {
          id
          dueTime
          isOverdue
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const change = useCallback(
    (userCourseId: string, dueTime: string | null) => {
      setFailure(null);
      commit({
        variables: { input: { userCourseId, dueTime } },
        onCompleted: ({ updateUserCourse }) => {
          const { userCourse, userErrors } = answered(updateUserCourse);
          if (userCourse) onChanged();
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit, onChanged],
  );
  return [change, pending, failure];
}
