import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { FieldFailure } from '../../errors/fieldFailure.ts';
import type { useResetPasswordMutation } from './__generated__/useResetPasswordMutation.graphql.ts';

/** Sets a new password with the token of a mail (AUTH-04). A refusal without a code counts as 59 (ERR-20). */
export function useResetPassword(onReset: () => void): {
  reset: (input: { token: string; password: string }) => void;
  pending: boolean;
  failure: FieldFailure | null;
} {
  const [commit, pending, failure] = useRefusableMutation<useResetPasswordMutation>(
    graphql`
      mutation useResetPasswordMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          reset
          userErrors {
            code
            field
            params
          }
        }
      }
    `,
    '59',
  );
  const reset = useCallback(
    (input: { token: string; password: string }) => {
      commit({
        variables: { input },
        result: ({ reset: isReset }) => isReset,
        onDone: onReset,
      });
    },
    [commit, onReset],
  );
  return { reset, pending, failure };
}
