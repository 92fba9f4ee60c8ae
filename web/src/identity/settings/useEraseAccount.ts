import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { FieldFailure } from '../fieldFailure.ts';
import { useLeave } from '../useLeave.ts';
import type { useEraseAccountMutation } from './__generated__/useEraseAccountMutation.graphql.ts';

/**
 * Erases the account of the signed-in person and leaves, with all that this browser keeps of them. `confirmUsername` is their e-mail
 * address, typed again; `password` theirs, if they have one.
 */
export function useEraseAccount(): {
  erase: (confirmUsername: string, password: string | undefined) => void;
  pending: boolean;
  failure: FieldFailure | null;
} {
  const leave = useLeave();
  const [failure, setFailure] = useState<FieldFailure | null>(null);
  const [commit, pending] = useMutation<useEraseAccountMutation>(graphql`
    mutation useEraseAccountMutation($input: ErasePersonalDataInput!) {
      erasePersonalData(input: $input) {
        erased
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  const erase = useCallback(
    (confirmUsername: string, password: string | undefined) => {
      setFailure(null);
      commit({
        variables: { input: { confirmUsername, ...(password === undefined ? {} : { password }) } },
        onCompleted: ({ erasePersonalData }) => {
          const { erased, userErrors } = answered(erasePersonalData);
          if (erased) void leave({ erased: true });
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit, leave],
  );
  return { erase, pending, failure };
}
