import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../../errors/useRefusableMutation.ts';
import type { FieldFailure } from '../../../errors/fieldFailure.ts';
import type { useErasePersonMutation } from './__generated__/useErasePersonMutation.graphql.ts';

/** Erases someone with everything of theirs; `confirmUsername` is their address, typed again. */
export function useErasePerson(
  onErased: () => void,
): [erase: (userId: number, confirmUsername: string) => void, pending: boolean, failure: FieldFailure | null] {
  const [commit, pending, failure] = useRefusableMutation<useErasePersonMutation>(graphql`
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
      commit({
        variables: { input: { userId: String(userId), confirmUsername } },
        result: ({ erased }) => erased,
        onDone: onErased,
      });
    },
    [commit, onErased],
  );
  return [erase, pending, failure];
}
