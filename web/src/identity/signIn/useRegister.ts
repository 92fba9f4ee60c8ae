import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { FieldFailure } from '../../errors/fieldFailure.ts';
import { useEnterSession } from './useEnterSession.ts';
import type { RegisterInput, useRegisterMutation } from './__generated__/useRegisterMutation.graphql.ts';

/** Creates an account, signs in (AUTH-02, AUTH-15) and goes on to `next`. A refusal without a code counts as 59 (ERR-17). */
export function useRegister(next: string): {
  register: (input: RegisterInput) => void;
  pending: boolean;
  failure: FieldFailure | null;
} {
  const enterSession = useEnterSession();
  const [commit, pending, failure] = useRefusableMutation<useRegisterMutation>(
    graphql`
      mutation useRegisterMutation($input: RegisterInput!) {
        register(input: $input) {
          ...useEnterSession_payload
          userErrors {
            code
            field
            params
          }
        }
      }
    `,
    '59',
  );
  const register = useCallback(
    (input: RegisterInput) => {
      commit({
        variables: { input },
        result: (payload) => enterSession(payload, next),
      });
    },
    [commit, enterSession, next],
  );
  return { register, pending, failure };
}
