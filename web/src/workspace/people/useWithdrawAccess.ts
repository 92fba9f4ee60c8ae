import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useWithdrawAccessMutation } from './__generated__/useWithdrawAccessMutation.graphql.ts';

/** Withdraws someone's access (OP-130). The person is given by their global id. */
export function useWithdrawAccess(
  onDone: () => void,
): [withdraw: (userId: string) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useWithdrawAccessMutation>(graphql`
    mutation useWithdrawAccessMutation($input: WithdrawAccessInput!) {
      withdrawAccess(input: $input) {
        person {
          id
          status
          leaveTime
          leftBy
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const withdraw = useCallback(
    (userId: string) => {
      commit({
        variables: { input: { userId } },
        onDone,
      });
    },
    [commit, onDone],
  );
  return [withdraw, pending, failure];
}
