import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { UpdateGroupInput, useUpdateGroupMutation } from './__generated__/useUpdateGroupMutation.graphql.ts';

/** Saves what is said of a group (BEY-13). */
export function useUpdateGroup(
  onSaved: () => void,
): [save: (input: UpdateGroupInput) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useUpdateGroupMutation>(graphql`
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
      setFailure(null);
      commit({
        variables: { input },
        onCompleted({ updateGroup }) {
          const { group, userErrors } = answered(updateGroup);
          if (group) onSaved();
          else setFailure(userErrors[0] ?? null);
        },
        onError: setFailure,
      });
    },
    [commit, onSaved],
  );
  return [save, pending, failure];
}
