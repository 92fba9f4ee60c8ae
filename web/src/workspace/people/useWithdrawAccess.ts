import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useWithdrawAccessMutation } from './__generated__/useWithdrawAccessMutation.graphql.ts';

/** Withdraws somebody's access (OP-130). The person is given by their global id. */
export function useWithdrawAccess(
  onDone: () => void,
): [withdraw: (userId: string) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useWithdrawAccessMutation>(graphql`
    mutation useWithdrawAccessMutation($input: WithdrawAccessInput!) {
      withdrawAccess(input: $input) {
        person {
          id
          status
          leftTime
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
      setFailure(null);
      commit({
        variables: { input: { userId } },
        onCompleted: ({ withdrawAccess }) => {
          const refusal = answered(withdrawAccess).userErrors[0] ?? null;
          setFailure(refusal);
          if (refusal === null) onDone();
        },
        onError: setFailure,
      });
    },
    [commit, onDone],
  );
  return [withdraw, pending, failure];
}
