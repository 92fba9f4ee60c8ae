import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { FieldFailure } from '../fieldFailure.ts';
import type { useResetPasswordMutation } from './__generated__/useResetPasswordMutation.graphql.ts';

/** Sets a new password with the token of a mail (AUTH-04). A refusal without a code counts as 59 (ERR-20). */
export function useResetPassword(onReset: () => void): {
  reset: (input: { token: string; password: string }) => void;
  pending: boolean;
  failure: FieldFailure | null;
} {
  const [failure, setFailure] = useState<FieldFailure | null>(null);
  const [commit, pending] = useMutation<useResetPasswordMutation>(graphql`
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
  `);
  const reset = useCallback(
    (input: { token: string; password: string }) => {
      setFailure(null);
      commit({
        variables: { input },
        onCompleted: ({ resetPassword }) => {
          const payload = answered(resetPassword);
          if (payload.reset) onReset();
          else setFailure(payload.userErrors[0] ?? { code: '59' });
        },
        onError: setFailure,
      });
    },
    [commit, onReset],
  );
  return { reset, pending, failure };
}
