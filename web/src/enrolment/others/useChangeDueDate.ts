import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useChangeDueDateMutation } from './__generated__/useChangeDueDateMutation.graphql.ts';

/** Changes until when a user course should be completed, null for whenever (BEY-13). */
export function useChangeDueDate(
  onChanged: () => void,
): [change: (userCourseId: string, dueTime: string | null) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useChangeDueDateMutation>(graphql`
    mutation useChangeDueDateMutation($input: UpdateUserCourseInput!) {
      updateUserCourse(input: $input) {
        userCourse {
          id
          dueTime
          overdue
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
      commit({
        variables: { input: { userCourseId, dueTime } },
        result: ({ userCourse }) => userCourse,
        onDone: onChanged,
      });
    },
    [commit, onChanged],
  );
  return [change, pending, failure];
}
