import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { askBeforeLeaving } from '../offline/leaving.ts';
import { useLeave } from './useLeave.ts';
import type { useSignOutMutation } from './__generated__/useSignOutMutation.graphql.ts';

/**
 * Ends the session (AUTH-11): the server revokes the tokens and clears the cookie, then a fresh document forgets the rest.
 * The person leaves also when the server could not be reached: what a device shows must not depend on the network. Anyone who has done
 * something that waits to be sent is asked first, and no course stays on the device (BEY-18).
 */
export function useSignOut(): [signOut: () => void, pending: boolean] {
  const leave = useLeave();
  const [commit, pending] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation($input: SignOutInput!) {
      signOut(input: $input) {
        signedOut
      }
    }
  `);
  const signOut = useCallback(() => {
    const go = (): void => void leave();
    askBeforeLeaving(() => commit({ variables: { input: {} }, onCompleted: go, onError: go }));
  }, [commit, leave]);
  return [signOut, pending];
}
