import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useRestoreAccessMutation } from './__generated__/useRestoreAccessMutation.graphql.ts';

/** Gives access back to somebody who lost it (INTG-06, OP-130). The person is given by their global id. */
export function useRestoreAccess(): [restore: (userId: string) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useRestoreAccessMutation>(graphql`
    mutation useRestoreAccessMutation($input: RestoreAccessInput!) {
      restoreAccess(input: $input) {
        person {
          id
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
  const restore = useCallback(
    (userId: string) => {
      setFailure(null);
      commit({
        variables: { input: { userId } },
        onCompleted: ({ restoreAccess }) => setFailure(answered(restoreAccess).userErrors[0] ?? null),
        onError: setFailure,
      });
    },
    [commit],
  );
  return [restore, pending, failure];
}
