import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { Failure } from '../errors/errorText.ts';
import { useEnterSession } from './useEnterSession.ts';
import type { RegisterInput, useRegisterMutation } from './__generated__/useRegisterMutation.graphql.ts';

/** Creates an account and signs in (AUTH-02, AUTH-15). A refusal without a code counts as 59 (ERR-17). */
export function useRegister(): { register: (input: RegisterInput) => void; pending: boolean; failure: Failure | null } {
  const enterSession = useEnterSession();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useRegisterMutation>(graphql`
    mutation useRegisterMutation($input: RegisterInput!) {
      register(input: $input) {
        viewer {
          ...useEnterSession_viewer
        }
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  const register = useCallback(
    (input: RegisterInput) => {
      setFailure(null);
      commit({
        variables: { input },
        onCompleted: ({ register: { viewer, userErrors } }) => {
          if (viewer) enterSession(viewer);
          else setFailure(userErrors[0] ?? { code: '59' });
        },
        onError: setFailure,
      });
    },
    [commit, enterSession],
  );
  return { register, pending, failure };
}
