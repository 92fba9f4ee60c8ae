import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useDeleteScimTokenMutation } from './__generated__/useDeleteScimTokenMutation.graphql.ts';

/** Withdraws the token that was made then, and no other. */
export function useDeleteScimToken(
  createTime: string | null,
  onDeleted: () => void,
): [withdraw: () => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useDeleteScimTokenMutation>(graphql`
    mutation useDeleteScimTokenMutation($input: DeleteScimTokenInput!) {
      deleteScimToken(input: $input) {
        workspace {
          ...ScimCard_workspace
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const withdraw = useCallback(() => {
    setFailure(null);
    commit({
      variables: { input: { createTime } },
      onCompleted: ({ deleteScimToken }) => {
        const [refusal] = answered(deleteScimToken).userErrors;
        if (refusal) setFailure(refusal);
        else onDeleted();
      },
      onError: setFailure,
    });
  }, [commit, createTime, onDeleted]);
  return [withdraw, pending, failure];
}
