import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../../errors/answered.ts';
import type { FieldFailure } from '../../../identity/fieldFailure.ts';
import type { useErasePersonMutation } from './__generated__/useErasePersonMutation.graphql.ts';

/** Erases somebody with everything of theirs; `confirmUsername` is their address, typed again. */
export function useErasePerson(
  onErased: () => void,
): [erase: (userId: number, confirmUsername: string) => void, pending: boolean, failure: FieldFailure | null] {
  const [failure, setFailure] = useState<FieldFailure | null>(null);
  const [commit, pending] = useMutation<useErasePersonMutation>(graphql`
    mutation useErasePersonMutation($input: ErasePersonalDataInput!) {
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
    (userId: number, confirmUsername: string) => {
      setFailure(null);
      commit({
        variables: { input: { userId: String(userId), confirmUsername } },
        onCompleted: ({ erasePersonalData }) => {
          const { erased, userErrors } = answered(erasePersonalData);
          if (erased) onErased();
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit, onErased],
  );
  return [erase, pending, failure];
}
