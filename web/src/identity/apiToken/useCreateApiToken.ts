import { graphql } from 'react-relay';
import type { FieldFailure } from '../../errors/fieldFailure.ts';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type {
  CreateApiTokenInput,
  useCreateApiTokenMutation,
} from './__generated__/useCreateApiTokenMutation.graphql.ts';

interface Outcome {
  /** Hears the token, which is told here and never again. */
  readonly onDone: (token: string) => void;
  readonly onFailed: (failure: FieldFailure) => void;
}

/** Makes an API token of the viewer. */
export function useCreateApiToken(): [
  create: (input: CreateApiTokenInput, outcome: Outcome) => void,
  pending: boolean,
  failure: FieldFailure | null,
] {
  const [submit, pending, failure] = useRefusableMutation<useCreateApiTokenMutation>(graphql`
    mutation useCreateApiTokenMutation($input: CreateApiTokenInput!) {
      createApiToken(input: $input) {
        token
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  return [
    (input, { onDone, onFailed }) => submit({ variables: { input }, result: ({ token }) => token, onDone, onFailed }),
    pending,
    failure,
  ];
}
