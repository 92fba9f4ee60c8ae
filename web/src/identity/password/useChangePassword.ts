import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { FieldFailure } from '../fieldFailure.ts';
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
} from './__generated__/useChangePasswordMutation.graphql.ts';

/** Changes the password of the signed-in person, which ends their other sessions. `onChanged` is called when it holds. */
export function useChangePassword(onChanged: () => void): {
  change: (input: ChangePasswordInput) => void;
  pending: boolean;
  failure: FieldFailure | null;
} {
  const [failure, setFailure] = useState<FieldFailure | null>(null);
  const [commit, pending] = useMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        changed
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  const change = useCallback(
    (input: ChangePasswordInput) => {
      setFailure(null);
      commit({
        variables: { input },
        onCompleted: ({ changePassword }) => {
          const { changed, userErrors } = answered(changePassword);
          if (changed) onChanged();
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit, onChanged],
  );
  return { change, pending, failure };
}
