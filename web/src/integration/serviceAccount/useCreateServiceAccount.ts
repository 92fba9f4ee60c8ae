import { graphql } from 'react-relay';
import type { FieldFailure } from '../../errors/fieldFailure.ts';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type {
  CreateServiceAccountInput,
  useCreateServiceAccountMutation,
} from './__generated__/useCreateServiceAccountMutation.graphql.ts';

interface Outcome {
  readonly onDone: () => void;
  readonly onFailed: (failure: FieldFailure) => void;
}

/** Makes an account for a program. */
export function useCreateServiceAccount(): [
  create: (input: CreateServiceAccountInput, outcome: Outcome) => void,
  pending: boolean,
  failure: FieldFailure | null,
] {
  const [submit, pending, failure] = useRefusableMutation<useCreateServiceAccountMutation>(graphql`
    mutation useCreateServiceAccountMutation($input: CreateServiceAccountInput!) {
      createServiceAccount(input: $input) {
        serviceAccount {
          id
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
