import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { FieldFailure } from '../../errors/fieldFailure.ts';
import type { useChangeAdminMutation } from './__generated__/useChangeAdminMutation.graphql.ts';

/** What is asked: who, whether they are to run the workspace, and the password of the admin who asks, where there is one. */
export interface AdminChange {
  readonly userId: string;
  readonly admin: boolean;
  readonly password?: string;
}

/** Gives or takes the right to run the workspace (OP-131). */
export function useChangeAdmin(
  onDone: () => void,
): [change: (asked: AdminChange) => void, pending: boolean, failure: FieldFailure | null] {
  const [commit, pending, failure] = useRefusableMutation<useChangeAdminMutation>(graphql`
    mutation useChangeAdminMutation($input: ChangeAdminInput!) {
      changeAdmin(input: $input) {
        person {
          id
          admin
          adminPromised
        }
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  const change = useCallback(
    (input: AdminChange) => {
      commit({
        variables: { input },
        onDone,
      });
    },
    [commit, onDone],
  );
  return [change, pending, failure];
}
