import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import { refusalOf } from '../../errors/refusal.ts';
import type { Failure } from '../../errors/errorText.ts';
import type {
  ExternalRealm,
  useStartExternalSignInMutation,
} from './__generated__/useStartExternalSignInMutation.graphql.ts';

/** Gives what begins a sign-in at a provider: where to send the person, or why not. Only a web address counts as one. */
export function useStartExternalSignIn(): (
  input: { realm: ExternalRealm; redirectUri: string },
  onStarted: (started: { authorizationUrl: string; state: string }) => void,
  onFailed: (failure: Failure) => void,
) => void {
  const [commit] = useMutation<useStartExternalSignInMutation>(graphql`
    mutation useStartExternalSignInMutation($input: StartExternalSignInInput!) {
      startExternalSignIn(input: $input) {
        authorizationUrl
        state
        userErrors {
          code
          params
        }
      }
    }
  `);
  return useCallback(
    (input, onStarted, onFailed) => {
      commit({
        variables: { input },
        onCompleted: ({ startExternalSignIn }) => {
          const payload = answered(startExternalSignIn);
          const { authorizationUrl, state } = payload;
          if (authorizationUrl && state && /^https?:\/\//i.test(authorizationUrl)) {
            onStarted({ authorizationUrl, state });
          } else onFailed(refusalOf(payload, '59'));
        },
        onError: onFailed,
      });
    },
    [commit],
  );
}
