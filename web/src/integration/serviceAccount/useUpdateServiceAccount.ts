import { graphql } from 'react-relay';
import type { FieldFailure } from '../../errors/fieldFailure.ts';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type {
  UpdateServiceAccountInput,
  useUpdateServiceAccountMutation,
} from './__generated__/useUpdateServiceAccountMutation.graphql.ts';

interface Outcome {
  readonly onDone: () => void;
  readonly onFailed?: (failure: FieldFailure) => void;
}

/** Changes, disables or enables an account for a program. */
export function useUpdateServiceAccount(): [
  update: (input: UpdateServiceAccountInput, outcome: Outcome) => void,
  pending: boolean,
  failure: FieldFailure | null,
] {
  const [submit, pending, failure] = useRefusableMutation<useUpdateServiceAccountMutation>(graphql`
    mutation useUpdateServiceAccountMutation($input: UpdateServiceAccountInput!) {
      updateServiceAccount(input: $input) {
        serviceAccount {
          ...ServiceAccountItem_account
        }
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  return [(input, outcome) => submit({ variables: { input }, ...outcome }), pending, failure];
}
