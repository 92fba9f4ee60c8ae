import { graphql } from 'react-relay';
import type { FieldFailure } from '../../errors/fieldFailure.ts';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { useDeleteServiceAccountMutation } from './__generated__/useDeleteServiceAccountMutation.graphql.ts';

/** Deletes an account for a program with its tokens. */
export function useDeleteServiceAccount(): [
  remove: (serviceAccountId: string, onDone: () => void) => void,
  pending: boolean,
  failure: FieldFailure | null,
] {
  const [submit, pending, failure] = useRefusableMutation<useDeleteServiceAccountMutation>(graphql`
    mutation useDeleteServiceAccountMutation($input: DeleteServiceAccountInput!) {
      deleteServiceAccount(input: $input) {
        deletedServiceAccountId
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  return [
    (serviceAccountId, onDone) => submit({ variables: { input: { serviceAccountId } }, onDone }),
    pending,
    failure,
  ];
}
