import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { FieldFailure } from '../../errors/fieldFailure.ts';
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
  const [commit, pending, failure] = useRefusableMutation<useEraseAccountMutation>(graphql`
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
      commit({
        variables: { input: { confirmUsername, ...(password === undefined ? {} : { password }) } },
        result: ({ erased }) => erased,
        onDone: () => void leave({ erased: true }),
      });
    },
    [commit, leave],
  );
  return { erase, pending, failure };
}
