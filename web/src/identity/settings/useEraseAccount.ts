import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import { useSession } from '../../session.ts';
import type { FieldFailure } from '../fieldFailure.ts';
import type { useEraseAccountMutation } from './__generated__/useEraseAccountMutation.graphql.ts';

/**
 * Erases the account of the signed-in person and leaves. `confirmUsername` is their e-mail address, typed again; `password` theirs, if they
 * have one.
 */
export function useEraseAccount(): {
  erase: (confirmUsername: string, password: string | undefined) => void;
  pending: boolean;
  failure: FieldFailure | null;
} {
  const session = useSession();
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
          if (erased) session.signedOut();
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit, session],
  );
  return { erase, pending, failure };
}
