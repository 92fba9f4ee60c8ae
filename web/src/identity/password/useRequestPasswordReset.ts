import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
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
  const [commit, pending, failure] = useRefusableMutation<useRequestPasswordResetMutation>(
    graphql`
      mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          accepted
          userErrors {
            code
            params
          }
        }
      }
    `,
    '59',
  );
  const request = useCallback(
    (username: string) => {
      commit({
        variables: { input: { username } },
        result: ({ accepted }) => accepted,
        onDone: onAccepted,
      });
    },
    [commit, onAccepted],
  );
  return { request, pending, failure };
}
