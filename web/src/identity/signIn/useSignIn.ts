import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import { useEnterSession } from './useEnterSession.ts';
import type { SignInInput, useSignInMutation } from './__generated__/useSignInMutation.graphql.ts';

/**
 * Signs in with e-mail and password and goes on to `next` (AUTH-09). A refusal or failure stays until the next attempt; one
 * without a code counts as 59 (ERR-19).
 */
export function useSignIn(next: string): {
  signIn: (input: SignInInput) => void;
  pending: boolean;
  failure: Failure | null;
} {
  const enterSession = useEnterSession();
  const [commit, pending, failure] = useRefusableMutation<useSignInMutation>(
    graphql`
      mutation useSignInMutation($input: SignInInput!) {
        signIn(input: $input) {
          ...useEnterSession_payload
          userErrors {
            code
            params
          }
        }
      }
    `,
    '59',
  );
  const signIn = useCallback(
    (input: SignInInput) => {
      commit({
        variables: { input },
        result: (payload) => enterSession(payload, next),
      });
    },
    [commit, enterSession, next],
  );
  return { signIn, pending, failure };
}
