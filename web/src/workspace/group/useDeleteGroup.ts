import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useDeleteGroupMutation } from './__generated__/useDeleteGroupMutation.graphql.ts';

/** Deletes a group; its people stay (BEY-13). */
export function useDeleteGroup(
  onDeleted: () => void,
): [send: (groupId: string) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useDeleteGroupMutation>(graphql`
    mutation useDeleteGroupMutation($input: DeleteGroupInput!) {
      deleteGroup(input: $input) {
        deletedGroupId
        userErrors {
          code
          params
        }
      }
    }
  `);
  const send = useCallback(
    (groupId: string) => {
      commit({
        variables: { input: { groupId } },
        result: ({ deletedGroupId }) => deletedGroupId,
        onDone: onDeleted,
      });
    },
    [commit, onDeleted],
  );
  return [send, pending, failure];
}
