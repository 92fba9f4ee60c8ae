import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import { askBeforeLeaving } from '../../offline/leaving.ts';
import { useLeave } from '../useLeave.ts';
import type { useSignOutEverywhereMutation } from './__generated__/useSignOutEverywhereMutation.graphql.ts';

/**
 * Ends every session of the person, this one included. Other than signing out here alone it is not done before the server says so:
 * nobody may believe that a lost device is signed out while it is not. Anyone who has done something that waits is asked first (BEY-18).
 */
export function useSignOutEverywhere(): { signOut: () => void; pending: boolean; failure: Failure | null } {
  const leave = useLeave();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useSignOutEverywhereMutation>(graphql`
    mutation useSignOutEverywhereMutation($input: SignOutInput!) {
      signOut(input: $input) {
        signedOut
      }
    }
  `);
  const signOut = useCallback(() => {
    setFailure(null);
    askBeforeLeaving(() =>
      commit({
        variables: { input: { everywhere: true } },
        onCompleted: ({ signOut }) => {
          const { signedOut } = answered(signOut);
          if (signedOut) void leave();
          else setFailure({ code: '-1' });
        },
        onError: setFailure,
      }),
    );
  }, [commit, leave]);
  return { signOut, pending, failure };
}
