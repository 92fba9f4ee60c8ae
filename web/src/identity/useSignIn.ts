import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { Failure } from '../errors/errorText.ts';
import { useEnterSession } from './useEnterSession.ts';
import type { useSignInMutation } from './__generated__/useSignInMutation.graphql.ts';

/** Signs in with e-mail and password (AUTH-09). A refusal or failure stays until the next attempt. */
export function useSignIn(): {
  signIn: (input: { username: string; password: string }) => void;
  pending: boolean;
  failure: Failure | null;
} {
  const enterSession = useEnterSession();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        viewer {
          ...useEnterSession_viewer
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const signIn = useCallback(
    (input: { username: string; password: string }) => {
      setFailure(null);
      commit({
        variables: { input },
        onCompleted: ({ signIn: { viewer, userErrors } }) => {
          if (viewer) enterSession(viewer);
          else setFailure(userErrors[0] ?? { code: '59' });
        },
        onError: setFailure,
      });
    },
    [commit, enterSession],
  );
  return { signIn, pending, failure };
}
