import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useRequestPasswordResetMutation } from './__generated__/useRequestPasswordResetMutation.graphql.ts';

/**
 * Asks for the mail with a link to set a new password (AUTH-03). `onAccepted` is called for unknown addresses as well. A refusal
 * without a code counts as 59 (ERR-20).
 */
export function useRequestPasswordReset(onAccepted: () => void): {
  request: (username: string) => void;
  pending: boolean;
  failure: Failure | null;
} {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useRequestPasswordResetMutation>(graphql`
    mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        accepted
        userErrors {
          code
          params
        }
      }
    }
  `);
  const request = useCallback(
    (username: string) => {
      setFailure(null);
      commit({
        variables: { input: { username } },
        onCompleted: ({ requestPasswordReset }) => {
          const { accepted, userErrors } = answered(requestPasswordReset);
          if (accepted) onAccepted();
          else setFailure(userErrors[0] ?? { code: '59' });
        },
        onError: setFailure,
      });
    },
    [commit, onAccepted],
  );
  return { request, pending, failure };
}
