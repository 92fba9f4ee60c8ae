import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useChangeRightsMutation } from './__generated__/useChangeRightsMutation.graphql.ts';

/** The rights of a person. */
export interface Rights {
  createCourse: boolean;
  createVoucher: boolean;
}

/**
 * Gives or withdraws one right (STAFF-01); the other stays as it is, which may be otherwise than it shows here. It shows at once, and goes
 * back when it is refused.
 */
export function useChangeRights(): [
  change: (person: { id: string } & Rights, change: Partial<Rights>) => void,
  pending: boolean,
  failure: Failure | null,
] {
  const [commit, pending, failure] = useRefusableMutation<useChangeRightsMutation>(graphql`
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
    (person: { id: string } & Rights, rights: Partial<Rights>) => {
      commit({
        variables: { input: { userId: person.id, ...rights } },
        optimisticResponse: { changeRights: { person: { ...person, ...rights }, userErrors: [] } },
      });
    },
    [commit],
  );
  return [change, pending, failure];
}
