import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
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
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        ...useEnterSession_payload
        userErrors {
          code
          params
        }
      }
    }
  `);
  const signIn = useCallback(
    (input: SignInInput) => {
      setFailure(null);
      commit({
        variables: { input },
        onCompleted: ({ signIn }) => {
          const payload = answered(signIn);
          if (!enterSession(payload, next)) setFailure(payload.userErrors[0] ?? { code: '59' });
        },
        onError: setFailure,
      });
    },
    [commit, enterSession, next],
  );
  return { signIn, pending, failure };
}
