import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useChangeRightsMutation } from './__generated__/useChangeRightsMutation.graphql.ts';

/** The rights of a person. */
export interface Rights {
  createCourse: boolean;
  createVoucher: boolean;
}

/** Gives a person exactly these rights (STAFF-01). They show at once, and go back when they are refused. */
export function useChangeRights(): [
  change: (userId: string, rights: Rights) => void,
  pending: boolean,
  failure: Failure | null,
] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useChangeRightsMutation>(graphql`
    mutation useChangeRightsMutation($input: ChangeRightsInput!) {
      changeRights(input: $input) {
        person {
          id
          createCourse
          createVoucher
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const change = useCallback(
    (userId: string, rights: Rights) => {
      setFailure(null);
      commit({
        variables: { input: { userId, ...rights } },
        optimisticResponse: { changeRights: { person: { id: userId, ...rights }, userErrors: [] } },
        onCompleted: ({ changeRights }) => setFailure(answered(changeRights).userErrors[0] ?? null),
        onError: setFailure,
      });
    },
    [commit],
  );
  return [change, pending, failure];
}
