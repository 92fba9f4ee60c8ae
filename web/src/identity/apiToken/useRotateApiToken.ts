import { graphql } from 'react-relay';
import type { FieldFailure } from '../../errors/fieldFailure.ts';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type {
  RotateApiTokenInput,
  useRotateApiTokenMutation,
} from './__generated__/useRotateApiTokenMutation.graphql.ts';

/** Puts another token in the place of one of the viewer. It is told here and never again. */
export function useRotateApiToken(): [
  rotate: (input: RotateApiTokenInput, onDone: (token: string) => void) => void,
  pending: boolean,
  failure: FieldFailure | null,
] {
  const [submit, pending, failure] = useRefusableMutation<useRotateApiTokenMutation>(graphql`
    mutation useRotateApiTokenMutation($input: RotateApiTokenInput!) {
      rotateApiToken(input: $input) {
        token
        apiToken {
          ...TokenFacts_token
        }
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  return [(input, onDone) => submit({ variables: { input }, result: ({ token }) => token, onDone }), pending, failure];
}
