import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { useSession } from '../session.ts';
import type { useSignOutMutation } from './__generated__/useSignOutMutation.graphql.ts';

/**
 * Ends the session (AUTH-11): the server revokes the tokens and clears the cookie, then a fresh document forgets the rest.
 * The person leaves also when the server could not be reached: what a device shows must not depend on the network.
 */
export function useSignOut(): [signOut: () => void, pending: boolean] {
  const session = useSession();
  const [commit, pending] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation($input: SignOutInput!) {
      signOut(input: $input) {
        signedOut
      }
    }
  `);
  const signOut = useCallback(() => {
    commit({ variables: { input: {} }, onCompleted: () => session.signedOut(), onError: () => session.signedOut() });
  }, [commit, session]);
  return [signOut, pending];
}
