import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { FieldFailure } from '../fieldFailure.ts';
import { useEnterSession } from './useEnterSession.ts';
import type { RegisterInput, useRegisterMutation } from './__generated__/useRegisterMutation.graphql.ts';

/** Creates an account, signs in (AUTH-02, AUTH-15) and goes on to `next`. A refusal without a code counts as 59 (ERR-17). */
export function useRegister(next: string): {
  register: (input: RegisterInput) => void;
  pending: boolean;
  failure: FieldFailure | null;
} {
  const enterSession = useEnterSession();
  const [failure, setFailure] = useState<FieldFailure | null>(null);
  const [commit, pending] = useMutation<useRegisterMutation>(graphql`
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
  `);
  const register = useCallback(
    (input: RegisterInput) => {
      setFailure(null);
      commit({
        variables: { input },
        onCompleted: ({ register }) => {
          const payload = answered(register);
          if (!enterSession(payload, next)) setFailure(payload.userErrors[0] ?? { code: '59' });
        },
        onError: setFailure,
      });
    },
    [commit, enterSession, next],
  );
  return { register, pending, failure };
}
