import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../../errors/answered.ts';
import type { Failure } from '../../../errors/errorText.ts';
import type {
  AssignGroupCourseInput,
  useGroupCourseAssignMutation,
} from './__generated__/useGroupCourseAssignMutation.graphql.ts';
import type {
  RemoveGroupCourseInput,
  useGroupCourseRemoveMutation,
} from './__generated__/useGroupCourseRemoveMutation.graphql.ts';

type Send<Input> = [send: (input: Input) => void, pending: boolean, failure: Failure | null];

/** Has everyone of a group take a course, or changes when it is due (OP-129). */
export function useAssignGroupCourse(onSaved: () => void): Send<AssignGroupCourseInput> {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useGroupCourseAssignMutation>(graphql`
    mutation useGroupCourseAssignMutation($input: AssignGroupCourseInput!) {
      assignGroupCourse(input: $input) {
        group {
          ...GroupCourses_group
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const send = useCallback(
    (input: AssignGroupCourseInput) => {
      setFailure(null);
      commit({
        variables: { input },
        onCompleted({ assignGroupCourse }) {
          const { group, userErrors } = answered(assignGroupCourse);
          if (group) onSaved();
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit, onSaved],
  );
  return [send, pending, failure];
}

/** Ends it; whoever is enrolled stays so. */
export function useRemoveGroupCourse(onRemoved: () => void): Send<RemoveGroupCourseInput> {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useGroupCourseRemoveMutation>(graphql`
    mutation useGroupCourseRemoveMutation($input: RemoveGroupCourseInput!) {
      removeGroupCourse(input: $input) {
        group {
          ...GroupCourses_group
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const send = useCallback(
    (input: RemoveGroupCourseInput) => {
      setFailure(null);
      commit({
        variables: { input },
        onCompleted({ removeGroupCourse }) {
          const { group, userErrors } = answered(removeGroupCourse);
          if (group) onRemoved();
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit, onRemoved],
  );
  return [send, pending, failure];
}
