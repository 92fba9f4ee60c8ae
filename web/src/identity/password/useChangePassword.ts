import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { FieldFailure } from '../../errors/fieldFailure.ts';
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
} from './__generated__/useChangePasswordMutation.graphql.ts';

/** Changes the password of the signed-in person, which ends their other sessions. `onChanged` is called when it holds. */
export function useChangePassword(onChanged: () => void): {
  change: (input: ChangePasswordInput) => void;
  pending: boolean;
  failure: FieldFailure | null;
} {
  const [commit, pending, failure] = useRefusableMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        changed
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  const change = useCallback(
    (input: ChangePasswordInput) => {
      commit({
        variables: { input },
        result: ({ changed }) => changed,
        onDone: onChanged,
      });
    },
    [commit, onChanged],
  );
  return { change, pending, failure };
}
