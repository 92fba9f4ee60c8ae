import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../../errors/useRefusableMutation.ts';
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
  const [commit, pending, failure] = useRefusableMutation<useGroupCourseAssignMutation>(graphql`
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
      commit({
        variables: { input },
        result: ({ group }) => group,
        onDone: onSaved,
      });
    },
    [commit, onSaved],
  );
  return [send, pending, failure];
}

/** Ends it; anyone who is enrolled stays so. */
export function useRemoveGroupCourse(onRemoved: () => void): Send<RemoveGroupCourseInput> {
  const [commit, pending, failure] = useRefusableMutation<useGroupCourseRemoveMutation>(graphql`
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
      commit({
        variables: { input },
        result: ({ group }) => group,
        onDone: onRemoved,
      });
    },
    [commit, onRemoved],
  );
  return [send, pending, failure];
}
