import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useDeleteGroupMutation } from './__generated__/useDeleteGroupMutation.graphql.ts';

/** Deletes a group; its people stay (BEY-13). */
export function useDeleteGroup(
  onDeleted: () => void,
): [send: (groupId: string) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useDeleteGroupMutation>(graphql`
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
      setFailure(null);
      commit({
        variables: { input: { groupId } },
        onCompleted({ deleteGroup }) {
          const { deletedGroupId, userErrors } = answered(deleteGroup);
          if (deletedGroupId) onDeleted();
          else setFailure(userErrors[0] ?? null);
        },
        onError: setFailure,
      });
    },
    [commit, onDeleted],
  );
  return [send, pending, failure];
}
