import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { FieldFailure } from '../../identity/fieldFailure.ts';
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
  const [failure, setFailure] = useState<FieldFailure | null>(null);
  const [commit, pending] = useMutation<useChangeAdminMutation>(graphql`
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
      setFailure(null);
      commit({
        variables: { input },
        onCompleted: ({ changeAdmin }) => {
          const refusal = answered(changeAdmin).userErrors[0] ?? null;
          setFailure(refusal);
          if (refusal === null) onDone();
        },
        onError: setFailure,
      });
    },
    [commit, onDone],
  );
  return [change, pending, failure];
}
