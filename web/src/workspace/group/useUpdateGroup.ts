import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { UpdateGroupInput, useUpdateGroupMutation } from './__generated__/useUpdateGroupMutation.graphql.ts';

/** Saves what is said of a group (BEY-13). */
export function useUpdateGroup(
  onSaved: () => void,
): [save: (input: UpdateGroupInput) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useUpdateGroupMutation>(graphql`
    mutation useUpdateGroupMutation($input: UpdateGroupInput!) {
      updateGroup(input: $input) {
        group {
          id
          ...GroupHead_group
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const save = useCallback(
    (input: UpdateGroupInput) => {
      commit({
        variables: { input },
        result: ({ group }) => group,
        onDone: onSaved,
      });
    },
    [commit, onSaved],
  );
  return [save, pending, failure];
}
