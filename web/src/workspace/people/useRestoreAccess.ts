import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useRestoreAccessMutation } from './__generated__/useRestoreAccessMutation.graphql.ts';

/** Gives access back to someone who lost it (INTG-06, OP-130). The person is given by their global id. */
export function useRestoreAccess(): [restore: (userId: string) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useRestoreAccessMutation>(graphql`
    mutation useRestoreAccessMutation($input: RestoreAccessInput!) {
      restoreAccess(input: $input) {
        person {
          id
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
  const restore = useCallback(
    (userId: string) => {
      commit({
        variables: { input: { userId } },
      });
    },
    [commit],
  );
  return [restore, pending, failure];
}
